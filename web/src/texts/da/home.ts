/** The front page. */
export const home = {
  title: 'Spionspil med vennerne',
  headline: 'Safehouse',
  stamp: 'Tophyggeligt',
  what: 'Spionspil med ord for gode venner – hver på sin egen telefon og sit eget sprog. Ingen konto nødvendig.',
  back: 'Tilbage til dit spil',
  open: {
    title: 'Åbn et bord',
    game: 'Spil',
    note: 'Du er vært. Vennerne kommer ind med link, kode eller QR.',
    name: 'Dit navn',
    namePlaceholder: 'Gerne et dæknavn',
    cards: 'Kortenes sprog',
    locations: 'Stedernes sprog',
    button: 'Åbn et bord',
    opening: 'Låser op\u00a0…',
  },
  playNow: {
    title: 'Spil nu',
    starting: 'Giver kort\u00a0…',
    /** For the bots, in this order. */
    bots: 'Ravn, Falk, Frost',
    /** For people without a name. */
    you: 'Enespion',
  },
  join: {
    title: 'Find vennernes bord',
    code: 'Kode eller link',
    button: 'Gå ind',
    finding: 'Leder\u00a0…',
    empty: 'Skriv koden på fem tegn, eller indsæt linket.',
    notACode: 'Det er hverken en kode eller et link. En kode har fem bogstaver eller tal, fx K7QP3.',
  },
  needName: 'Skriv først et navn på 1 til 20 tegn.',
  offline: 'Serveren svarer ikke. Tjek din forbindelse, og prøv igen.',
  /** While the browser has no network. */
  noNetwork: {
    title: 'Intet net.',
    note: 'Du kan stadig lære spillene og læse reglerne. Et bord kræver net.',
  },
  recent: 'Her var du sidst',
  forget: 'Glem bord {code}',
  rules: 'Sådan spiller man',
  /** For screen readers; it must begin with the visible text. */
  rulesOf: 'Sådan spiller man {game}',
  campaigns: {
    title: 'Dine kampagner',
    forget: 'Glem kampagnen {name}',
    forgetTitle: 'Glem {name}?',
    forgetNote:
      'Missionskortet findes stadig, men denne browser kan ikke længere finde det. Kun det hemmelige link fører tilbage.',
    forgetYes: 'Glem den',
    new: 'Start en kampagne',
    note: 'Et verdenskort fuldt af Duet-missioner til dig og dine venner. Det bliver gemt, til I sletter det, og kun et hemmeligt link fører dertil.',
    name: 'Kampagnens navn',
    namePlaceholder: 'Natholdet',
    needName: 'Giv kampagnen et navn på 1 til 40 tegn.',
    button: 'Rul kortet ud',
    opening: 'Ruller ud\u00a0…',
  },
  credits: 'Tak og licenser',
  privacy: 'Privatliv',
  saved: 'Åbn et gemt spil',
} as const;
