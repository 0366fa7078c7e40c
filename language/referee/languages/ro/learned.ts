/** Learned words of Latin verbs, whose stems Romanian endings do not lead to: *expune, expoziție*; and units of measure. */

type Has = (letters: string) => boolean;

/** The end of a verb, and ends of the nouns and adjectives that belong to it. */
const ends = Object.entries({
  trage: 'tracție tractiv tractor tras',
  pune: 'poziție pozitor pozant ponent pozitiv pus',
  mite: 'misiune misie misiv mițător mis',
  duce: 'ducție ductor ductiv dus',
  scrie: 'scripție scriptor scris',
  strui: 'strucție structor structiv',
  cede: 'cesiune cedent',
  clude: 'cluzie cluziv',
  cide: 'cizie ciziv cis',
  vinge: 'vingător vins',
  rupe: 'rupție rupător rupt',
  tinde: 'tensiune tins',
  zice: 'dicție zis',
  prinde: 'priză prins',
} satisfies Record<string, string>).map(([verb, nouns]) => [verb, nouns.split(' ')] as const);
const LONGEST_PREFIX = 6;

/** The verb itself is seldom listed, but the noun made of its infinitive is. */
export function ofLearnedVerbs(letters: string, has: Has): string[] {
  return ends.flatMap(([verb, nouns]) =>
    nouns
      .filter((noun) => letters.endsWith(noun))
      .map((noun) => ({ prefix: letters.slice(0, -noun.length), least: noun.length > 3 ? 1 : 2 }))
      .filter(({ prefix, least }) => prefix.length >= least && prefix.length <= LONGEST_PREFIX)
      .map(({ prefix }) => prefix + verb)
      .filter((word) => has(word) || has(`${word}re`)),
  );
}

const unit =
  /^(?:kilo|hecto|deca|deci|centi|mili|micro|nano|mega|giga|tera)(gram|litru|metru|watt|volt|amper|byte|bit|secundă|tonă|calorie|hertz|pascal|joule)$/u;

/** *hectolitru*, whatever else begins with *hecto*. */
export function ofUnits(letters: string): string[] {
  const [, base] = unit.exec(letters) ?? [];
  return base === undefined ? [] : [base];
}
