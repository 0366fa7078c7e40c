/** Icons of Duet's kinds and sides, and what the tokens on a card mean. */
import west from 'icon:arrow-fat-left-fill';
import east from 'icon:arrow-fat-right-fill';
import agent from 'icon:detective-fill';
import assassin from 'icon:skull-fill';
import bystander from 'icon:umbrella-fill';
import type { Kind, Side } from '@safehouse/rules/duet/types.ts';
import type { View } from '@safehouse/rules/duet/view-types.ts';

export const kindIcons: Record<Kind, string> = { agent, assassin, bystander };
/** The arrows on tokens are also the icons of the sides. */
export const sideIcons: Record<Side, string> = { west, east };

type Card = Pick<View['cards'][number], 'found' | 'markers'>;

/** Nobody may touch the card any more: it has an agent card (D9), or both arrows (D17). */
export function isCovered({ found, markers }: Card): boolean {
  return found !== undefined || markers.length === 2;
}

/** D17: this side has already found that it is no agent. */
export function isKnown({ markers }: Card, side: Side | undefined): boolean {
  return markers.some((marker) => marker.side === side);
}
