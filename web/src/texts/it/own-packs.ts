/** Own packs: adding, correcting and sharing them, the page of a shared link, and refusals. */
import type { ErrorCode } from '@safehouse/protocol/codes.ts';

export const ownPacks = {
  add: {
    title: 'Parole vostre',
    lead: 'La famiglia, l’ufficio, il paese: da {least} a {most} parole, in qualsiasi lingua. Restano a questo tavolo.',
    name: 'Nome',
    namePlaceholder: 'La nostra famiglia',
    needName: 'Dai un nome a queste parole: da 1 a 40 caratteri.',
    language: 'Lingua delle parole',
    text: 'Le parole',
    textNote:
      'Una per riga, o separate da virgole. Vanno bene anche due parole con uno spazio. Le righe che iniziano con # non contano.',
    needText: 'Prima scrivi, incolla o carica qualche parola.',
    less: 'Sono troppe. Il limite è di {most} parole.',
    count: { one: '{n} parola', many: '{n} di parole', other: '{n} parole' },
    missing: { one: 'Ne manca ancora {n}.', many: 'Ne mancano ancora {n}.', other: 'Ne mancano ancora {n}.' },
    over: { one: '{n} di troppo.', many: '{n} di troppo.', other: '{n} di troppo.' },
    file: 'Carica un file',
    drop: 'O trascina qui un file di testo.',
    dropping: 'Lascialo andare: lo leggiamo.',
    read: {
      one: '{n} parola letta da {file}.',
      many: '{n} di parole lette da {file}.',
      other: '{n} parole lette da {file}.',
    },
    notRead: 'Il file {file} non si può leggere. Salvalo come solo testo e caricalo di nuovo.',
    save: 'Aggiungi le parole',
    sending: { one: 'In lettura: {n} parola…', many: 'In lettura: {n} di parole…', other: 'In lettura: {n} parole…' },
    discard: 'Scarta',
  },
  mistakes: {
    title: 'Non ancora aggiunte. Correggi qui e riprova:',
    others: { one: 'Aggiungi l’altra parola', many: 'Aggiungi le altre {n}', other: 'Aggiungi le altre {n}' },
    'not-text': 'Questo non è solo testo. Salvalo come testo (UTF-8) e caricalo di nuovo.',
    'not-a-word': 'Riga {line}: «{word}» non va bene per una carta. Serve una parola, o due con uno spazio.',
    'too-long': 'Riga {line}: «{word}» è troppo lunga. Su una carta ci stanno al massimo {most} lettere.',
    'too-few': {
      one: '{n} parola è poco: ne servono almeno {least}.',
      many: '{n} di parole sono poche: ne servono almeno {least}.',
      other: '{n} parole sono poche: ne servono almeno {least}.',
    },
    'too-many': {
      one: '{n} parola è troppo: al massimo {most}.',
      many: '{n} di parole sono troppe: al massimo {most}.',
      other: '{n} parole sono troppe: al massimo {most}.',
    },
    more: { one: 'E {n} in più.', many: 'E altre {n}.', other: 'E altre {n}.' },
  },
  warnings: {
    title: 'Vale un’occhiata, ma non è obbligatorio correggere:',
    doubled: 'Riga {line}: «{word}» c’era già ed è stata saltata.',
    alike: '«{word}» e «{other}» si somigliano molto.',
  },
  done: {
    text: {
      one: '{name}: {n} parola aggiunta.',
      many: '{name}: {n} di parole aggiunte.',
      other: '{name}: {n} parole aggiunte.',
    },
    mixed: 'Ora sono nel mazzo, insieme alle altre carte.',
    only: 'Giocate solo con queste',
    ok: 'Fatto',
  },
  about: {
    link: 'Passa queste parole',
    linkNote: 'Chi ha il link può leggere le parole e giocarci a un tavolo suo.',
    shareText: 'Gioca con le nostre parole.',
    remove: 'Togli le parole',
    removeSure: 'Togliere {name} da questo tavolo? Poi il link non porterà più da nessuna parte.',
    removeYes: 'Togli le parole',
    removed: 'Parole tolte: {name}.',
  },
  page: {
    title: 'Parole per giocare',
    loading: 'Recupero le parole…',
    words: 'Alcune delle parole',
    open: 'Gioca con queste parole',
    note: 'Chi ospita sei tu. Le parole vengono copiate al tuo tavolo.',
    goneTitle: 'La busta è vuota',
    gone: 'Queste parole non sono più qui. Chiedi un link nuovo a chi te l’ha dato.',
  },
} as const;

export const refusals = {
  'too-many-packs': 'A questo tavolo non c’è posto per altre parole vostre. Prima togline qualcuna.',
  'not-host': 'Può farlo solo chi ospita il tavolo. Prova a chiedere.',
  'pack-faulty': 'C’è qualcosa da correggere nelle parole. Guarda l’elenco.',
} as const satisfies Partial<Record<ErrorCode, string>>;
