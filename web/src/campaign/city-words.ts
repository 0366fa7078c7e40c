/** Texts for cities and their numbers. */
import { language, t } from '../texts/texts.svelte.ts';

type Numbers = { readonly tokens: number; readonly mistakes: number };

/** A city without a text (the server is newer than this page) is named after its id. */
export function cityName(id: string): string {
  return textOf(id)?.name ?? id;
}

export function briefOf(id: string): string | undefined {
  return textOf(id)?.brief;
}

/** "9-5" */
export function numbersOf({ tokens, mistakes }: Numbers): string {
  return t.campaign.city.numbers({ tokens, mistakes });
}

/** D25–D27 in words: the number of turns, and the cost of a mistake. */
export function explained({ tokens, mistakes }: Numbers): string[] {
  const texts = t.campaign.city.mistakes;
  const cost = mistakes === 0 ? texts.none : mistakes >= tokens ? texts.all : texts.some({ n: mistakes });
  return [t.campaign.city.tokens({ n: tokens }), cost];
}

/** "Berlin, Cairo or Moscow" */
export function citiesOr(ids: readonly string[]): string {
  return new Intl.ListFormat(language.code, { type: 'disjunction' }).format(ids.map(cityName));
}

function textOf(id: string): { name: string; brief: string } | undefined {
  const texts: Record<string, { name: string; brief: string }> = t.cities;
  return texts[id];
}
