/** How a city and its numbers are spoken of. */
import { language, t } from '../texts/texts.svelte.ts';

type Numbers = { readonly tokens: number; readonly mistakes: number };

/** A city we have no text for (a newer house than its pages) is called what its file calls it. */
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

/** D25–D27 in words: how long it takes at most, and what a mistake costs. */
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
