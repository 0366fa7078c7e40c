/** The credits page. */
export const credits = {
  title: 'Riconoscimenti',
  lead: 'Nessun agente lavora da solo.',
  projectTitle: 'Questo covo',
  project:
    'Safehouse è software libero, con licenza GNU Affero General Public License, versione 3 o successiva. Chi lo mette a disposizione di altri deve offrire anche il codice sorgente: chiedilo a chi gestisce questo covo.',
  source: 'Codice sorgente di questo covo',
  gamesTitle: 'I giochi',
  games:
    'Codenames (in Italia «Nome in codice»), Codenames Duet e Spyfall sono nomi che appartengono ai rispettivi editori. Safehouse è un progetto indipendente, che gli editori non hanno né promosso né approvato. Qui non c’è nulla delle loro parole, dei loro testi o dei loro disegni: carte, aiuti e illustrazioni sono opera nostra. Se un gioco ti piace, compra la scatola. Ne vale la pena.',
  iconsTitle: 'Icone',
  icons: 'Phosphor Icons di Helena Zhang e Tobias Fried, con licenza MIT, confezionate da Iconify.',
  fontsTitle: 'Caratteri',
  figtree: 'Figtree di Erik Kennedy, con licenza SIL Open Font License 1.1.',
  barlow: 'Barlow Condensed di Jeremy Tribby, con licenza SIL Open Font License 1.1.',
  softwareTitle: 'Fatto con',
  svelte: 'Svelte, con licenza MIT.',
  uqr: 'uqr di Anthony Fu, dal generatore QR di Nayuki, con licenza MIT.',
  licences: 'Tutte le licenze, per intero',
} as const;
