/** The credits page. */
export const credits = {
  title: 'Kiitokset',
  lead: 'Yksikään agentti ei työskentele yksin.',
  projectTitle: 'Tämä talo',
  project:
    'Safehouse on vapaa ohjelma, ja sen lisenssi on GNU Affero General Public License, versio 3 tai uudempi. Joka pitää taloa auki muille, on velvollinen tarjoamaan heille myös lähdekoodin: kysy sitä tämän talon ylläpitäjiltä.',
  source: 'Tämän talon lähdekoodi',
  gamesTitle: 'Pelit',
  games:
    'Nimet Codenames, Codenames Duet ja Spyfall kuuluvat julkaisijoilleen. Safehouse on heistä riippumaton, eivätkä he ole antaneet sille siunaustaan. Täällä ei ole heidän sanojaan, tekstejään eikä kuviaan: kortit, ohjeet ja piirrokset ovat omiamme. Jos pidät jostakin pelistä, osta oikea laatikko. Se on hintansa arvoinen.',
  iconsTitle: 'Kuvakkeet',
  icons: 'Phosphor Icons, tekijät Helena Zhang ja Tobias Fried, MIT-lisenssi, Iconifyn pakkaamana.',
  fontsTitle: 'Kirjasimet',
  figtree: 'Figtree, tekijä Erik Kennedy, SIL Open Font License 1.1.',
  barlow: 'Barlow Condensed, tekijä Jeremy Tribby, SIL Open Font License 1.1.',
  softwareTitle: 'Rakennusaineet',
  svelte: 'Svelte, MIT-lisenssi.',
  uqr: 'uqr, tekijä Anthony Fu, Nayukin QR-koodikirjaston pohjalta, MIT-lisenssi.',
  licences: 'Kaikki lisenssit kokonaan',
} as const;
