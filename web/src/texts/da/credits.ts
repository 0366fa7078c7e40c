/** The credits page. */
export const credits = {
  title: 'Tak',
  lead: 'Ingen agent arbejder alene.',
  projectTitle: 'Huset her',
  project:
    'Safehouse er fri software under GNU Affero General Public License, version 3 eller nyere. Den, der driver huset for andre, skal også tilbyde dem kildekoden. Spørg dem, der driver dette hus.',
  source: 'Husets kildekode',
  gamesTitle: 'Spillene',
  games:
    'Navnene Codenames, Codenames Duet og Spyfall tilhører deres forlag. Safehouse er uafhængigt af forlagene og ikke godkendt af dem. Her er intet af deres ord, tekster eller tegninger: Kort, hjælp og tegninger er vores egne. Kan du lide et af spillene, så køb æsken. Den er pengene værd.',
  iconsTitle: 'Ikoner',
  icons: 'Phosphor Icons af Helena Zhang og Tobias Fried, under MIT-licensen, pakket af Iconify.',
  fontsTitle: 'Skrifter',
  figtree: 'Figtree af Erik Kennedy, under SIL Open Font License 1.1.',
  barlow: 'Barlow Condensed af Jeremy Tribby, under SIL Open Font License 1.1.',
  softwareTitle: 'Bygget med',
  svelte: 'Svelte, under MIT-licensen.',
  uqr: 'uqr af Anthony Fu, efter Nayukis QR-generator, under MIT-licensen.',
  licences: 'Alle licenser i fuld længde',
} as const;
