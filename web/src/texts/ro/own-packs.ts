/** Own packs: adding, correcting and sharing them, the page of a shared link, and refusals. */
import type { ErrorCode } from '@safehouse/protocol/codes.ts';

export const ownPacks = {
  add: {
    title: 'Cuvintele voastre',
    lead: 'Familia, biroul, satul: între {least} și {most} de cuvinte, în orice limbă. Rămân la masa asta.',
    name: 'Nume',
    namePlaceholder: 'Familia noastră',
    needName: 'Dă-le cuvintelor un nume de 1–40 de caractere.',
    language: 'Limba cuvintelor',
    text: 'Cuvintele',
    textNote:
      'Câte unul pe rând sau despărțite prin virgulă. Merg și două cuvinte cu spațiu. Rândurile care încep cu # nu se pun.',
    needText: 'Întâi scrie, lipește sau încarcă niște cuvinte.',
    less: 'Sunt prea multe. Încap cel mult {most}.',
    count: { one: '{n} cuvânt', few: '{n} cuvinte', other: '{n} de cuvinte' },
    missing: { one: 'Mai trebuie {n}.', few: 'Mai trebuie {n}.', other: 'Mai trebuie {n}.' },
    over: { one: 'Prea multe: {n}.', few: 'Prea multe: {n}.', other: 'Prea multe: {n}.' },
    file: 'Încarcă un fișier',
    drop: 'Sau lasă aici un fișier text.',
    dropping: 'Dă-i drumul și îl citim.',
    read: {
      one: '{n} cuvânt citit din {file}.',
      few: '{n} cuvinte citite din {file}.',
      other: '{n} de cuvinte citite din {file}.',
    },
    notRead: 'Fișierul {file} nu se poate citi. Salvează-l ca text simplu și încarcă-l din nou.',
    save: 'Adaugă cuvintele',
    sending: {
      one: 'Serverul citește: {n} cuvânt…',
      few: 'Serverul citește: {n} cuvinte…',
      other: 'Serverul citește: {n} de cuvinte…',
    },
    discard: 'Renunță',
  },
  mistakes: {
    title: 'Încă n-au fost adăugate. Îndreaptă ce e mai jos și încearcă din nou:',
    others: { one: 'Adaugă celălalt cuvânt', few: 'Adaugă celelalte {n}', other: 'Adaugă celelalte {n}' },
    'not-text': 'Ăsta nu e text simplu. Salvează-l ca text (UTF-8) și încarcă-l din nou.',
    'not-a-word': 'Rândul {line}: „{word}” nu poate fi o carte. Pune un cuvânt sau două, cu spațiu.',
    'too-long': 'Rândul {line}: „{word}” e prea lung. Pe o carte încap cel mult {most} litere.',
    'too-few': {
      one: '{n} cuvânt e prea puțin: trebuie cel puțin {least}.',
      few: '{n} cuvinte sunt prea puține: trebuie cel puțin {least}.',
      other: '{n} de cuvinte sunt prea puține: trebuie cel puțin {least}.',
    },
    'too-many': {
      one: '{n} cuvânt e prea mult: cel mult {most}.',
      few: '{n} cuvinte sunt prea multe: cel mult {most}.',
      other: '{n} de cuvinte sunt prea multe: cel mult {most}.',
    },
    more: { one: 'Și încă {n}.', few: 'Și încă {n}.', other: 'Și încă {n}.' },
  },
  warnings: {
    title: 'Merită văzute, dar nu trebuie făcut nimic:',
    doubled: 'Rândul {line}: „{word}” era deja acolo și a fost sărit.',
    alike: '„{word}” și „{other}” seamănă mult.',
  },
  done: {
    text: {
      one: '{name}: {n} cuvânt adăugat.',
      few: '{name}: {n} cuvinte adăugate.',
      other: '{name}: {n} de cuvinte adăugate.',
    },
    mixed: 'Sunt acum amestecate cu celelalte cărți.',
    only: 'Jucați doar cu ele',
    ok: 'Gata',
  },
  about: {
    link: 'Dă cuvintele mai departe',
    linkNote: 'Cine are linkul poate citi cuvintele și poate juca cu ele la masa lui.',
    shareText: 'Jucați cu cuvintele noastre.',
    remove: 'Scoate cuvintele',
    removeSure: 'Scoți {name} de la masa asta? Apoi linkul nu mai duce nicăieri.',
    removeYes: 'Scoate cuvintele',
    removed: 'Scos de la masă: {name}.',
  },
  page: {
    title: 'Cuvinte de jucat',
    loading: 'Aducem cuvintele…',
    words: 'Câteva dintre cuvinte',
    open: 'Joacă cu cuvintele astea',
    note: 'Tu ești gazda. Cuvintele se copiază la masa ta.',
    goneTitle: 'Plicul e gol',
    gone: 'Cuvintele astea nu mai sunt aici. Cere un link nou de la cine ți l-a dat.',
  },
} as const;

export const refusals = {
  'too-many-packs': 'La masa asta nu mai încap cuvinte proprii. Scoate întâi câteva.',
  'not-host': 'Asta poate face doar gazda mesei. Roag-o.',
  'pack-faulty': 'E ceva de îndreptat la cuvinte. Uită-te pe listă.',
} as const satisfies Partial<Record<ErrorCode, string>>;
