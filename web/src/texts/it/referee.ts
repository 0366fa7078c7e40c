/** The dialog for the referee options (L12–L15, L17). */
export const referee = {
  title: 'L’arbitro',
  lead: 'Guarda ogni indizio. Conosce le parole scoperte sul tavolo, la chiave mai.',
  mode: 'Quanto conta la sua parola',
  modes: {
    advise: 'Dice cosa ne pensa mentre scrivi, e anche a chi può contestare. Decidete voi.',
    strict:
      'Un indizio che non ritiene valido non si può dare, a meno che tutti quelli che lo giudicano lo ammettano. Nei casi dubbi decidete voi.',
    off: 'Nessuno gli chiede niente. Ve la vedete tra voi.',
  },
  rules: 'Regole della casa',
  names: {
    names: 'Nomi di più parole',
    acronyms: 'Abbreviazioni',
    apart: 'Composti scritti staccati',
    rhymes: 'Tutte le rime',
  },
  notes: {
    names: 'Leonardo da Vinci vale come una parola. I nomi inventati non valgono mai.',
    acronyms: 'ONU o DNA possono essere indizi. Radar e laser valgono sempre.',
    apart: 'I composti scritti staccati o con il trattino valgono come una parola.',
    rhymes: 'Una rima va bene anche se il significato non c’entra. Questo potete giudicarlo solo voi.',
  },
} as const;
