/** Spyfall: the result of a game, the tip, and texts for the TV only. */
export const spyfallResult = {
  title: {
    won: '{name} voittaa',
    shared: 'Jaettu voitto',
    brokenUp: 'Porukka hajosi',
  },
  /** The reason in one line. */
  how: {
    won: { one: 'Lopussa eniten pisteitä: {n}.', other: 'Lopussa eniten pisteitä: {n}.' },
    shared: { one: 'Tasoissa {n} pisteessä: {names}.', other: 'Tasoissa {n} pisteessä: {names}.' },
    brokenUp: 'Pelaajia ei riittänyt loppuun asti. Tässä ovat pisteet tähän asti.',
    /** After the line above, if anyone has points. */
    inFront: 'Johdossa: {names}.',
    abandoned: 'Tämä peli jäi kesken. Kukaan ei voittanut, ja viimeisen kierroksen kortit pysyvät sinetöityinä.',
  },

  standing: {
    title: 'Pistetilanne',
    points: { one: '{n} piste', other: '{n} pistettä' },
    /** For screen readers: one round of a player. */
    round: { one: 'Kierros {round}: {n} piste', other: 'Kierros {round}: {n} pistettä' },
    missed: 'Kierros {round}: ei mukana',
    asSpy: 'vakoojana',
    winner: 'Voittaja',
    /** The legend below it. */
    legend: 'Pienissä ruuduissa ovat kunkin kierroksen pisteet.',
    legendSpy: 'vakoojana',
    legendMissed: 'ei mukana',
  },
  /** The player with the most points as the spy. */
  best: {
    one: 'Illan vakooja: {name}, {n} piste peitetehtävissä.',
    other: 'Illan vakooja: {name}, {n} pistettä peitetehtävissä.',
  },

  story: {
    round: 'Kierros {round}',
    cards: 'Kaikki kortit',
    none: 'Yhtään kierrosta ei pelattu loppuun.',
  },

  /** The tip, by how most rounds went. */
  next: {
    tooClear:
      'Vakoojat saivat selville, missä ollaan. Kysykää niin, että vain paikalla oleva osaa vastata hyvin, ja jättäkää itse paikka mainitsematta.',
    tooSoon:
      'Vakoojat arvasivat liian varhain. Kuunnelkaa pidempään: kaksi yhteen sopivaa vastausta lyhentää listaa enemmän kuin kymmenen minuutin pohdinta. Yliviivatkaa se, mikä ei sovi.',
    innocent:
      'Viattomat joutuivat syntipukeiksi. Ennen kuin nostat kätesi, mieti, mitä syytetyn olisi pitänyt tietää. Ympäripyöreä vastaus ei ole vielä valhe.',
    escaped:
      'Kello oli vakoojien paras ystävä. Jokaisella on yksi syytös kierroksessa: käyttäkää se, kun on vielä aikaa olla väärässä.',
    caught:
      'Vakoojat olivat alusta asti ahtaalla. Antakaa heille tilaa: ottakaa mukaan enemmän paikkoja tai lyhentäkää aikaa.',
    caughtAll: 'Vakoojat olivat alusta asti ahtaalla. Antakaa heille tilaa: lyhentäkää aikaa.',
    gone: 'Pelaajia oli kateissa. Sopikaa pidemmästä odotuksesta tai pelatkaa yhdellä puhelimella.',
    roles:
      'Vakoojat olivat alusta asti ahtaalla. Puhukaa ensi kerralla rooleissanne: roolia on vaikeampi erottaa valheesta.',
    own: 'Kirjoittakaa oma paikka: se, missä tutustuitte, tai se, minne kukaan ei halua enää palata.',
  },

  share: {
    heading: 'Safehouse · Spyfall',
    won: { one: 'Voitto, {n} piste', other: 'Voitto, {n} pistettä' },
    shared: 'Jaettu voitto: {winners}/{players} pelaajaa',
    brokenUp: 'Porukka hajosi',
    rounds: { one: '{n} kierros', other: '{n} kierrosta' },
    players: { one: '{n} pelaaja', other: '{n} pelaajaa' },
  },

  /** The headline above the table on the TV; other phases use the table's own texts. */
  tv: {
    story: 'Kierros kierrokselta',
    briefing: 'Katsokaa korttinne',
    asks: '{name} kysyy',
    /** For screen readers; the TV draws an arrow from {name} to {whom}. */
    asksWhom: '{name} kysyy, {whom} vastaa',
    free: 'Kuka on vakooja?',
    /** Below the table; the headline says who asks. */
    answers: '{name} vastaa ja kysyy sitten.',
    accuse: 'Jokainen saa syyttää kerran kierroksessa.',
  },
} as const;
