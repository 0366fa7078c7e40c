/** The languages bots speak. A new one is a file, and a line here. */
import type { BotLanguage } from './bot-language.ts';
import { da } from './da.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { ro } from './ro.ts';

export const botLanguages: Readonly<Record<string, BotLanguage>> = { da, en, fi, hu, it, ro };

export const languageCodes: readonly string[] = Object.keys(botLanguages);

const rude = new Map(
  Object.entries(botLanguages).map(([code, language]) => [code, new Set(language.rude.split(/\s+/))]),
);

/** Whether no bot says the word, whatever it points at. */
export function isRude(letters: string, language: string): boolean {
  return rude.get(language)?.has(letters) ?? false;
}
