/** Spyfall: sheets and votes, which load after the first board. Part of `spyfall`. */

const sheets = {
  cancel: 'Most nem',
  /** Why a person cannot be chosen. */
  gone: 'eltűnt',
  /** S22: the game waits for someone who is away. */
  missing: {
    wait: 'Rá várunk: {name} ({time}).',
    goOn: 'Menjünk tovább nélküle',
    sure: 'Igen, {name} nélkül',
  },

  /** What happened while the player was still choosing. */
  meanwhile: {
    accusation: '{name} közben vádat emelt: szerinte {suspect} a kém.',
    naming: 'A kém közben megállította a játékot.',
    time: 'Közben lejárt az idő.',
    over: 'Közben véget ért a forduló.',
    notSent: 'Nem küldtünk el semmit.',
    look: 'Megnézem',
  },

  /** S7 */
  dealer: {
    change: 'Más osszon',
    title: 'Ki osszon először?',
    note: 'Az osztó indítja az órát, és ő teszi fel az első kérdést.',
    yes: 'Osztó: {name}',
  },

  /** S12 */
  accuse: {
    title: 'Vádemelés',
    note: 'Az óra megáll, és a gyanúsítotton kívül mindenki szavaz. Ha mindenki igent mond, a fordulónak vége. Fordulónként egyszer vádolhatsz.',
    whom: 'Kire gyanakszol?',
    choose: 'Előbb válassz valakit.',
    none: 'Vádat emelek',
    yes: 'Vádolom: {name}',
  },

  /** S13, S14 */
  vote: {
    title: '{name} vádja: {suspect} a kém',
    rule: 'Ha mindenki igent mond, felfedjük a gyanúsított kártyáját. Egyetlen nem, és a forduló megy tovább.',
    quiet: 'Szavazás közben csend legyen.',
    back: 'Mégsem',
    yes: 'Igen',
    no: 'Nem',
    sure: { yes: 'Szavazatom: igen', no: 'Szavazatom: nem' },
    mine: 'Ez a szavazás rólad szól. A többiek döntenek.',
    done: { yes: 'Igennel szavaztál.', no: 'Nemmel szavaztál.' },
    hands: 'Szavazatok',
    hand: {
      yes: 'igen',
      no: 'nem',
      awaited: 'még nem szavazott',
      suspect: 'gyanúsított',
      accuser: 'vádol: igen',
      gone: 'eltűnt',
    },
  },

  /** Accusations of this round that went to a vote. */
  hearing: {
    title: 'Vádak ebben a fordulóban',
    dropped: '{name} vádja: {suspect} a kém. Elvetve.',
    carried: '{name} vádja: {suspect} a kém. Egyhangúlag elfogadva.',
    yes: 'Igen: {names}.',
    no: 'Nem: {names}.',
  },

  /** S15. The same for everyone, so that a glance reveals nothing. */
  stop: {
    title: 'A játék megállítása',
    note: 'Csak a kém teheti meg: felfedi a kártyáját, az óra megáll, és ő megnevez egy helyszínt. Ha eltalálja, 4 pontot nyer. Ha nem, a többiek nyernek.',
    yes: 'Kémkártya felfedése',
    not: 'A te kártyád nem a kémé. Nem történt semmi, és senki sem tudja, hogy itt jártál.',
  },

  /** S16 */
  naming: {
    title: 'Hol vannak a többiek?',
    filter: 'Helyszín keresése',
    list: 'Válassz egyet',
    found: { one: '{n} helyszín', other: '{n} helyszín' },
    empty: 'Nincs ilyen helyszín. Írj kevesebbet.',
    played: 'már volt',
    crossed: 'kihúztad',
    choose: 'Előbb válassz egy helyszínt.',
    none: 'Megnevezem',
    yes: 'Megnevezem: {location}',
    spy: '{name} a kém',
    wait: 'A játék áll. {name} most megnevez egy helyszínt. Ha eltalálja, a kém nyer. Ha nem, mindenki más.',
  },

  /** S17 */
  suspicions: {
    title: 'Kire gyanakodtok?',
    spoken: 'Beszéljétek meg, kire gyanakodtok. Utána ülésrend szerint mindenki mond egy nevet, az osztóval kezdve.',
    written:
      'Írjátok meg egymásnak, kire gyanakodtok. Utána ülésrend szerint mindenki mond egy nevet, az osztóval kezdve.',
    rule: 'A kém csak akkor veszít, ha mindenki más őt nevezi meg.',
    itself: 'Ha az óra lejár, a szavazás magától elindul.',
  },
  ballot: {
    title: 'A végső szavazás',
    yes: 'Szerintem {name}',
    none: 'Nevet mondok',
    voices: 'A szavazatok, sorban',
    voice: 'szerinte {name}',
    now: 'most jön',
    later: 'később jön',
    choose: 'Előbb koppints valakire az asztalnál.',
  },
} as const;

export const spyfall = { sheets } as const;
