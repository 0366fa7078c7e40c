/** D4: what each card can be on the partner's face, given one's own face and the guesses so far. */
import type { Kind, Side } from '@safehouse/rules/duet/types.ts';
import type { View } from '@safehouse/rules/duet/view-types.ts';

export type Odds = { readonly [Each in Kind]: number };

/** How one's own agents, assassins and bystanders divide on the partner's face. */
const across: { readonly [Each in Kind]: Odds } = {
  agent: { agent: 3, assassin: 1, bystander: 5 },
  assassin: { agent: 1, assassin: 1, bystander: 1 },
  bystander: { agent: 5, assassin: 1, bystander: 7 },
};

const kinds = ['agent', 'assassin', 'bystander'] as const;

/** Probabilities for each card on the partner's face. Cards already guessed are known (D8). */
export function partnerFace(view: View, side: Side): Odds[] {
  const met = new Map<number, Kind>();
  for (const guess of [...view.clues.flatMap(({ guesses }) => guesses), ...view.late]) {
    if (guess.side === side) met.set(guess.card, guess.kind);
  }
  const partner = side === 'west' ? 'east' : 'west';
  const left = new Map(kinds.map((mine) => [mine, oddsLeft(view, mine, met)]));
  return view.cards.map((card, i) => {
    const known = met.get(i);
    if (known) return surely(known);
    const odds = left.get(card.face as Kind) ?? surely('bystander');
    // D18: the partner's face has no agents left to find.
    return view.complete[partner] && !card.found ? without(odds) : odds;
  });
}

function oddsLeft(view: View, mine: Kind, met: ReadonlyMap<number, Kind>): Odds {
  const cards = view.cards.flatMap(({ face }, card) => (face === mine ? [card] : []));
  const open = cards.filter((card) => !met.has(card)).length;
  const chance = (kind: Kind) =>
    open === 0 ? 0 : (across[mine][kind] - cards.filter((card) => met.get(card) === kind).length) / open;
  return { agent: chance('agent'), assassin: chance('assassin'), bystander: chance('bystander') };
}

function surely(kind: Kind): Odds {
  return { agent: 0, assassin: 0, bystander: 0, [kind]: 1 };
}

function without({ assassin, bystander }: Odds): Odds {
  const rest = assassin + bystander;
  return rest === 0 ? surely('bystander') : { agent: 0, assassin: assassin / rest, bystander: bystander / rest };
}
