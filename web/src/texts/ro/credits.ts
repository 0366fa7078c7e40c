/** The credits page. */
export const credits = {
  title: 'Mulțumiri',
  lead: 'Niciun agent nu lucrează singur.',
  projectTitle: 'Casa asta',
  project:
    'Safehouse, adică „casă conspirativă”, e software liber, sub licența GNU Affero General Public License, versiunea 3 sau una mai nouă. Cine îl pune la dispoziția altora trebuie să le ofere și codul sursă: cere-l de la cei care țin casa asta.',
  source: 'Codul sursă al casei',
  gamesTitle: 'Jocurile',
  games:
    'Codenames (la noi „Nume de cod”), Codenames Duet și Spyfall sunt nume care le aparțin editorilor lor. Safehouse nu depinde de ei și nu e girat de ei. Nu conține nimic din cuvintele, textele sau desenele lor: cărțile, ajutorul și ilustrațiile sunt făcute de noi. Dacă îți place vreun joc de aici, cumpără cutia. Merită.',
  iconsTitle: 'Pictograme',
  icons: 'Phosphor Icons, de Helena Zhang și Tobias Fried, sub licența MIT, împachetate de Iconify.',
  fontsTitle: 'Fonturi',
  figtree: 'Figtree, de Erik Kennedy, sub licența SIL Open Font License 1.1.',
  barlow: 'Barlow Condensed, de Jeremy Tribby, sub licența SIL Open Font License 1.1.',
  softwareTitle: 'Construit cu',
  svelte: 'Svelte, sub licența MIT.',
  uqr: 'uqr, de Anthony Fu, după generatorul QR al lui Nayuki, sub licența MIT.',
  licences: 'Toate licențele, pe larg',
} as const;
