/** Own packs: adding, correcting and sharing them, the page of a shared link, and refusals. */
import type { ErrorCode } from '@safehouse/protocol/codes.ts';

export const ownPacks = {
  add: {
    title: 'Saját szavak',
    lead: 'A család, a munkahely, a falu: {least}–{most} szó, bármilyen nyelven. Ennél az asztalnál maradnak.',
    name: 'Név',
    namePlaceholder: 'A mi családunk',
    needName: 'Adj nevet a szavaknak: 1–40 karakter.',
    language: 'A szavak nyelve',
    text: 'A szavak',
    textNote:
      'Soronként egy, vagy vesszővel elválasztva. Két szó is lehet, szóközzel. A # jellel kezdődő sorok kimaradnak.',
    needText: 'Előbb írj, illessz vagy tölts be néhány szót.',
    less: 'Ez túl sok. Legfeljebb {most} szó lehet.',
    count: { one: '{n} szó', other: '{n} szó' },
    missing: { one: 'Még {n} kell.', other: 'Még {n} kell.' },
    over: { one: '{n} szóval több a kelleténél.', other: '{n} szóval több a kelleténél.' },
    file: 'Betöltés fájlból',
    drop: 'Vagy ejts ide egy szövegfájlt.',
    dropping: 'Engedd el, és beolvassuk.',
    read: { one: '{n} szó beolvasva innen: {file}.', other: '{n} szó beolvasva innen: {file}.' },
    notRead: 'Ez a fájl nem olvasható: {file}. Mentsd sima szövegként, és töltsd be újra.',
    save: 'Szavak hozzáadása',
    sending: { one: 'A ház most olvas: {n} szó…', other: 'A ház most olvas: {n} szó…' },
    discard: 'Elvetés',
  },
  mistakes: {
    title: 'Még nincs hozzáadva. Javítsd ezeket, aztán próbáld újra:',
    others: { one: 'A többi {n} mehet', other: 'A többi {n} mehet' },
    'not-text': 'Ez nem sima szöveg. Mentsd szövegként (UTF-8), és töltsd be újra.',
    'not-a-word': '{line}. sor: „{word}” nem lehet kártya. Egy szó kell, vagy kettő szóközzel.',
    'too-long': '{line}. sor: „{word}” túl hosszú. Egy kártyán legfeljebb {most} betű fér el.',
    'too-few': { one: '{n} szó kevés: legalább {least} kell.', other: '{n} szó kevés: legalább {least} kell.' },
    'too-many': {
      one: '{n} szó túl sok: legfeljebb {most} lehet.',
      other: '{n} szó túl sok: legfeljebb {most} lehet.',
    },
    more: { one: 'És még {n}.', other: 'És még {n}.' },
  },
  warnings: {
    title: 'Érdemes megnézni, de nem kell semmit tenned:',
    doubled: '{line}. sor: „{word}” már szerepelt, ezért kimaradt.',
    alike: '„{word}” és „{other}” nagyon hasonlít.',
  },
  done: {
    text: { one: '{name}: {n} szó hozzáadva.', other: '{name}: {n} szó hozzáadva.' },
    mixed: 'Már benne vannak a keverékben, a többi kártyával együtt.',
    only: 'Csak ezekkel játsszunk',
    ok: 'Kész',
  },
  about: {
    link: 'Add tovább a szavakat',
    linkNote: 'Akinél megvan a link, elolvashatja a szavakat, és a saját asztalánál játszhat velük.',
    shareText: 'Játsszatok a mi szavainkkal.',
    remove: 'Szavak törlése',
    removeSure: 'Törlöd az asztalról: {name}? A link azután sehová sem vezet.',
    removeYes: 'Szavak törlése',
    removed: 'Törölve: {name}.',
  },
  page: {
    title: 'Szavak a játékhoz',
    loading: 'Töltjük a szavakat…',
    words: 'Néhány a szavak közül',
    open: 'Játék ezekkel a szavakkal',
    note: 'Te leszel a házigazda. A szavak átkerülnek az asztalodhoz.',
    goneTitle: 'Üres a boríték',
    gone: 'Ezek a szavak már nincsenek itt. Kérj új linket attól, akitől ezt kaptad.',
  },
} as const;

export const refusals = {
  'too-many-packs': 'Ennél az asztalnál nem fér el több saját szó. Előbb vegyél el néhányat.',
  'not-host': 'Ezt csak az asztal házigazdája teheti meg. Szólj neki.',
  'pack-faulty': 'Valami nincs rendben a szavakkal. Nézd meg a listát.',
} as const satisfies Partial<Record<ErrorCode, string>>;
