/** The credits page. */
export const credits = {
  title: 'Köszönet',
  lead: 'Egyetlen ügynök sem dolgozik egyedül.',
  projectTitle: 'Ez a ház',
  project:
    'A Safehouse szabad szoftver, a GNU Affero General Public License 3-as vagy későbbi változata szerint. Aki másoknak üzemelteti, köteles a forráskódját is elérhetővé tenni: kérd azoktól, akik ezt a házat viszik.',
  source: 'Ennek a háznak a forráskódja',
  gamesTitle: 'A játékok',
  games:
    'A Codenames (magyarul Fedőnevek), a Codenames Duet (Fedőnevek: Négyszemközt) és a Spyfall név a kiadóké. A Safehouse tőlük független, és nem az ő jóváhagyásukkal készült. Semmi sincs benne a szavaikból, a szövegeikből vagy a rajzaikból: a kártyák, a súgó és a rajzok a mieink. Ha megszerettél itt egy játékot, vedd meg dobozban. Megéri.',
  iconsTitle: 'Ikonok',
  icons: 'Phosphor Icons, Helena Zhang és Tobias Fried munkája, MIT-licenc; csomagolta az Iconify.',
  fontsTitle: 'Betűk',
  figtree: 'Figtree, Erik Kennedy munkája, SIL Open Font License 1.1.',
  barlow: 'Barlow Condensed, Jeremy Tribby munkája, SIL Open Font License 1.1.',
  softwareTitle: 'Ebből épült',
  svelte: 'Svelte, MIT-licenc.',
  uqr: 'uqr, Anthony Fu munkája Nayuki QR-generátora nyomán, MIT-licenc.',
  licences: 'Az összes licenc teljes szövege',
} as const;
