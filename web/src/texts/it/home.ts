/** The front page. */
export const home = {
  title: 'Giochi di parole e di spie tra amici',
  headline: 'Safehouse',
  stamp: 'In confidenza',
  what: 'Giochi di parole e di spie, tra amici: ognuno sul suo telefono, nella sua lingua. Senza registrarsi.',
  open: {
    title: 'Apri un tavolo',
    note: 'Qui ospiti tu: gli altri entrano con link, codice o QR.',
    name: 'Il tuo nome',
    namePlaceholder: 'Anche in codice',
    cards: 'Lingua delle carte',
    button: 'Apri un tavolo',
    opening: 'Apro…',
  },
  join: {
    title: 'Raggiungi gli altri',
    code: 'Codice o link',
    codeNote: 'Cinque lettere e cifre: chiedile a chi ha aperto il tavolo.',
    button: 'Entra',
    finding: 'Cerco…',
    empty: 'Scrivi il codice di cinque caratteri o incolla il link.',
    notACode: 'Non è un codice e nemmeno un link. Un codice ha cinque lettere o cifre, come K7QP3.',
  },
  needName: 'Prima scrivi un nome, da 1 a 20 caratteri.',
  offline: 'Dal covo non risponde nessuno. Controlla la connessione e riprova.',
  recent: 'Gli ultimi tavoli',
  forget: 'Dimentica il tavolo {code}',
  codenames: 'Nome in codice',
  codenamesNote:
    'Due squadre rivali, venticinque parole, un indizio alla volta. Da 4 persone in su; per 2 o 3 c’è una versione apposta.',
  rules: 'Come si gioca',
  credits: 'Riconoscimenti e licenze',
} as const;
