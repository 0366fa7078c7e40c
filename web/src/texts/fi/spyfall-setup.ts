/** Spyfall's setup: seats, options and locations. */
export const spyfallSetup = {
  seats: {
    taken: 'Tuoleja varattu {n}/{most}',
    needed: { one: 'Vielä {n} pelaaja puuttuu.', other: 'Vielä {n} pelaajaa puuttuu.' },
    enough: 'Tällä porukalla voi jo pelata.',
    full: 'Pöytä on täynnä.',
    /** For people with their own screen at a table that plays on one phone. */
    onePhone: 'Kortit, kello ja äänestykset ovat yhdessä puhelimessa. Täällä voit seurata peliä.',
  },
  rounds: 'Kierrokset',
  roundsOf: { one: '{n} kierros', other: '{n} kierrosta' },
  roundsNote: 'Ensimmäiseksi illaksi viisi on hyvä määrä.',
  time: 'Kierroksen kesto',
  timeNote: 'Tavallisesti kahdeksan minuuttia. Aloittelijoille sopii 12–15.',
  noClock: 'Ei kelloa',
  roles: 'Roolit',
  roleWays: { played: 'Esitetään', ignored: 'Ei esitetä' },
  roleNotes: {
    played: 'Kysytte ja vastaatte roolihahmoina.',
    ignored: 'Ne ovat korteissa, mutta niistä ei välitetä.',
  },
  way: 'Kysymykset',
  ways: { spoken: 'Ääneen', free: 'Vain puhetta', written: 'Kirjoittaen' },
  wayNotes: {
    spoken: 'Samassa huoneessa tai puhelussa. Puhutte ja napautatte, keneltä kysytään.',
    free: 'Samassa huoneessa: kortit, kello ja äänestykset ovat täällä, muu on puhetta. Kukaan ei napauta, keneltä kysytään.',
    written: 'Kysymykset ja vastaukset kirjoitetaan, ja kaikki voivat lukea ne.',
  },
  spokenOnly: 'Yhteisellä puhelimella pelataan ääneen.',
  device: 'Näytöt',
  devices: { own: 'Jokaisella oma', shared: 'Yhteinen puhelin' },
  deviceNotes: {
    own: 'Jokainen pelaa omalla puhelimellaan.',
    shared: 'Se kiertää kädestä käteen, kun katsotaan kortit, ja on muuten pöydällä.',
  },
  patience: 'Odotusaika',
  patienceNote: 'Näin kauan odotatte pelaajaa, jonka yhteys on katkennut, ja keskustelette ennen loppuäänestystä.',
  language: 'Paikkojen kieli',
  locations: {
    title: 'Paikat',
    choose: 'Valitse paikat',
    look: 'Katso paikat',
    loading: 'Haetaan paikkoja…',
    count: 'Mukana {on}/{all}',
    own: { one: '{n} oma', other: '{n} omaa' },
    /** `least` is how many locations the rounds need. */
    need: {
      one: '{n} kierrokseen tarvitaan vähintään {least} paikkaa.',
      other: '{n} kierrokseen tarvitaan vähintään {least} paikkaa.',
    },
    house: 'Talon paikat',
    allOn: 'Kaikki mukaan',
    allOff: 'Kaikki pois',
    standIn: 'Tilalla on omanne',
  },
} as const;
