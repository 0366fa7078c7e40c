/**
 * Danish words in other spellings (L11): aa for å, ae and oe where the keyboard lacks æ and ø, and loanwords with two
 * spellings.
 */

/** One word per line. */
const spellings = `
  mayonnaise majonæse
  remoulade remulade
  ketchup ketsjup
  champignon champinjon
  chokolade chocolade
  spaghetti spagetti
  chili chilli
  guerilla guerrilla
  creme kreme
  yoghurt yogurt joghurt jogurt
  kleopatra cleopatra
  kaviar caviar
  karry curry
  whisky whiskey
  cognac konjak
  sigøjner zigøjner
  zar tsar czar
  københavn kjøbenhavn
  mexico mexiko
  canada kanada
  cuba kuba
  congo kongo
  te the
  cafe kafe
  ressource resurse
  volleyball volleybold
  pizzeria pizzaria
  linje linie
  tyrannosaurus tyrannosaur
  sherif sheriff
  popcorn popkorn
  broccoli brokkoli
  kajak kayak
  krokus crocus
  budding pudding
  bariton baryton
  taxa taxi
  jacuzzi jakuzzi
  okay ok
  akvarium aquarium
  kebab kebap
  sovs sauce
  shampoo shampo
  sjal shawl
  jiddisch jiddisk
  muhammed mohammed muhamed
  buddha budda
`;

const others = new Map<string, readonly string[]>();
for (const line of spellings.trim().split('\n')) {
  const words = line.trim().split(' ');
  for (const word of words) others.set(word, words);
}

const byKeyboard: readonly (readonly [string, string])[] = [
  ['aa', 'å'],
  ['ae', 'æ'],
  ['oe', 'ø'],
];

export function variants(letters: string): readonly string[] {
  let typed = letters;
  const found = new Set<string>(others.get(letters));
  for (const [two, one] of byKeyboard) {
    if (letters.includes(two)) found.add(letters.replaceAll(two, one));
    typed = typed.replaceAll(two, one);
  }
  if (typed !== letters) found.add(typed);
  return [...found];
}
