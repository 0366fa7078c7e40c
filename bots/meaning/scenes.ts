/**
 * Scenes: clue words with the cards they call to mind. Each line was written with all cards of the language in view, so
 * a card that it lacks hardly comes to mind.
 */
import { fold } from '@safehouse/language/letters.ts';
import type { Line, Wrong } from '@safehouse/language/text-files.ts';
import type { Entry } from './lexicon.ts';
import { type Link, readLinks } from './links.ts';

type About = { readonly language: string; readonly wrong: Wrong };

/** Adds the scenes' links to their cards, and returns the folded words of the scenes. */
export function addScenes(
  lines: readonly Line[],
  entries: Map<string, { entry: Entry; where: string }>,
  { language, wrong }: About,
): Set<string> {
  const words = new Set<string>();
  const added = new Map<string, Link[]>();
  for (const { line, written } of lines) {
    const [, word = '', cards = ''] = /^(\S+) ~ (.+)$/u.exec(written) ?? [];
    const letters = fold(word, language);
    const tell = (text: string): void => wrong(line, `“${word}”: ${text}`);
    if (word === '') wrong(line, `“${written}” is not written as: word ~ 5 card, card; 4 card`);
    else if (words.has(letters)) tell('is there already');
    else
      for (const { word: card, strength } of readLinks(cards, { language, own: letters, tell })) {
        const at = fold(card, language);
        if (entries.get(at)?.entry.isCard) added.set(at, [...(added.get(at) ?? []), { word, strength }]);
        else tell(`there is no card “${card}”`);
      }
    words.add(letters);
  }
  for (const [card, links] of added) {
    const known = entries.get(card);
    if (known) entries.set(card, { ...known, entry: withLinks(known.entry, links, language) });
  }
  return words;
}

/** Where a link is there already the scene decides: its writer had compared all cards. */
function withLinks(entry: Entry, added: readonly Link[], language: string): Entry {
  const links = new Map(entry.links.map((link) => [fold(link.word, language), link]));
  for (const link of added) links.set(fold(link.word, language), link);
  return { ...entry, links: [...links.values()] };
}
