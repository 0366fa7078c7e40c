/** Associations as the lexicon's texts write them: `5 sea, ship; 4 wave`. */
import { fold } from '@safehouse/language/letters.ts';

/** 5 for what everyone says, 1 for a mere hint. */
export type Link = { readonly word: string; readonly strength: number };

type About = {
  readonly language: string;
  /** The folded word that they belong to. */
  readonly own: string;
  /** Takes mistakes. */
  tell(text: string): void;
};

export function readLinks(written: string, { language, own, tell }: About): Link[] {
  const links = new Map<string, Link>();
  for (const group of written.split(';').filter((text) => text.trim() !== '')) {
    const [, digit, list = ''] = /^([1-5]) (.+)$/u.exec(group.trim()) ?? [];
    if (digit === undefined) tell(`“${group.trim()}” does not begin with its strength, 1 to 5`);
    else
      for (const name of list.split(',')) {
        const word = spaced(name.trim());
        const letters = fold(word, language);
        if (letters === '') tell(`a link of strength ${digit} is empty`);
        else if (letters === own) tell('is linked to itself');
        else if (links.has(letters)) tell(`“${word}” is linked twice`);
        else links.set(letters, { word, strength: Number(digit) });
      }
  }
  return [...links.values()];
}

/** Names of several words have `_` in the texts. */
export const spaced = (name: string): string => name.replaceAll('_', ' ');
