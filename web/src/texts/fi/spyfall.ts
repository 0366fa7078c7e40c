/** Spyfall: the table in play. */
import { said, stamp, verdict } from './spyfall-told.ts';

export { refusals } from './refusals-spyfall.ts';

export const spyfall = {
  title: 'Spyfall',

  /** The now-line. It is the same for the spy and the others: a neighbour may read it. */
  now: {
    briefing: {
      dealer: 'Katso korttisi. Aloita kierros, kun kaikki ovat nähneet omansa.',
      wait: 'Katso korttisi. Kierroksen aloittaa {name}.',
      watch: 'Kaikki katsovat korttinsa. Kierroksen aloittaa {name}.',
    },
    spoken: {
      ask: 'Sinä kysyt: napauta, keneltä.',
      askBut: 'Sinä kysyt: napauta, keneltä. {name} ei käy: hän kysyi juuri sinulta.',
      asking: 'Kysy ääneen pelaajalta {name} ja kuuntele. Huti? Napauta toista.',
      asked: '{name} kysyy sinulta. Vastaa ääneen ja napauta sitten, keneltä itse kysyt.',
      picks: '{name} miettii, keneltä kysyisi.',
      listen: '{by} kysyy, {to} vastaa. Kuuntele tarkasti.',
    },
    written: {
      ask: 'Sinä kysyt: napauta, keneltä, ja kirjoita kysymyksesi.',
      askBut: 'Sinä kysyt: napauta, keneltä, ja kirjoita kysymyksesi. {name} ei käy: hän kysyi juuri sinulta.',
      asking: '{name} kirjoittaa sinulle vastausta.',
      asked: '{name} kysyy sinulta. Kirjoita vastauksesi.',
      picks: '{name} kirjoittaa kysymystä.',
      listen: '{by} kysyi pelaajalta {to}. Vastaus on tulossa.',
    },
    free: {
      play: 'Kysykää ja vastatkaa vuorotellen ääneen. Syytä, kun olet varma.',
      watch: 'Pelaajat kysyvät ja vastaavat vuorotellen ääneen.',
    },
    accusation: {
      accuser: 'Syytät pelaajaa {suspect}. Odota, miten muut äänestävät.',
      suspect: '{by} syyttää sinua. Muut äänestävät; sinä et sano mitään.',
      vote: '{by} syyttää: vakooja on {suspect}. Äänestä: puolesta vai vastaan?',
      voted: '{by} syyttää: vakooja on {suspect}. Äänesi on annettu; odota muita.',
      watch: '{by} syyttää: vakooja on {suspect}. Muut äänestävät.',
    },
    naming: {
      me: 'Arvaa paikka: missä kaikki muut ovat?',
      wait: '{name} on vakooja ja arvaa kohta paikan.',
    },
    suspicions: {
      dealer: 'Kysymykset loppuivat. Keskustelkaa, ja avaa sitten loppuäänestys.',
      wait: 'Kysymykset loppuivat. Keskustelkaa; loppuäänestyksen avaa {name}.',
      watch: 'Kysymykset loppuivat. Pelaajat keskustelevat; loppuäänestyksen avaa {name}.',
    },
    ballot: {
      me: 'Sano, ketä epäilet.',
      wait: '{name} sanoo, ketä epäilee. Sinunkin vuorosi tulee.',
      done: '{name} sanoo, ketä epäilee. Sinä olet jo sanonut.',
      watch: '{name} sanoo, ketä epäilee.',
    },
    verdict: {
      goOn: 'Kierros on ohi. Jatka, kun kaikki ovat lukeneet tämän.',
      few: 'Kierros on ohi. Seuraavaan tarvitaan paikalle kolme pelaajaa.',
      watch: 'Kierros on ohi. Pelaajat jatkavat, kun haluavat.',
    },
    newcomer: 'Tämä kierros pelataan ilman sinua. Seuraavalla saat kortin.',
    over: 'Peli on ohi.',
  },

  round: 'Kierros {round}/{rounds}',

  clock: {
    /** Before the dealer starts the clock. */
    waiting: 'Ei vielä käynnissä',
    /** Beside the digits while a vote or the spy's guess stops the clock. */
    vote: 'Pysäytetty',
    talk: 'Äänestykseen',
    note: 'Kun aika loppuu, puhutaan epäilyksistä ja äänestetään.',
    talkNote: 'Kun tämä aika loppuu, loppuäänestys aukeaa itsestään.',
    voteNote: 'Kello jatkaa itsestään siitä, mihin jäi.',
  },

  card: {
    title: 'Korttisi',
    look: 'Katso korttisi',
    hide: 'Piilota korttisi',
    hint: 'Katso pitämällä painettuna. Napautus näyttää sen kuusi sekuntia.',
    /** On a large card, which covers the screen after the deal. */
    show: 'Pidä painettuna ja katso',
    tap: 'Napautus näyttää sen kuusi sekuntia.',
    first: 'Katso ensin korttisi.',
    gotIt: 'Selvä',
    location: 'Missä',
    role: 'Kuka',
    /** The spy's card, in the same layout. */
    nowhere: 'Ota selvää!',
    spy: 'Olet vakooja',
    /** S6: below the role, at a table that ignores roles. Both texts are about equally long. */
    ignored: 'Sitä ei tarvitse esittää.',
    ignoredSpy: 'Pidä se omana tietonasi.',
  },

  locations: {
    title: 'Paikat',
    note: 'Yliviivaa ne, jotka eivät sovi. Sen näet vain sinä.',
    crossed: 'yliviivattu',
    played: 'pelattu',
  },

  ring: {
    title: 'Pöydän ympärillä',
    /** Keyboard hint; shown below the ring while the keyboard is used. */
    keys: 'Nuolet: liiku. Enter: kysy. T: päänappi. B: pelaajat.',
    asks: 'kysyy',
    asked: 'vastaa',
    chosen: 'valittu',
    barred: 'kysyi juuri sinulta',
    dealer: 'Jakaja',
    accused: 'on jo syyttänyt',
    /** At their own card. */
    looked: 'on katsonut',
    gone: 'poissa pelistä',
    points: { one: '{n} piste', other: '{n} pistettä' },
    newcomers: 'Mukana seuraavasta kierroksesta: {names}',
  },

  talk: {
    last: 'Viimeisin kysymys',
    earlier: 'Aiemmat kysymykset',
    title: 'Kysymykset',
    line: '{by} kysyy pelaajalta {to}:',
    answer: '{name} vastaa:',
    awaited: 'Vastaus on tulossa.',
    none: 'Vastausta ei tullut.',
    empty: 'Kukaan ei ole vielä kysynyt.',
  },

  write: {
    question: 'Kysymys pelaajalle {name}',
    questionNone: 'Kysymys',
    whom: 'Napauta ensin, keneltä kysyt.',
    ask: 'Kysy',
    answer: 'Vastaus pelaajalle {name}',
    send: 'Vastaa',
    empty: 'Kirjoita ensin jotain.',
    left: { one: '{n} merkki jäljellä', other: '{n} merkkiä jäljellä' },
  },

  dock: {
    start: 'Aloita kierros',
    answered: 'Olen vastannut',
    accuse: 'Syytä',
    /** Every player has it, so that it does not give the spy away. */
    stop: 'Olen vakooja',
    callTime: 'Lopeta kysymykset',
    open: 'Avaa loppuäänestys',
  },

  scores: {
    title: 'Pisteet',
    newcomer: 'seuraavasta kierroksesta',
    left: 'lähtenyt',
  },

  verdict,
  stamp,
  said,
} as const;
