/** Finnish texts for the end of games: for results and TVs of any game in `play`, and of Codenames in `codenames`. */
import { result, share } from './codenames-result.ts';

export { replay } from './replay.ts';

export const play = {
  callOff: {
    title: 'Keskeytetäänkö peli?',
    note: 'Peli päättyy tähän ilman voittajaa. Salainen pysyy salaisena.',
    yes: 'Keskeytä',
    no: 'Jatka peliä',
  },
  result: {
    abandoned: 'Peli keskeytettiin',
    abandonedNote: 'Tämä peli jäi kesken. Kukaan ei voittanut, ja ratkaisu pysyy sinetöitynä.',
    key: 'Koko ratkaisu',
    story: 'Mitä tapahtui',
    best: 'Pelin paras vihje: {word}, jonka keksi {name}. Löydettyjä agentteja: {found}.',
    /** {n} is 3 or more. */
    bold: 'Rohkein arvaus: {word}, arvaajana {name}. Se oli saman vihjeen arvaus numero {n}.',
    close: {
      one: 'Tiukalla oli: joukkueelta {team} puuttui enää {n} agentti.',
      other: 'Tiukalla oli: joukkueelta {team} puuttui enää {n} agenttia.',
    },
    youWon: 'Voititte',
    youLost: 'Hävisitte',
    series: 'Ilta tähän asti: {score}',
    /** In a series, for people who play together. */
    wonLost: 'voittoja {won}, tappioita {lost}',
    /** A bot's opinion of a clue or a round. */
    askBot: 'Kysy botilta',
    hideBot: 'Piilota botin mielipide',
    next: 'Kokeilkaa ensi kerralla',
    fair: 'Oliko jako reilu?',
    fairNote:
      'Ennen peliä talo näytti sormenjäljen luvusta, josta kaikki jaettiin. Nyt se näyttää itse luvun. Jos sormenjälki täsmää, mitään ei ole vaihdettu matkan varrella.',
    commitment: 'Sormenjälki, näytetty alussa',
    seed: 'Luku, näytetty lopussa',
    check: 'Tarkista tässä',
    fits: 'Täsmää: luvun SHA-256 on juuri tämä sormenjälki.',
    fitsNot: 'Ei täsmää. Älä luota tähän jakoon.',
    proof: 'Kaikki tiedot jaosta',
    shareTitle: 'Kerro muille',
    share: 'Kopioi teksti',
    shared: 'Kopioitu.',
    shareFailed: 'Kopiointi ei onnistunut. Valitse teksti ja kopioi se käsin.',
    shareNote: 'Ei yhtään sanaa mukana, siis ei juonipaljastuksia.',
    again: 'Uusi peli',
    rotate: 'Roolit kiertoon',
    toLobby: 'Tilannehuoneeseen',
    waiting: 'Seuraavan pelin aloittaa vetäjä eli {name}.',
    imIn: 'Olen mukana',
    in: 'Mukana seuraavassa: {names}',
  },

  share: {
    abandoned: 'Peli keskeytettiin',
    clues: { one: '{n} vihje', other: '{n} vihjettä' },
  },

  tv: {
    clueBy: '{name} sanoo',
    next: 'Seuraavaksi {name} aloittaa uuden pelin tai palaa tilannehuoneeseen.',
  },
} as const;

export const codenames = { result, share } as const;
