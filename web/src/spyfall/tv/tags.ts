/** What the TV shows under each player's name, and the arrows between players; computed from a spectator's view. */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Texts } from '../../texts/texts.svelte.ts';

/** `look` styles the plate: frame and words carry it, never colour alone. */
export type Tag = {
  readonly look:
    | 'deals'
    | 'looked'
    | 'acts'
    | 'meant'
    | 'accused'
    | 'for'
    | 'against'
    | 'names'
    | 'waits'
    | 'away'
    | 'spy'
    | 'plain';
  readonly text: string;
  /** The screen reader's text, if it differs. */
  readonly said?: string;
};
export type Arrow = { readonly from: string; readonly to: string; readonly kind: 'asks' | 'accuses' | 'suspects' };

type Words = Texts['spyfall'];
type NameOf = (person: string) => string;

/** `away`: what a disconnected person's seat says. */
export function tagOf(view: View, person: string, words: Words, nameOf: NameOf, away: string): Tag | undefined {
  const { phase, accusation, stopper, ballot } = view;
  if (phase === 'verdict') return onTheTable(view, person, words);
  if (person === stopper) return { look: 'spy', text: words.verdict.spy };
  const missing = absent(view, person, words, away);
  if (accusation) return cast(accusation, person, words) ?? missing ?? awaited(accusation, person, words);
  if (ballot) return voice(ballot, person, words, nameOf) ?? missing ?? speaker(ballot, person, words);
  return missing ?? turn(view, person, words);
}

export function arrowsOf({ phase, turn, accusation, ballot }: View): Arrow[] {
  if (accusation) return [{ from: accusation.by, to: accusation.suspect, kind: 'accuses' }];
  if (ballot) return ballot.voices.map(({ by, suspect }) => ({ from: by, to: suspect, kind: 'suspects' }));
  return phase === 'asking' && turn?.asked ? [{ from: turn.asker, to: turn.asked, kind: 'asks' }] : [];
}

/** S13 */
function cast({ by, suspect, votes }: NonNullable<View['accusation']>, person: string, words: Words) {
  const { hand } = words.sheets.vote;
  if (person === suspect) return { look: 'accused', text: hand.suspect } as const;
  if (person === by) return { look: 'for', text: hand.accuser } as const;
  const vote = votes.find((each) => each.by === person);
  if (vote?.guilty) return { look: 'for', text: hand.yes } as const;
  return vote && ({ look: 'against', text: hand.no } as const);
}

function awaited({ awaited }: NonNullable<View['accusation']>, person: string, { sheets }: Words): Tag | undefined {
  return awaited.includes(person) ? { look: 'waits', text: sheets.vote.hand.awaited } : undefined;
}

/** S17 */
function voice({ voices }: NonNullable<View['ballot']>, person: string, words: Words, nameOf: NameOf) {
  const { ballot } = words.sheets;
  const said = voices.find(({ by }) => by === person);
  if (said) {
    const name = nameOf(said.suspect);
    return { look: 'names', text: name, said: ballot.voice({ name }) } as const;
  }
  return undefined;
}

function speaker({ awaited }: NonNullable<View['ballot']>, person: string, { sheets }: Words): Tag | undefined {
  return awaited === person ? { look: 'acts', text: sheets.ballot.now } : undefined;
}

/** S22 */
function absent({ players }: View, person: string, { ring }: Words, away: string): Tag | undefined {
  const player = players.find((each) => each.person === person);
  if (player?.gone) return { look: 'waits', text: ring.gone };
  return player?.until === undefined ? undefined : { look: 'away', text: away };
}

/** S9; the dealer also starts the clock and opens the last vote. */
function turn({ phase, turn, dealer, players }: View, person: string, { ring }: Words): Tag | undefined {
  if (phase === 'asking') {
    if (person === turn?.asked) return { look: 'meant', text: ring.asked };
    return person === turn?.asker ? { look: 'acts', text: ring.asks } : undefined;
  }
  if (phase === 'briefing' && players.find((each) => each.person === person)?.looked) {
    return { look: 'looked', text: ring.looked };
  }
  return phase !== 'naming' && person === dealer ? { look: 'deals', text: ring.dealer } : undefined;
}

/** The round is over: every card is revealed. */
export function onTheTable({ verdicts }: View, person: string, words: Words): Tag | undefined {
  const verdict = verdicts.at(-1);
  if (verdict?.spy === person) return { look: 'spy', text: words.verdict.spy };
  const role = verdict?.roles.find((each) => each.person === person)?.role;
  return role === undefined ? undefined : { look: 'plain', text: role };
}
