/**
 * The story of a round of Spyfall and the start of the next: who had which card, who voted how, who deals, who is away.
 */
import type { Merit } from '@safehouse/rules/spyfall/types.ts';
import type { View } from '@safehouse/rules/spyfall/view-types.ts';

export type Verdict = View['verdicts'][number];
export type Hearing = View['hearings'][number];

/** A player's card and points in a round. `role` is undefined for the spy. */
export type PlayerScore = {
  readonly person: string;
  readonly role?: string;
  readonly points: number;
  readonly merits: readonly Merit[];
};

/** Everyone with a card, the spy first, then in seat order. */
export function scoresOf({ spy, roles, points }: Verdict): PlayerScore[] {
  const gained = (person: string) => {
    const found = points.find((each) => each.person === person);
    return { points: found?.points ?? 0, merits: found?.merits ?? [] };
  };
  return [{ person: spy, ...gained(spy) }, ...roles.map(({ person, role }) => ({ person, role, ...gained(person) }))];
}

/** S7: the spy of the finished round; if they are gone, the last dealer again, or the next player who is present. */
export function nextDealer({ verdicts, players, dealer }: View): string | undefined {
  const here = players.filter(({ gone }) => !gone).map(({ person }) => person);
  const spy = verdicts.at(-1)?.spy;
  if (spy !== undefined && here.includes(spy)) return spy;
  const order = players.map(({ person }) => person);
  const first = Math.max(0, order.indexOf(dealer));
  return [...order.slice(first), ...order.slice(0, first)].find((person) => here.includes(person));
}

/** Seated players who get their first card in the next round. */
export function newcomers({ players }: View): string[] {
  return players.filter(({ plays, gone }) => !plays && !gone).map(({ person }) => person);
}

/** A player's position in a vote on an accusation; `accuser` counts as yes. */
export type Hand = 'yes' | 'no' | 'awaited' | 'accuser' | 'suspect' | 'gone';

/** S13: everyone with a card, in seat order; a player without a vote who is not awaited is gone. */
export function handsOf(
  players: View['players'],
  { by, suspect, votes, awaited = [] }: Hearing & { readonly awaited?: readonly string[] },
): { person: string; hand: Hand }[] {
  const handOf = (person: string): Hand => {
    if (person === suspect) return 'suspect';
    if (person === by) return 'accuser';
    const vote = votes.find((each) => each.by === person);
    if (vote) return vote.guilty ? 'yes' : 'no';
    return awaited.includes(person) ? 'awaited' : 'gone';
  };
  return players.filter(({ plays }) => plays).map(({ person }) => ({ person, hand: handOf(person) }));
}

/** S13: the hands so far; the accuser's is one of them. */
export function countOf({ votes, awaited }: NonNullable<View['accusation']>): Record<'yes' | 'no' | 'awaited', number> {
  const yes = votes.filter(({ guilty }) => guilty).length;
  return { yes, no: votes.length - yes, awaited: awaited.length };
}

/** A player's row in the last vote: whom they named, or when it is their turn. */
export type VoiceRow = { readonly person: string; readonly suspect?: string; readonly when?: 'now' | 'later' | 'gone' };

/** S17: everyone with a card, in voting order. */
export function voiceRows({ players, dealer, ballot }: View): VoiceRow[] {
  const playing = players.filter(({ plays }) => plays);
  const first = Math.max(
    0,
    playing.findIndex(({ person }) => person === dealer),
  );
  return [...playing.slice(first), ...playing.slice(0, first)].map(({ person, gone }) => {
    const voice = ballot?.voices.find(({ by }) => by === person);
    if (voice) return { person, suspect: voice.suspect };
    return { person, when: ballot?.awaited === person ? 'now' : gone ? 'gone' : 'later' };
  });
}
