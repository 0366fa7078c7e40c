/** The languages bots speak. A new one is a file, and a line here. */
import { fold } from '@safehouse/language/letters.ts';
import type { BotLanguage } from './bot-language.ts';
import { da } from './da.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { ro } from './ro.ts';

export const botLanguages: Readonly<Record<string, BotLanguage>> = { da, en, fi, hu, it, ro };

export const languageCodes: readonly string[] = Object.keys(botLanguages);

const unsaid = new Map(
  Object.entries(botLanguages).map(([code, { rude, sensitive }]) => {
    const words = `${rude} ${sensitive}`.split(/\s+/).filter((word) => word !== '');
    return [code, new Set(words.map((word) => fold(word, code)))];
  }),
);

/** Whether no bot says the word, given by its folded letters, whatever it points at. */
export function isUnsaid(letters: string, language: string): boolean {
  return unsaid.get(language)?.has(letters) ?? false;
}
