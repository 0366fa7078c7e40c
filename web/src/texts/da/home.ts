/** The front page. */
export const home = {
  title: 'Spionspil med vennerne',
  headline: 'Safehouse',
  stamp: 'Tophyggeligt',
  what: 'Spionspil med ord for gode venner – hver på sin egen telefon og sit eget sprog. Ingen konto nødvendig.',
  open: {
    title: 'Åbn et bord',
    note: 'Du er vært. Vennerne kommer ind med link, kode eller QR.',
    name: 'Dit navn',
    namePlaceholder: 'Gerne et dæknavn',
    cards: 'Kortenes sprog',
    button: 'Åbn et bord',
    opening: 'Låser op\u00a0…',
  },
  join: {
    title: 'Find vennernes bord',
    code: 'Kode eller link',
    codeNote: 'Fem bogstaver og tal, som du får af værten.',
    button: 'Gå ind',
    finding: 'Leder\u00a0…',
    empty: 'Skriv koden på fem tegn, eller indsæt linket.',
    notACode: 'Det er hverken en kode eller et link. En kode har fem bogstaver eller tal, fx K7QP3.',
  },
  needName: 'Skriv først et navn på 1 til 20 tegn.',
  offline: 'Huset svarer ikke. Tjek din forbindelse, og prøv igen.',
  recent: 'Her var du sidst',
  forget: 'Glem bord {code}',
  codenames: 'Codenames',
  codenamesNote:
    'To hold, femogtyve ord og én ledetråd ad gangen. For fire eller flere – og i særlige udgaver også for to eller tre.',
  rules: 'Sådan spiller man',
  credits: 'Tak og licenser',
} as const;
