/** Hungarian texts for the end of games: for results and TVs of any game in `play`, and of Codenames in `codenames`. */
import { result, share } from './codenames-result.ts';

export { replay } from './replay.ts';

export const play = {
  callOff: {
    title: 'Lefújod a játékot?',
    note: 'A játék itt véget ér, győztes nélkül. Ami titok, az titok marad.',
    yes: 'Lefújom',
    no: 'Játsszunk tovább',
  },
  result: {
    abandoned: 'Lefújva',
    abandonedNote: 'Ez a játék idő előtt véget ért. Senki sem nyert, a kulcs lepecsételve marad.',
    key: 'A teljes kulcs',
    story: 'Mi történt',
    best: 'A játék legjobb utalása: {word} ({name}). Megtalált ügynökök: {found}.',
    /** {n} is 3 or more. */
    bold: 'A legmerészebb tipp: {word} ({name}). Egyetlen utalásra ennyi tipp jutott: {n}.',
    close: {
      one: 'Hajszálon múlt: {team}, már csak {n} ügynök hiányzott.',
      other: 'Hajszálon múlt: {team}, már csak {n} ügynök hiányzott.',
    },
    youWon: 'Nyertetek',
    youLost: 'Vesztettetek',
    series: 'Az este állása: {score}',
    /** In a series, for people who play together. */
    wonLost: '{won} győzelem, {lost} vereség',
    /** A bot's opinion of a clue or a round. */
    askBot: 'Kérdezz meg egy botot',
    hideBot: 'A bot véleményének elrejtése',
    next: 'Legközelebbre',
    fair: 'Tiszta volt az osztás?',
    fairNote:
      'A játék előtt a ház megmutatta annak a számnak az ujjlenyomatát, amelyből mindent kiosztott. Most magát a számot mutatja. Ha az ujjlenyomat egyezik, útközben senki sem változtatott semmin.',
    commitment: 'Ujjlenyomat, a játék elejéről',
    seed: 'A szám, a játék végéről',
    check: 'Ellenőrzöm',
    fits: 'Egyezik: a szám SHA-256 lenyomata éppen ez.',
    fitsNot: 'Nem egyezik. Ne bízz ebben az osztásban.',
    proof: 'Az osztás összes adata',
    shareTitle: 'Meséld el másoknak',
    share: 'Szöveg másolása',
    shared: 'Másolva.',
    shareFailed: 'Nem sikerült másolni. Jelöld ki a szöveget, és másold ki kézzel.',
    shareNote: 'Egy fedőnév sincs benne: senkinek sem lövi le a poént.',
    again: 'Még egy játék',
    rotate: 'Szerepek továbbadása',
    toLobby: 'Vissza az eligazításra',
    waiting: 'A következő játékot a házigazda indítja: {name}.',
    imIn: 'Benne vagyok',
    in: 'Még egy játékra kész: {names}',
  },

  share: {
    abandoned: 'Lefújva',
    clues: { one: '{n} utalás', other: '{n} utalás' },
  },

  tv: {
    clueBy: '{name} utalása',
    next: 'És most? {name} új játékot indít, vagy jön az eligazítás.',
  },
} as const;

export const codenames = { result, share } as const;
