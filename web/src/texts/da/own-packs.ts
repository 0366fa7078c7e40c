/** Own packs: adding, correcting and sharing them, the page of a shared link, and refusals. */
import type { ErrorCode } from '@safehouse/protocol/codes.ts';

export const ownPacks = {
  add: {
    title: 'Egne ord',
    lead: 'Familien, arbejdet, landsbyen: {least} til {most} ord på et hvilket som helst sprog. De bliver ved dette bord.',
    name: 'Navn',
    namePlaceholder: 'Vores familie',
    needName: 'Giv ordene et navn på 1 til 40 tegn.',
    language: 'Ordenes sprog',
    text: 'Ordene',
    textNote:
      'Ét på hver linje eller med komma imellem. To ord med mellemrum går også. Linjer, der begynder med #, tæller ikke med.',
    needText: 'Skriv, indsæt eller hent nogle ord først.',
    less: 'Det er for mange. Der kan højst være {most} ord.',
    count: { one: '{n}\u00a0ord', other: '{n}\u00a0ord' },
    missing: { one: 'Der mangler {n}.', other: 'Der mangler {n}.' },
    over: { one: '{n} for meget.', other: '{n} for mange.' },
    file: 'Hent fra fil',
    drop: 'Eller slip en tekstfil her.',
    dropping: 'Slip, så bliver den læst.',
    read: { one: '{n}\u00a0ord læst fra {file}.', other: '{n}\u00a0ord læst fra {file}.' },
    notRead: '{file} kan ikke læses. Gem den som ren tekst, og hent den igen.',
    save: 'Tilføj ordene',
    sending: { one: 'Huset læser {n}\u00a0ord\u00a0…', other: 'Huset læser {n}\u00a0ord\u00a0…' },
    discard: 'Kassér',
  },
  mistakes: {
    title: 'Ikke tilføjet endnu. Ret det her, og prøv igen:',
    others: { one: 'Tilføj det andet ord', other: 'Tilføj de andre {n}' },
    'not-text': 'Det er ikke ren tekst. Gem det som tekst (UTF-8), og hent det igen.',
    'not-a-word': 'Linje {line}: »{word}« kan ikke være et kort. Brug ét ord, eller to med mellemrum.',
    'too-long': 'Linje {line}: »{word}« er for langt. Der er højst plads til {most} bogstaver på et kort.',
    'too-few': {
      one: '{n}\u00a0ord er for lidt: Der skal mindst {least} til.',
      other: '{n}\u00a0ord er for lidt: Der skal mindst {least} til.',
    },
    'too-many': { one: '{n}\u00a0ord er for meget: højst {most}.', other: '{n}\u00a0ord er for meget: højst {most}.' },
    more: { one: 'Og {n} til.', other: 'Og {n} til.' },
  },
  warnings: {
    title: 'Værd at se på, men I behøver ikke gøre noget:',
    doubled: 'Linje {line}: »{word}« var der allerede og er udeladt.',
    alike: '»{word}« og »{other}« ligner hinanden meget.',
  },
  done: {
    text: { one: '{name}: {n}\u00a0ord tilføjet.', other: '{name}: {n}\u00a0ord tilføjet.' },
    mixed: 'De er blandet med de andre kort.',
    only: 'Spil kun med dem',
    ok: 'Færdig',
  },
  about: {
    link: 'Giv ordene videre',
    linkNote: 'Alle med linket kan læse ordene og spille med dem ved deres eget bord.',
    shareText: 'Spil med vores ord.',
    remove: 'Fjern ordene',
    removeSure: 'Skal {name} fjernes fra bordet? Så fører linket ingen steder hen.',
    removeYes: 'Fjern ordene',
    removed: '{name} er fjernet.',
  },
  page: {
    title: 'Ord at spille med',
    loading: 'Henter ordene\u00a0…',
    words: 'Nogle af ordene',
    open: 'Spil med disse ord',
    note: 'Du er vært. Ordene bliver kopieret til dit bord.',
    goneTitle: 'Kuverten er tom',
    gone: 'Ordene er her ikke mere. Bed den, der gav dig linket, om et nyt.',
  },
} as const;

export const refusals = {
  'too-many-packs': 'Bordet har ikke plads til flere egne kort. Fjern nogle først.',
  'not-host': 'Det kan kun værten ved bordet. Spørg pænt.',
  'pack-faulty': 'Der er noget at rette i ordene. Se listen.',
} as const satisfies Partial<Record<ErrorCode, string>>;
