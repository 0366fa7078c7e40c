/** Spyfall on one shared phone. A name is alone or the subject, so that no language has to inflect it. */
export const onePhone = {
  title: 'Spyfall yhdellä puhelimella',

  /** The lobby: who plays. */
  lobby: {
    title: 'Ketkä pelaavat?',
    note: 'Kolmesta kahdeksaan nimeä, siinä järjestyksessä kuin istutte pöydän ympärillä.',
    name: 'Nimi',
    next: 'Seuraava nimi',
    add: 'Lisää',
    full: 'Pelaajia voi olla kahdeksan, ja he ovat kaikki jo tässä.',
    up: 'Siirrä ylemmäs: {name}',
    down: 'Siirrä alemmas: {name}',
    top: 'Hän on jo ensimmäisenä.',
    bottom: 'Hän on jo viimeisenä.',
    rename: 'Vaihda nimi: {name}',
    save: 'Tallenna',
    remove: 'Poista listalta: {name}',
    removed: 'Poistettu listalta: {name}.',
    undo: 'Kumoa',
    twins: 'Joillakin teistä on sama nimi. Numero erottaa teidät.',
    /** A seated person who is not on this phone. */
    elsewhere: 'Toisella näytöllä',
    watch: 'Siirrä katsomaan',
    gathering: 'Asetellaan tuoleja…',
  },

  /** Passing the phone. */
  pass: {
    to: 'Puhelimen saa nyt',
    note: 'Kukaan muu ei katso näyttöä.',
    iAm: 'Minä olen {name}',
    notMe: 'Se en ole minä',
    back: 'Takaisin: {name}',
    count: 'Kortti {n}/{all}',
  },

  card: {
    title: 'Korttisi, {name}',
    fetching: 'Näytetään…',
    passOn: 'Piilota ja ojenna',
    done: 'Piilota',
    unreached: 'Palvelin ei vastannut. Yritä uudelleen.',
    none: 'Tällä kierroksella sinulla ei ole korttia. Pelaat seuraavasta alkaen.',
  },

  /** Everyone has seen their card. */
  ready: '{name} jakaa. Laske puhelin keskelle pöytää ja käynnistä kello.',

  /** The phone is on the table, and one tap records who is asked. */
  ask: {
    first: '{name} kysyy ensimmäisenä. Napauta, kuka vastaa.',
    next: '{name} kysyy. Napauta, kuka vastaa.',
    answer: '{name} vastaa ja kysyy sitten. Napauta, kuka vastaa seuraavaksi.',
    wrong: 'Kysyttiin toiselta',
    wrongNow: '{name} kysyy. Napauta, kuka oikeasti vastaa.',
    keep: 'Se oli oikein',
    people: 'Pöydän ympärillä',
    self: 'Itseltään ei kysytä. Napauta jotakuta toista.',
    barred: 'Hän kysyi juuri, eikä heti kysytä takaisin. Napauta jotakuta toista.',
  },

  /** The bar at the bottom. */
  tools: {
    accuse: 'Syytä',
    stop: 'Olen vakooja',
    again: 'Korttini',
    locations: 'Paikat',
  },

  again: {
    title: 'Kuka haluaa katsoa?',
    note: 'Ota puhelin ensin itsellesi.',
  },

  accuse: {
    title: 'Syytä jotakuta',
    note: 'Kello pysähtyy. Jokainen voi syyttää kerran kierroksessa.',
    who: 'Kuka syyttää?',
    choose: 'Valitse ensin molemmat.',
    yes: 'Pysäytä kello',
  },

  stop: {
    title: 'Pysäytä peli',
    note: 'Sen voi tehdä vain vakooja. Kello pysähtyy, ja vakooja arvaa paikan.',
    who: 'Kuka on vakooja?',
    choose: 'Valitse ensin nimi.',
    yes: 'Olen vakooja: {name}',
    /** For a player who is not the spy. Others may read it. */
    no: 'Mitään ei tapahtunut, ja kello käy yhä. Jos et ole varma, katso korttisi uudestaan.',
    goOn: 'Jatka peliä',
  },

  vote: {
    now: '{by} syyttää: vakooja on {suspect}. Äänestäkää kättä nostamalla.',
    missing: { one: '{n} käsi puuttuu vielä.', other: '{n} kättä puuttuu vielä.' },
    count: 'Laske kädet',
  },

  naming: '{name} on vakooja ja arvaa paikan.',

  talk: 'Aika loppui. Keskustelkaa; sitten {name} avaa äänestyksen.',

  ballot: {
    now: '{name}, ketä epäilet? Sano se ääneen.',
    voices: 'Tähän asti sanottu',
    /** Who names whom. */
    voice: '{name}: {suspect}',
  },

  verdict: 'Kierros on ohi. Lukekaa tämä toisillenne ja jatkakaa sitten.',

  people: {
    title: 'Väki ja pisteet',
    home: 'Lähtee kotiin',
    /** For screen readers; it must begin with the visible text. */
    homeOf: 'Lähtee kotiin: {name}',
    note: 'Tuoli vapautuu. Jos lähtijä on vakooja, kierros mitätöidään.',
    yes: 'Vapauta tuoli: {name}',
  },

  /** At most 90 words each. */
  help: {
    briefing:
      'Puhelin kiertää. Se, jolla puhelin on, painaa korttia ja katsoo sen yksin, piilottaa sen ja ojentaa puhelimen seuraavalle. Yhdessä kortissa lukee vakooja; kaikissa muissa on sama paikka ja jokaisella siellä oma rooli. Kun kaikki ovat nähneet korttinsa, puhelin lasketaan keskelle pöytää ja jakaja käynnistää kellon.',
    asking:
      'Kysykää toisiltanne ääneen, yksi kysymys kerrallaan, ja napauttakaa, kuka vastaa: niin puhelin tietää, kenen vuoro on. Takaisin ei kysytä heti. Kuka tahansa voi syyttää jotakuta kerran kierroksessa, ja vakooja voi pysäyttää pelin ja arvata paikan. Jos haluat nähdä korttisi uudestaan, ota puhelin itsellesi.',
    accusation:
      'Jotakuta syytetään, ja kello seisoo. Kaikki paitsi syytetty äänestävät kättä nostamalla. Merkitkää tähän jokainen käsi, puolesta tai vastaan, ja laskekaa ne. Jos kaikki ovat puolesta, kortti paljastetaan ja kierros on ohi. Jos yksikin on vastaan, kierros jatkuu. Äänestyksen aikana ei puhuta.',
    naming:
      'Vakooja on pysäyttänyt pelin. Hän valitsee paikan listasta ja painaa nappia sen alla. Oikein: vakooja saa 4 pistettä. Väärin: kaikki muut saavat pisteen.',
    suspicions:
      'Aika loppui. Puhukaa siitä, ketä epäilette, niin pitkään kuin haluatte. Sitten jakaja avaa loppuäänestyksen. Vakooja häviää vain, jos kaikki muut sanovat vakoojan nimen.',
    ballot:
      'Loppuäänestys kiertää istumajärjestyksessä jakajasta alkaen. Jokainen sanoo nimen ääneen, valitsee sen tästä ja painaa nappia. Sitä ei voi perua. Vakooja häviää vain, jos kaikki muut sanovat vakoojan nimen.',
    verdict:
      'Kierros on ohi, ja kaikki kortit ovat näkyvissä. Voittanut vakooja saa 2 pistettä ja 2 lisää, jos hän arvasi paikan tai jos kaikki syyttivät viatonta. Jos muut voittivat, kukin heistä saa pisteen, ja vakoojan syyttäjä saa vielä toisen. Seuraavalla kierroksella puhelin kiertää taas.',
  },

  /** A player who is not on this phone. */
  ownScreen: '{name} pelaa toisella näytöllä. Odottakaa häntä.',

  /** For people who open the link of a table that plays on one phone. */
  watch: {
    note: 'Tässä pöydässä pelataan yhdellä puhelimella: kortit, kello ja äänestykset ovat siinä. Täällä voit seurata peliä.',
    lost: 'Onko tämä se puhelin? Silloin se on unohtanut nimet; niin käy, kun selaimen tiedot tyhjennetään. Keskeytä peli ja kirjoita nimet uudestaan.',
  },
} as const;
