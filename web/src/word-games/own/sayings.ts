/** What the server found in added words, one sentence each. */
import type { Mistake, PackAdded } from '../../lib/house.ts';
import type { Texts } from '../../texts/texts.svelte.ts';

export type Warning = PackAdded['warnings'][number];
/** `word` is in the language of the pack. */
export type Told = { readonly text: string; readonly word?: string; readonly line?: number };

export function mistakeTold(mistake: Mistake, { mistakes: t }: Texts['ownPacks']): Told {
  switch (mistake.code) {
    case 'not-text':
      return { text: t['not-text'] };
    case 'not-a-word':
      return { text: t['not-a-word'](mistake), word: mistake.word, line: mistake.line };
    case 'too-long':
      return { text: t['too-long'](mistake), word: mistake.word, line: mistake.line };
    case 'too-few':
      return { text: t['too-few']({ n: mistake.found, least: mistake.least }) };
    case 'too-many':
      return { text: t['too-many']({ n: mistake.found, most: mistake.most }) };
    case 'more':
      return { text: t.more({ n: mistake.count }) };
  }
}

export function warningTold(warning: Warning, { warnings, mistakes }: Texts['ownPacks']): Told {
  switch (warning.code) {
    case 'doubled':
      return { text: warnings.doubled(warning), word: warning.word };
    case 'alike':
      return { text: warnings.alike(warning), word: warning.word };
    case 'more':
      return { text: mistakes.more({ n: warning.count }) };
  }
}
