/** Finnish texts for a bot's opinion of a finished game. */
export const review = {
  title: 'Botin mielipide',
  note: 'Suluissa: kuinka todennäköisesti se olisi valittu. Botti tuntee sanat eri tavalla kuin ihminen.',
  thinking: 'Miettii…',
  /** How likely something is, in brackets after a word. */
  chance: {
    sure: 'lähes varma',
    likely: 'todennäköinen',
    maybe: 'mahdollinen',
    hardly: 'epätodennäköinen',
  },
  chanced: '{what} ({chance})',
  meant: 'Tarkoitus oli: {list}.',
  fits: 'Sopii parhaiten: {list}.',
  also: 'Viittaa myös: {list}.',
  zero: 'Nolla varoittaa eniten näistä: {list}.',
  unknown: 'Botti ei tunne sanaa {word}, joten se ei osaa arvioida vihjettä.',
  danger: {
    opponent: 'Vaarana oli {word}: toisen puolen agentti.',
    bystander: 'Vaarana oli {word}.',
    assassin: 'Vaarana oli {word}: salamurhaaja.',
  },
  safe: 'Mikään väärä kortti ei ollut lähellä.',
  /** {n} is the number of words. */
  better: {
    one: '{clue} olisi johtanut tähän: {words}.',
    other: '{clue} olisi yhdistänyt nämä: {words}.',
  },
  noBetter: 'Botti ei tiedä parempaa vihjettä.',
  guess: 'Miltä {word} näytti?',
  looked: 'Arvaajan paikalta: {list}.',
  same: 'Botti olisi valinnut saman kortin.',
  instead: 'Botti olisi valinnut ensin: {word}.',
  stop: 'Botti olisi lopettanut tähän.',
  spoken: 'Ääneen pelattu: botti tietää vain, kuka kysyi, syytti ja äänesti.',
  telling: '”{text}” ({name}): sen jälkeen paikka oli {chance}.',
  knowable: 'Lauseesta ”{text}” ({name}) alkaen vakooja olisi voinut nimetä paikan.',
  unknowable: 'Mikään kirjoitettu ei paljastanut paikkaa varmasti.',
  places: 'Kokonaisuuteen sopii: {list}.',
  evasive: '”{text}” ({name}) olisi voitu sanoa missä vain.',
  elsewhere: '”{text}” ({name}) sopii paremmin muualle.',
  suspects: 'Paikan tuntevien silmissä epäilyttävin: {list}.',
  /** A round that was played aloud: only what people tapped. */
  course: {
    doubted: '{name} epäili oikeaa pelaajaa: {spy}. Vastaan: {against}.',
    spared: '{name} epäili pelaajaa, joka tiesi paikan: {suspect}. Vastaan: {against}.',
    minutes: {
      one: 'Vakooja keskeytti kierroksen {n} minuutin kohdalla.',
      other: 'Vakooja keskeytti kierroksen {n} minuutin kohdalla.',
    },
    atOnce: 'Vakooja keskeytti kierroksen ensimmäisen minuutin aikana.',
    places: {
      one: '{n} paikka oli mahdollinen.',
      other: 'Mahdollisia paikkoja oli {n}.',
    },
    right: 'Viimeisessä äänestyksessä oikeassa: {names}.',
    nobody: 'Viimeisessä äänestyksessä kukaan ei nimennyt vakoojaa.',
    split: {
      one: 'Viimeiset äänet sai {n} pelaaja.',
      other: 'Viimeiset äänet jakautuivat {n} pelaajalle.',
    },
    asked: {
      one: '{all} kysymyksestä {n} osui vakoojalle.',
      other: '{all} kysymyksestä {n} osui vakoojalle.',
    },
    unasked: 'Vakoojalta ei kysytty mitään.',
  },
} as const;
