/** The lesson of Spyfall: at the beach, with Vera as the spy, who takes it for an office. */
export const lessonSpyfall = {
  people: { you: 'Sinä', milo: 'Milo', vera: 'Vera', ida: 'Ida' },
  role: 'Rantavahti',
  locations: {
    beach: 'Uimaranta',
    office: 'Toimisto',
    school: 'Koulu',
    train: 'Yöjuna',
    hospital: 'Sairaala',
    circus: 'Sirkus',
  },
  talk: 'Mitä puhuttiin',
  /** Who asks whom. */
  asks: '{by} → {to}',
  say: {
    card: 'Neljä pelaajaa, yksi kierros. Kolme teistä on samassa paikassa; yksi on vakooja eikä tiedä, missä. Napauta korttiasi, äläkä näytä sitä muille.',
    shown:
      'Sinä olet tässä paikassa, ja niin on kaksi muutakin. Vakoojalla on vain alla oleva lista. Etsi vakooja, mutta älä paljasta paikkaa.',
    answer: 'Milo kysyy sinulta jotakin. Näytä, että tunnet paikan, mutta älä kerro sitä vakoojalle. Mitä sanot?',
    ask: 'Nyt on sinun kysymyksesi. Ei Milolle, joka juuri kysyi sinulta. Kysy Veralta:',
    listen: 'Hm. Nyt Vera kysyy Idalta ja Ida Milolta. Kuuntele, mitä he sanovat.',
    accuse: 'Joku heistä ei tiedä, missä ollaan. Syytä häntä: kello pysähtyy, ja muut äänestävät. Kuka se on?',
    against:
      'Joku muista äänestää vastaan, ja kaikkien pitää olla samaa mieltä, joten kierros jatkuu. Kuka puhui asioista, joita täällä ei ole? Oikealla kierroksella saisit yrittää vain kerran. Peru syytös ja kuuntele uudestaan.',
    done: 'Kaikki kädet ovat ylhäällä, ja Vera näyttää korttinsa: vakooja! Jos joskus saat sen kortin itse: nyökkäile, vastaa ympäripyöreästi, ja kun tiedät paikan, pysäytä peli ja sano se.',
  },
  note: {
    subtle: 'Hienoa: paikalla olevat nyökkäävät, eikä vakooja opi mitään.',
    open: 'Totta, mutta nyt vakoojakin tietää. Ensi kerralla vähän vähemmän.',
    vague: 'Varma valinta, mutta nyt sinua epäillään. Pieni tosi yksityiskohta toimii paremmin.',
  },
  question: 'Mitä ilman et tule tänne koskaan?',
  answers: {
    subtle: 'Ilman pyyhettäni.',
    open: 'Ilman ämpäriä ja lapiota, hiekkalinnoja varten.',
    vague: 'No, yhtä sun toista.',
  },
  questions: {
    way: 'Miten pääsit tänne?',
    smell: 'Miltä täällä tuoksuu?',
    noise: 'Onko täällä kova meteli?',
  },
  replies: {
    way: 'Hissillä, niin kuin aina. Portaat ovat minulle liikaa.',
    smell: 'Kahvilta ja uudelta kokolattiamatolta.',
    noise: 'Vain kun pomo tulee palaverista.',
  },
  veraAsks: 'Onpa täällä tänään vilskettä!',
  idaAnswers: 'Odota vain, kun jäätelökioski aukeaa.',
  idaAsks: 'Pidätkö täällä solmiota?',
  miloAnswers: 'Minulla ei ole edes kenkiä.',
} as const;
