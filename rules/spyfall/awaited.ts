/** S22: whom the game waits for, as a view shows it. The pages use this too, so it imports nothing else. */
import type { View } from './view-types.ts';

type Awaiting = Pick<View, 'phase' | 'turn' | 'dealer' | 'stopper'> & {
  readonly accusation?: { readonly awaited: readonly string[] };
  readonly ballot?: { readonly awaited?: string };
};

/** Everyone whose move would take the game on. At a table that just talks nobody has a turn. */
export function awaitedIn({ phase, turn, dealer, accusation, stopper, ballot }: Awaiting): readonly string[] {
  switch (phase) {
    case 'briefing':
    case 'suspicions':
      return [dealer];
    case 'asking':
      return turn ? [turn.asked ?? turn.asker] : [];
    case 'accusation':
      return accusation?.awaited ?? [];
    case 'naming':
      return stopper === undefined ? [] : [stopper];
    case 'ballot':
      return ballot?.awaited === undefined ? [] : [ballot.awaited];
    case 'verdict':
      return [];
  }
}

/** Those of them who are away: a player may decide to go on without them. */
export function missingIn(view: Awaiting & Pick<View, 'players'>): readonly string[] {
  const isAway = (id: string) => view.players.some(({ person, until }) => person === id && until !== undefined);
  return awaitedIn(view).filter(isAway);
}
