/** How a game of Codenames ended: the headline, the tip, and the text to share. */
export const result = {
  /** What a bot's clue was for. */
  meant: 'Tarkoitti: {words}',
  won: { red: 'Punaiset voittavat', blue: 'Siniset voittavat' },
  wonTogether: 'Pääsitte pälkähästä',
  lostTogether: 'Peite petti',
  /** The reason in one line, about the winner of a game with two sides. */
  how: {
    contacted: {
      red: 'Kaikkiin punaisiin agentteihin on saatu yhteys.',
      blue: 'Kaikkiin sinisiin agentteihin on saatu yhteys.',
    },
    handed: {
      red: 'Siniset löysivät punaisten viimeisen agentin näiden puolesta.',
      blue: 'Punaiset löysivät sinisten viimeisen agentin näiden puolesta.',
    },
    penalty: {
      red: 'Hylätty vihje antoi punaisten peittää viimeisen agenttinsa.',
      blue: 'Hylätty vihje antoi sinisten peittää viimeisen agenttinsa.',
    },
    assassin: {
      red: 'Siniset kävelivät suoraan salamurhaajan syliin.',
      blue: 'Punaiset kävelivät suoraan salamurhaajan syliin.',
    },
  },
  howTogether: {
    contacted: 'Kaikkiin yhdeksään agenttiin saatiin yhteys ajoissa.',
    assassin: 'Kävelitte suoraan salamurhaajan syliin.',
    outrun: 'Vastustaja löysi kaikki agenttinsa ensin.',
  },
  /** {score} is the number of each team. */
  found: 'Agentteja löydetty: {score}',
  score: 'Pisteet: {score}/8',
  /** C30, from worst to best. */
  comment: {
    1: 'Karvan varassa. Voitto se on sekin.',
    2: 'Pakoauto oli jo liikkeessä.',
    3: 'Vankkaa kenttätyötä. Pomo nyökkää.',
    4: 'Siistiä jälkeä. Päämajassa joku kirjoitti nimenne muistiin.',
    5: 'Terävää. Teille on jo katsottu vaikeampia keikkoja.',
    6: 'Hämmästyttävää. Eihän kukaan vain laverrellut?',
    7: 'Legendaarista. Tästä kerrotaan vielä alokkaille.',
    8: 'Raporttia ei usko kukaan. Kehystäkää se.',
  },
  tip: {
    /** For those who guessed. */
    assassinGuess:
      'Ennen kuin kosketat korttia, mieti, mitä muuta vihje voisi tarkoittaa. Jos se osuu johonkin vaaralliseen, lopeta.',
    outrunGuess: 'Vastustaja vie joka vuorolla yhden. Käytä kaikki arvauksesi, myös se yksi yli numeron.',
    stopGuess:
      'Osa arvauksista auttoi vastapuolta. Jos viimeinen kortti sopii vain puoliksi, lopeta yhtä arvausta aiemmin.',
    assassin:
      'Vilkaise salamurhaajaa aina ennen kuin annat vihjeen. Jos sanasi kallistuu vähänkin sinne päin, etsi toinen.',
    handed:
      'Moni arvaus auttoi vastapuolta. Vakoojamestarit: verratkaa vihjettä heidänkin kortteihinsa. Vakoojat: lopettakaa yhtä arvausta aiemmin.',
    objection: 'Seuraa kirjoittaessasi, mitä tuomari sanoo: hylätty vihje tulee kalliimmaksi kuin vaatimaton.',
    time: 'Kello ratkaisi yhden vuoron. Sopikaa varasuunnitelma: kun aika käy vähiin, yksi varma kortti voittaa tyhjän.',
    outrun: 'Vastustaja vie joka vuorolla yhden, joten ykköset ja kakkoset ovat liian hitaita. Tavoitelkaa kolmosta.',
    ones: 'Pelasitte varman päälle. Kaksi korttia vihjettä kohti voittaa useimmat kisat: etsikää pareja, ennen kuin avaatte suunne.',
    bold: 'Suuret numerot, suuret riskit. Puhdas kakkonen on usein arvokkaampi kuin huojuva nelonen.',
    extra:
      'Aiemmista vihjeistä jäi kortteja pöydälle. Saatte arvata kerran enemmän kuin numero sanoo: palatkaa sillä niihin, jotka jäivät.',
    swift: 'Ripeää työtä. Vaihtakaa paikkoja, niin joku toinenkin saa tuntea ratkaisun painon.',
    again: 'Hyvin taisteltu. Vaihtakaa paikkoja: ratkaisun toiselta puolelta peli näyttää ihan erilaiselta.',
  },
  rotateNote: 'Kunkin joukkueen seuraavasta tulee vakoojamestari.',
} as const;

export const share = {
  heading: 'Safehouse · Codenames',
  won: { red: 'Punaiset voittivat', blue: 'Siniset voittivat' },
  wonTogether: 'Voitettiin yhdessä, pisteet {score}/8',
  lostTogether: 'Hävittiin yhdessä',
  ending: {
    contacted: 'kaikki agentit löytyivät',
    handed: 'vastapuoli löysi viimeisen agentin',
    penalty: 'hylätyn vihjeen ansiosta',
    assassin: 'joku kohtasi salamurhaajan',
    outrun: 'vastustaja ehti ensin',
  },
} as const;
