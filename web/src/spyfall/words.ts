/** The verdict of a round of Spyfall in words: for the verdict card, the result, the TV and announcements. */
import { language, type Texts } from '../texts/texts.svelte.ts';
import { winnerOf } from './sides.ts';
import type { PlayerScore, Verdict } from './story.ts';

type NameOf = (id: string) => string;

/** What the functions below need: the texts, and the names of people and locations. */
export type Words = { readonly t: Texts; readonly nameOf: NameOf; readonly nameOfLocation: NameOf };

/** How the round ended: “The spy gets away”. */
export function titleOf({ result }: Verdict, t: Texts): string {
  return t.spyfall.verdict.title[result];
}

/** Who has won: “The spy wins”. */
export function sideOf({ result }: Verdict, t: Texts): string {
  return t.spyfall.verdict.side[winnerOf(result) ?? 'nobody'];
}

/** The round in one or two sentences. */
export function howOf(verdict: Verdict, { t, nameOf, nameOfLocation }: Words): string {
  const { how } = t.spyfall.verdict;
  const spy = nameOf(verdict.spy);
  const suspect = nameOf(verdict.suspect ?? '');
  const accuser = nameOf(verdict.accuser ?? '');
  switch (verdict.result) {
    case 'spy-accused':
      return how['spy-accused']({ accuser, spy });
    case 'innocent-accused':
      return how['innocent-accused']({ accuser, suspect, spy });
    case 'location-named':
      return how['location-named']({ spy });
    case 'location-missed':
      return how['location-missed']({ spy, named: nameOfLocation(verdict.named ?? '') });
    case 'spy-convicted':
      return how['spy-convicted']({ spy });
    case 'innocent-convicted':
      return how['innocent-convicted']({ suspect, spy });
    case 'spy-escaped':
      return how['spy-escaped']({ spy });
    case 'void':
      return how.void;
  }
}

/** S19, S20: the reasons for a player's points, each with its worth. */
export function reasonsOf({ merits }: Pick<PlayerScore, 'merits'>, t: Texts): string[] {
  return merits.map((merit) => t.spyfall.verdict.merit[merit]);
}

/** A list in the page's language: “Ada, Ben and Cleo”. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.code, { type: 'conjunction' }).format(names);
}
