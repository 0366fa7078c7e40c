/** The front page. */
export const home = {
  title: 'Giochi di parole e di spie tra amici',
  headline: 'Safehouse',
  stamp: 'In confidenza',
  what: 'Giochi di parole e di spie, tra amici: ognuno sul suo telefono, nella sua lingua. Senza registrarsi.',
  back: 'Torna alla tua partita',
  open: {
    title: 'Apri un tavolo',
    game: 'Gioco',
    note: 'Qui ospiti tu: gli altri entrano con link, codice o QR.',
    name: 'Il tuo nome',
    namePlaceholder: 'Anche in codice',
    cards: 'Lingua delle carte',
    locations: 'Lingua dei luoghi',
    button: 'Apri un tavolo',
    opening: 'Apro…',
  },
  playNow: {
    title: 'Gioca subito',
    starting: 'Do le carte…',
    /** For the bots, in this order. */
    bots: 'Corvo, Volpe, Ombra',
    /** For people without a name. */
    you: 'Spia solitaria',
  },
  join: {
    title: 'Raggiungi gli altri',
    code: 'Codice o link',
    button: 'Entra',
    finding: 'Cerco…',
    empty: 'Scrivi il codice di cinque caratteri o incolla il link.',
    notACode: 'Non è un codice e nemmeno un link. Un codice ha cinque lettere o cifre, come K7QP3.',
  },
  needName: 'Prima scrivi un nome, da 1 a 20 caratteri.',
  offline: 'Il server non risponde. Controlla la connessione e riprova.',
  /** While the browser has no network. */
  noNetwork: {
    title: 'Niente rete.',
    note: 'Puoi comunque imparare i giochi e leggere le regole. Per un tavolo serve la rete.',
  },
  recent: 'Gli ultimi tavoli',
  forget: 'Dimentica il tavolo {code}',
  rules: 'Come si gioca',
  /** For screen readers; it must begin with the visible text. */
  rulesOf: 'Come si gioca a {game}',
  campaigns: {
    title: 'Le tue campagne',
    forget: 'Dimentica la campagna {name}',
    forgetTitle: 'Dimenticare {name}?',
    forgetNote: 'La mappa resta, ma questo browser non ne ricorda più la strada. Solo il link segreto ti riporta lì.',
    forgetYes: 'Dimentica',
    new: 'Inizia una campagna',
    note: 'Una mappa del mondo piena di missioni di Duetto, per la tua squadra. Si conserva finché non la eliminate, e ci si arriva con un link segreto.',
    name: 'Nome della campagna',
    namePlaceholder: 'Il turno di notte',
    needName: 'Dai un nome alla campagna, da 1 a 40 caratteri.',
    button: 'Srotola la mappa',
    opening: 'Srotolo…',
  },
  credits: 'Riconoscimenti e licenze',
  privacy: 'Privacy',
  saved: 'Apri una partita salvata',
} as const;
