/** English. */

import type { Grammar, WordLookup } from '../../grammar.ts';
import { compoundsOf } from './compounds.ts';
import { rootsOf } from './derivation.ts';
import { basesOf } from './irregular.ts';
import { variants } from './spelling.ts';

export const en: Grammar = {
  inflections: [],
  basesOf,
  regularForms,
  // rosé and rose; café and cafe are one word.
  accentsMatter: new Set('rose resume expose pate lame mate pique attache saute touche'.split(' ')),
  derivations: [],
  rootsOf,
  prefixes: [],
  links: [''],
  compoundsOf,
  // sun + glasses
  partBasesOf: basesOf,
  shortParts: [],
  noParts: [],
  variants,
  places: 'left right top bottom middle upper lower leftmost rightmost topmost uppermost lowermost bottommost'.split(
    ' ',
  ),
  hyphenPrefixes:
    'ex self half well anti non co pre post semi all great vice mid step pro twenty thirty forty fifty sixty seventy eighty ninety'.split(
      ' ',
    ),
  looksForeign:
    /sch[lmnwrt]|(?:haus|keit|heit|schaft|lich|chen|tung|zeug|hof|schirm|schuh|stag|beere|strasse|kirche|zimmer|schule|blume|stoff|milch|konigin|nacht|abend|flasche|katze)$|(?:ggia|ggio|zione|zioni|ezza|cchio|cchia|ghetto|eaux|euse|ssure|ssures|iere|cion|ciones|miento|eiro)$/u,
  // Two words that nobody has joined before; if one is so short that it may be coincidence, it is a doubt.
  unlistedCompound: (splits) => {
    const lasts = splits.map((parts) => parts.at(-1) ?? '');
    if (lasts.some((last) => usualLasts.has(last))) return 'legal';
    if (lasts.some((last) => frequentLasts.has(last))) return 'doubtful';
    return splits.some(isInvented) ? 'illegal' : 'doubtful';
  },
};

function isInvented([first = '', last = '']: readonly string[]): boolean {
  if (first.length > 3 && (last.length > 3 || shortNouns.has(last))) return true;
  return last.length > 6 || (shortNouns.has(first) && (shortNouns.has(last) || figures.has(last)));
}

/** Last parts of more established compounds than any list has: *beachside*, *coffeemaker*. */
const usualLasts = new Set(
  'side proof wear ware maker makers making keeper keepers holder holders seeker seekers goer goers bound borne wide worthy'.split(
    ' ',
  ),
);
/** The same, but people also join them for one clue: *ghosthunter*. */
const frequentLasts = new Set(
  'hunter catcher killer slayer buster lover eater board back point brush clip wood'.split(' '),
);

/** Short nouns that end what people join for one clue: *lionhat*; of others, chance is more likely. */
const shortNouns = new Set('hat cat cow dog pig bed cup egg fox hen owl pie rat bee bus car jet van'.split(' '));

/** Whom people join to an animal for one clue: *ratlawyer*. */
const figures = new Set(
  'barber bishop butcher clown cowboy dancer doctor farmer ghost judge king knight lawyer pilot pirate prince priest queen robot rocket sailor singer surgeon waiter wizard'.split(
    ' ',
  ),
);

/** badger, badgers; box, boxes; supply, supplies; step, stepped, stepping; comb, combing */
function regularForms(letters: string, known: WordLookup): string[] {
  return [
    ...pluralOf(letters),
    ...doubledOf(letters),
    ...verbFormsOf(letters, known),
    ...comparativesOf(letters, known),
  ];
}

/** Of a verb: the dictionary gives the form this base. Forms on -ed are too often adjectives: *wicked*. */
function verbFormsOf(letters: string, { basesOf }: WordLookup): string[] {
  return [`${letters.replace(/e$/u, '')}ing`, `${letters}ing`].filter((form) => basesOf(form).includes(letters));
}

/** Of an adjective: numb, number; there is no *cornest*, so corner is not a form of corn. */
function comparativesOf(letters: string, { basesOf }: WordLookup): string[] {
  const stem = letters.replace(/e$/u, '').replace(/y$/u, 'i');
  return [stem, stem + stem.slice(-1)]
    .filter((each) => basesOf(`${each}est`).includes(letters))
    .flatMap((each) => [`${each}er`, `${each}est`]);
}

function doubledOf(letters: string): string[] {
  const last = /^[^aeiou]*[^aeiouq][aeiou]([bdgmnprt])$/u.exec(letters)?.[1];
  return last === undefined ? [] : [`${letters}${last}ed`, `${letters}${last}ing`];
}

function pluralOf(letters: string): string[] {
  if (letters.length < 4 || /s$/.test(letters)) return [];
  if (/(?:x|z|ch|sh)$/.test(letters)) return [`${letters}es`];
  return [/[^aeiou]y$/.test(letters) ? `${letters.slice(0, -1)}ies` : `${letters}s`];
}
