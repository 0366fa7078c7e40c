/** The credits page. */
export const credits = {
  title: 'Credits',
  lead: 'No agent works alone.',
  projectTitle: 'This house',
  project:
    'Safehouse is free software under the GNU Affero General Public License, version 3 or later. Anyone who runs it for others must offer them its source code: ask the people who run this server.',
  source: 'Source code of this house',
  gamesTitle: 'The games',
  games:
    'Codenames, Codenames Duet and Spyfall are names that belong to their publishers. Safehouse is independent of them and not endorsed by them. It contains none of their words, texts or art: cards, help and drawings are our own. If you like a game here, buy the box. It’s worth it.',
  iconsTitle: 'Icons',
  icons: 'Phosphor Icons by Helena Zhang and Tobias Fried, under the MIT licence, packed by Iconify.',
  fontsTitle: 'Type',
  figtree: 'Figtree by Erik Kennedy, under the SIL Open Font License 1.1.',
  barlow: 'Barlow Condensed by Jeremy Tribby, under the SIL Open Font License 1.1.',
  softwareTitle: 'Built with',
  svelte: 'Svelte, under the MIT licence.',
  uqr: 'uqr by Anthony Fu, after Nayuki’s QR generator, under the MIT licence.',
  licences: 'All licences in full',
} as const;
