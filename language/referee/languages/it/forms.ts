/** Italian forms: plurals and verb forms that the dictionary lacks, and the parts of compounds. */
import type { Readings } from '../../grammar.ts';
import { isUnheard } from './alike.ts';
import { type Has, infinitivesOf } from './derivation.ts';
import { irregularForms } from './irregular.ts';
import { verbsOfListed } from './listed-forms.ts';
import { singularsOf } from './plurals.ts';

const isInfinitive = /(?:are|ere|ire|rre)$/u;
const clitics = '(?:si|mi|ti|ci|vi|lo|la|li|le|ne|gli|sene|melo|telo|selo|celo|velo|glielo)';
const withClitic = new RegExp(`^(.{2,}[aei])r${clitics}$`, 'u');

export function basesOf(letters: string, has: Has): string[] {
  const found = [...irregularForms(letters), ...verbsOfListed(letters, has)];
  const infinitive = withClitic.exec(letters)?.[1];
  if (infinitive && has(`${infinitive}re`)) found.push(`${infinitive}re`);
  if (!has(letters)) found.push(...singularsOf(letters, has));
  // Of an adjective, unless there is such a noun: stanche, stanco.
  const stem = /^(.+[cg])he$/u.exec(letters)?.[1];
  if (stem && !has(`${stem}a`) && has(`${stem}o`)) found.push(`${stem}o`);
  return found;
}

/**
 * A listed word is its own base, whatever the dictionary says: *casa* is not a form of *caso*; with a verb people may
 * argue.
 */
export function readings(letters: string, known: readonly string[], has: Has): Readings {
  if (letters.endsWith('ndo')) return { sure: known, loose: [] };
  const verbs = known.filter((base) => base !== letters && isInfinitive.test(base) && !isUnheard(base, letters));
  const others = known.filter((base) => base === letters || !isInfinitive.test(base));
  if (has(letters)) return { sure: others.filter((base) => base === letters), loose: [...verbs, ...alikeOf(letters)] };
  const nouns = [...others, ...singularsOf(letters, has)];
  return nouns.length > 0 ? { sure: nouns, loose: verbs } : { sure: verbs, loose: [] };
}

/** Nouns that are spelled like forms of irregular verbs. */
const alike = new Map(
  (
    'letto leggere, porto porgere, posto porre, punto pungere, rosa rodere, faccia fare, era essere, tratto trarre, sale salire, ' +
    'esca uscire, voglia volere, sei essere, tesi tendere, fuso fondere, raso radere, corso correre, corsa correre, mura murare'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);

function alikeOf(letters: string): string[] {
  const verb = alike.get(letters);
  return verb === undefined ? [] : [verb];
}

/** First parts that are not forms: there is no *tela* in *televisione*. */
const learned = new Set('tele foto auto moto video radio euro bio eco aero idro termo mini super'.split(' '));

/** The base of a part of a compound: *lava*stoviglie, *apri*scatole, schiaccia*noci*. */
export function partBasesOf(letters: string, has: Has): string[] {
  return learned.has(letters) ? [] : [...verbsOf(letters, has), ...singularsOf(letters, has)];
}

/** Compounds begin with the verb in the imperative: *porta*, *apri*, *rompi*. */
function verbsOf(letters: string, has: Has): string[] {
  const stem = letters.slice(0, -1);
  if (letters.endsWith('a')) return has(`${letters}re`) ? [`${letters}re`] : [];
  if (!letters.endsWith('i') || stem.length < 2) return [];
  return [...infinitivesOf(stem, has)].filter((verb) => !verb.endsWith('are'));
}
