/** Romanian: stems change, the article is an ending, compounds are few. */
import type { Grammar } from '../../grammar.ts';
import { compoundsOf, unlistedCompound } from './compounds.ts';
import { rootsOf } from './derivation.ts';
import { basesOf, isFormOfVerb, readings } from './forms.ts';
import { variants } from './spellings.ts';

export const ro: Grammar = {
  inflections: [],
  derivations: [],
  basesOf,
  regularForms,
  isForm: (letters, { letters: verb, isName }, { has }) => !isName && isFormOfVerb(letters, verb, has),
  rootsOf,
  prefixes: [],
  compoundsOf,
  links: [''],
  shortParts: [],
  noParts: [],
  variants,
  readings,
  marksAreLeftOut: true,
  places: ['stânga', 'dreapta', 'sus', 'jos'],
  // limba-cucului, floarea-reginei; stea-de-mare; cuvânt-cheie; mamă-mea
  asksForHyphen:
    /^\p{L}+(?:a|ul|ele|ile|ii)(?:-\p{L}+(?:ului|elui|ei|ii|elor|ilor))+$|-de-(?:mare|baltă|câmp|colț|munte|pădure|grădină)$|-(?:cheie|șef|pilot|capcană|gigant|fantomă|record|bombă|surpriză|șoc|minune|etalon|gazdă|limită|cadru|pat|mamă|mea|meu|ta|tău|tu|sa|său|su)$/u,
  hyphenPrefixes: 'ex vice anti non semi super prim auto pre post'.split(' '),
  strangeLetters: /[äöüßõæøåőűłńśąęćčř]/u,
  looksForeign:
    /(?:haus|keit|heit|schaft|lich|chen|zeug|schuh|schule|strasse|ough|ought|ight|ggia|ggio|cchio|cchia|zione|zioni|eaux|eux|ssure|miento|eiro)$|sch[lmnw]|tsch|^(?:wh|thr)/u,
  unlistedCompound,
};

/** parc, parcul, parcuri, parcurile; pastă, paste, pastele */
function regularForms(letters: string): string[] {
  if (letters.length < 4) return [];
  if (letters.endsWith('ă')) return ['e', 'ele', 'elor'].map((end) => letters.slice(0, -1) + end);
  return /[^aeiouăâî]$/.test(letters) ? ['ul', 'ului', 'uri', 'urile', 'urilor'].map((end) => letters + end) : [];
}
