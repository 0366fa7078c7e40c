/** A round of Spyfall told again, and what the next one begins with: who had which card, who voted how, who deals, who is not waited for. */
import type { Merit } from '@safehouse/rules/spyfall/types.ts';
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

/** How somebody stands to an accusation: `accuser` is for it, too. */
export type Hand = 'yes' | 'no' | 'awaited' | 'accuser' | 'suspect' | 'gone';

/** S13: everybody with a card, in seat order; whoever is not awaited and has no hand up is gone. */
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

/** Somebody's place in the last vote: whom they named, or when it is their turn. */
export type VoiceRow = { readonly person: string; readonly suspect?: string; readonly when?: 'now' | 'later' | 'gone' };

/** S17: everybody with a card, in the order in which they say a name. */
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
