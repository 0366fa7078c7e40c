/** A team's campaign: the mission map, the cities' dossiers, and errors. */
export const campaign = {
  title: '{name}, tehtäväkartta',
  loading: 'Levitetään karttaa…',
  missing: {
    title: 'Tässä laatikossa ei ole karttaa',
    text: 'Tässä osoitteessa ei ole operaatiota. Pyydä joukkueeltasi koko linkki tai aloita oma operaatio.',
    forget: 'Unohda se ja palaa etusivulle',
  },
  offline: {
    title: 'Karttahuone on lukossa',
    text: 'Palvelin ei vastaa. Tarkista yhteys; itse kartta on tallessa.',
    stale: 'Palvelin ei vastaa. Kartta näkyy sellaisena kuin se oli {when}; sivu yrittää itsestään uudelleen.',
    staleNow: 'Palvelin ei vastaa. Kartta näkyy sellaisena kuin se oli hetki sitten; sivu yrittää itsestään uudelleen.',
  },
  /** The team's progress. */
  progress: { one: 'Voitettuja kaupunkeja {n}/{all}', other: 'Voitettuja kaupunkeja {n}/{all}' },
  more: 'Nimi, linkki, poisto',
  rename: {
    button: 'Vaihda nimi',
    title: 'Vaihda operaation nimi',
    name: 'Operaation nimi',
    save: 'Vaihda nimi',
  },
  delete: {
    button: 'Poista',
    title: 'Poistetaanko {name}?',
    note: 'Koko joukkueelta ja lopullisesti: kartta, tulokset ja muistiinpanot. Tehtävää varten avatun pöydän voi pelata loppuun, mutta tulosta ei kirjata minnekään.',
    yes: 'Poista kaikilta',
  },
  link: {
    button: 'Salainen linkki',
    title: 'Salainen linkki',
    warning:
      'Joka saa tämän linkin, voi pelata tehtäviänne, kirjoittaa muistiinpanoja, vaihtaa operaation nimen ja poistaa sen. Anna se omalle joukkueellesi äläkä kenellekään muulle. Linkkiä ei voi vaihtaa.',
    share: 'Meidän tehtäväkarttamme. Pidetään se omana tietonamme.',
  },
  map: {
    title: 'Kartta',
    hint: 'Napauta kaupunkia, niin sen kansio aukeaa.',
    /** Shown where a keyboard is likely. */
    hintKeys: 'Näppäimistöllä: nuolilla liikut, Enterillä avaat.',
    numbers: 'Luvut kuten 9-5: montako vuoroa, ja moniko virhe maksaa vain yhden aikamerkin.',
    frame: 'Maailmankartta. Pienellä näytöllä sitä voi vierittää sivusuunnassa.',
    /** For screen readers, after a choice. */
    chosen: 'Avattu kansio: {city}.',
  },
  /** `waiting` is shown beside the others: a table is open there. */
  standings: { open: 'Auki', won: 'Voitettu', lost: 'Hävitty', closed: 'Kiinni', waiting: 'Pöytä auki' },
  standingNotes: {
    open: 'Kukaan ei ole vielä yrittänyt. Tie on vapaa.',
    won: 'Selvä juttu, ja naapurit ovat auki. Uudella pelillä voi jäädä enemmän merkkejä.',
    lost: 'Ei tällä kertaa. Kaupunki pysyy auki: yrittäkää uudelleen.',
    closed: 'Aukeaa, kun on voitettu {cities}.',
  },
  city: {
    tokens: {
      one: '{n} aikamerkki: yksi vuoro, ja se on siinä.',
      other: '{n} aikamerkkiä: enintään {n} vuoroa.',
    },
    mistakes: {
      all: 'Sivullinen maksaa yhden aikamerkin niin kuin peruspelissä.',
      some: {
        one: 'Yksi sivullinen maksaa vain yhden aikamerkin. Jokainen seuraava maksaa kaksi.',
        other: 'Enintään {n} sivullista maksaa yhden aikamerkin kukin. Jokainen seuraava maksaa kaksi.',
      },
      none: 'Virheisiin ei ole varaa: jokainen sivullinen maksaa kaksi aikamerkkiä.',
    },
    numbers: '{tokens}-{mistakes}',
    tries: 'Yritykset',
    untried: 'Ei vielä yhtään',
    record: 'voittoja {wins}, häviöitä {losses}',
    best: 'Eniten merkkejä jäljellä',
    ours: 'Luvut ovat omiamme: sääntökirjoissa niitä ei ole.',
    neighbours: 'Yhteydet',
    play: 'Pelaa tämä tehtävä',
    again: 'Pelaa uudestaan',
    opening: 'Avataan pöytää…',
    join: 'Liity pöytään',
    joinNote: 'Joku on avannut pöydän tätä tehtävää varten.',
    another: 'Avaa toinen pöytä',
    name: 'Nimesi',
  },
  note: {
    label: 'Joukkueen muistiinpanot',
    placeholder: 'Mikä toimi, mikä ei ja kenen syy se oli',
    save: 'Tallenna teksti',
    saved: 'Tallennettu',
    unsaved: 'Ei vielä tallennettu.',
    theirs: 'Joku muu kirjoitti sillä välin:',
    theirsEmpty: 'Joku muu tyhjensi muistiinpanot sillä välin.',
    keepMine: 'Oma tekstisi on yhä kentässä. Tallenna se, jos haluat sen toisen tekstin tilalle.',
    takeTheirs: 'Ota toisen teksti',
  },
  list: {
    title: 'Kaikki kaupungit',
    /** For screen readers, before the numbers of a city. */
    numbers: 'Aikamerkit ja sallitut virheet',
    note: 'Muistiinpano',
    dossier: '{city}: avaa kansio',
  },
  results: {
    title: 'Tulokset',
    none: 'Yhtään tehtävää ei ole vielä pelattu.',
    endings: {
      contacted: 'Voitto: kaikki viisitoista agenttia löydetty',
      late: 'Voitto äkkikuolemassa',
      assassin: 'Häviö: salamurhaaja',
      bystander: 'Häviö: sivullinen äkkikuolemassa',
      tokens: 'Häviö: aikamerkit eivät riittäneet',
    },
    all: { one: 'Näytä {n} tulos', other: 'Näytä kaikki {n} tulosta' },
    left: { one: '{n} aikamerkki jäljellä', other: '{n} aikamerkkiä jäljellä' },
  },
} as const;
