/** Romanian words with two spellings (L11): the old and the new one, a loanword and its Romanian form. */

const pairs = `
  show șou, whisky whiskey, vodcă votcă vodka, cocteil cocktail, iaurt yoghurt iogurt, aisberg iceberg, sandviș sandvici sandwich sendviș, meci match,
  miting meeting, coniac cognac, șampanie champagne, fiord fjord, canion canyon, derbi derby, penalti penalty, ofsaid offside, bumerang boomerang,
  filozof filosof, filozofie filosofie, filozofic filosofic, duminică duminecă, pieptene piaptăn, cușcuș couscous, grepfrut grapefruit, jeanși jeans,
  cearșaf cearceaf, hamburgher hamburger, croasant croissant, baghetă baguette, șaormă shaorma shawarma șaorma, cazinou casino, hochei hockey,
  rugbi rugby, lider leader, maus mouse, trening training, clic click, spaghete spaghetti, lasagna lasagne, curri curry, bodigard bodyguard,
  zombi zombie zombiu, chioșc kiosk, chitară ghitară, hipermarket hypermarket, karate carate, kilogram chilogram, kilometru chilometru, kimono chimono,
  koala coala, ski schi, yală ială, yoga ioga, hol hall, scuter scooter, lobi lobby, hobi hobby, baclava baklava, musaca moussaka,
  humus hummus, kebab kebap chebab chebap, bistro bistrou, graffiti graffitti, weekend uichend, ferăstrău fierăstrău, pălincă palincă,
  foarfecă foarfece, mănăstire mânăstire, piure pireu, bretea bretelă, pernă perină, tobogan topogan, nor nour, crenvurșt crenvurst,
  stres stress, pulover pullover, clovn clown, fotbal football, garaj garage, bufet buffet, buchet bouquet, ecler eclair, brioșă brioche,
  maieu maiou, șofer chauffeur, baschet basketball, volei volleyball, chec cake, sufleu soufflé, ruj rouge, manechin mannequin
`;

const groups = pairs
  .split(',')
  .map((group) => group.trim().split(/\s+/u))
  .filter((group) => group.length > 1);
const others = new Map<string, readonly string[]>();
for (const group of groups) for (const word of group) others.set(word, [...(others.get(word) ?? []), ...group]);

/** Before 1993 *â* was written *î* nearly everywhere, and *sunt* was *sînt*. */
export function variants(letters: string): string[] {
  const spellings = [...(others.get(letters) ?? [])];
  const inside = letters.slice(1).replaceAll('î', 'â');
  if (inside !== letters.slice(1)) spellings.push(letters.charAt(0) + inside);
  return spellings;
}
