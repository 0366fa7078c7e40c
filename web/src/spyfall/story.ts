/** A round of Spyfall told again, and what the next one begins with: who had which card, who won, who deals, who is not waited for. */
import type { Merit, RoundResult } from '@safehouse/rules/spyfall/types.ts';
import type { View } from '@safehouse/rules/spyfall/view-types.ts';

export type Verdict = View['verdicts'][number];
export type Hearing = View['hearings'][number];

/** Somebody's part in a round. `role` is missing for the spy. */
export type Part = {
  readonly person: string;
  readonly role?: string;
  readonly points: number;
  readonly merits: readonly Merit[];
};

export type Side = 'spy' | 'rest' | 'nobody';

const winners: Readonly<Record<RoundResult, Side>> = {
  'spy-accused': 'rest',
  'innocent-accused': 'spy',
  'location-named': 'spy',
  'location-missed': 'rest',
  'spy-convicted': 'rest',
  'innocent-convicted': 'spy',
  'spy-escaped': 'spy',
  void: 'nobody',
};

export function winnerOf({ result }: Verdict): Side {
  return winners[result];
}

/** Whether this one is on the side that won; nobody is in a round that is void, or that they had no card of. */
export function hasWon(verdict: Verdict, person: string | undefined): boolean | undefined {
  const side = winnerOf(verdict);
  const isSpy = verdict.spy === person;
  if (side === 'nobody' || !(isSpy || verdict.roles.some((each) => each.person === person))) return undefined;
  return isSpy === (side === 'spy');
}

/** Everybody who had a card, the spy first and the others in seat order. */
export function partsOf({ spy, roles, points }: Verdict): Part[] {
  const gained = (person: string) => {
    const found = points.find((each) => each.person === person);
    return { points: found?.points ?? 0, merits: found?.merits ?? [] };
  };
  return [{ person: spy, ...gained(spy) }, ...roles.map(({ person, role }) => ({ person, role, ...gained(person) }))];
}

/** S7: the spy of the round that is over; if that one is gone, the last dealer again, or the next who is here. */
export function nextDealer({ verdicts, players, dealer }: View): string | undefined {
  const here = players.filter(({ gone }) => !gone).map(({ person }) => person);
  const spy = verdicts.at(-1)?.spy;
  if (spy !== undefined && here.includes(spy)) return spy;
  const order = players.map(({ person }) => person);
  const first = Math.max(0, order.indexOf(dealer));
  return [...order.slice(first), ...order.slice(0, first)].find((person) => here.includes(person));
}

/** Who sits at the table and gets the first card in the next round. */
export function newcomers({ players }: View): string[] {
  return players.filter(({ plays, gone }) => !plays && !gone).map(({ person }) => person);
}

/** S17: everybody with a card, in the order in which they say a name. */
export function ballotOrder({ players, dealer }: View): View['players'] {
  const playing = players.filter(({ plays }) => plays);
  const first = Math.max(
    0,
    playing.findIndex(({ person }) => person === dealer),
  );
  return [...playing.slice(first), ...playing.slice(0, first)];
}
