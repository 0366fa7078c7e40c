/** What the TV shows under each player's name, and the arrows between players; computed from a spectator's view. */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Texts } from '../../texts/texts.svelte.ts';

/** `look` styles the plate: frame and words carry it, never colour alone. */
export type Tag = {
  readonly look: 'deals' | 'acts' | 'meant' | 'accused' | 'for' | 'against' | 'names' | 'waits' | 'spy' | 'plain';
  readonly text: string;
  /** The screen reader's text, if it differs. */
  readonly said?: string;
};
export type Arrow = { readonly from: string; readonly to: string; readonly kind: 'asks' | 'accuses' | 'suspects' };

type Words = Texts['spyfall'];
type NameOf = (person: string) => string;

export function tagOf(view: View, person: string, words: Words, nameOf: NameOf): Tag | undefined {
  const { phase, accusation, stopper, ballot } = view;
  if (phase === 'verdict') return onTheTable(view, person, words);
  if (person === stopper) return { look: 'spy', text: words.verdict.spy };
  if (accusation) return hand(accusation, person, words) ?? away(view, person, words);
  if (ballot) return voice(ballot, person, words, nameOf) ?? away(view, person, words);
  return away(view, person, words) ?? turn(view, person, words);
}

export function arrowsOf({ phase, turn, accusation, ballot }: View): Arrow[] {
  if (accusation) return [{ from: accusation.by, to: accusation.suspect, kind: 'accuses' }];
  if (ballot) return ballot.voices.map(({ by, suspect }) => ({ from: by, to: suspect, kind: 'suspects' }));
  return phase === 'asking' && turn?.asked ? [{ from: turn.asker, to: turn.asked, kind: 'asks' }] : [];
}

/** S13 */
function hand({ by, suspect, votes, awaited }: NonNullable<View['accusation']>, person: string, words: Words) {
  const { hand } = words.sheets.vote;
  if (person === suspect) return { look: 'accused', text: hand.suspect } as const;
  if (person === by) return { look: 'for', text: hand.accuser } as const;
  const vote = votes.find((each) => each.by === person);
  if (vote?.guilty) return { look: 'for', text: hand.yes } as const;
  if (vote) return { look: 'against', text: hand.no } as const;
  return awaited.includes(person) ? ({ look: 'waits', text: hand.awaited } as const) : undefined;
}

/** S17 */
function voice({ voices, awaited }: NonNullable<View['ballot']>, person: string, words: Words, nameOf: NameOf) {
  const { ballot } = words.sheets;
  const said = voices.find(({ by }) => by === person);
  if (said) {
    const name = nameOf(said.suspect);
    return { look: 'names', text: name, said: ballot.voice({ name }) } as const;
  }
  return awaited === person ? ({ look: 'acts', text: ballot.now } as const) : undefined;
}

/** S22 */
function away({ players }: View, person: string, { ring }: Words): Tag | undefined {
  return players.find((each) => each.person === person)?.gone ? { look: 'waits', text: ring.gone } : undefined;
}

/** S9; the dealer also starts the clock and opens the last vote. */
function turn({ phase, turn, dealer }: View, person: string, { ring }: Words): Tag | undefined {
  if (phase === 'asking') {
    if (person === turn?.asked) return { look: 'meant', text: ring.asked };
    return person === turn?.asker ? { look: 'acts', text: ring.asks } : undefined;
  }
  return phase !== 'naming' && person === dealer ? { look: 'deals', text: ring.dealer } : undefined;
}

/** The round is over: every card is revealed. */
function onTheTable({ verdicts }: View, person: string, words: Words): Tag | undefined {
  const verdict = verdicts.at(-1);
  if (verdict?.spy === person) return { look: 'spy', text: words.verdict.spy };
  const role = verdict?.roles.find((each) => each.person === person)?.role;
  return role === undefined ? undefined : { look: 'plain', text: role };
}
