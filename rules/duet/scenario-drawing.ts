/**
 * Parses a drawn table: `apple:A/- bank:X/A`, with the west face before the slash and the east face after it. Cards
 * that are not drawn are filled in by D4 and named by their kinds: `A/-1`, `A/-2`, …
 */
import type { RefereeOptions } from '../clues/referee.ts';
import { broken } from '../kernel/result.ts';
import type { Deal, Kind, Options } from './types.ts';

export type Drawing = {
  readonly tokens?: 9 | 10 | 11;
  /** The two numbers of a city, as on the map: `9-5`. */
  readonly mission?: string;
  readonly flexible?: boolean;
  readonly referee?: RefereeOptions;
};

const signs: Record<string, Kind> = { A: 'agent', X: 'assassin', '-': 'bystander' };

/** D4, written out by hand, so that the deal does not test itself. */
const due: Record<string, number> = {
  'A/A': 3,
  'A/X': 1,
  'A/-': 5,
  'X/A': 1,
  'X/X': 1,
  'X/-': 1,
  '-/A': 5,
  '-/X': 1,
  '-/-': 7,
};

export function drawn(text: string, drawing: Drawing): Deal {
  const left = { ...due };
  const cards = text
    .split(/\s+/)
    .filter((card) => card !== '')
    .map((card) => {
      const [word = '', pair = ''] = card.split(':');
      left[pair] = (left[pair] ?? broken(`cannot read ${card}`)) - 1;
      return { word, pair };
    });
  for (const [pair, missing] of Object.entries(left)) {
    if (missing < 0) broken(`${-missing} ${pair} too many are drawn`);
    for (let i = 1; i <= missing; i++) cards.push({ word: `${pair}${i}`, pair });
  }
  const face = (at: 0 | 1) =>
    cards.map(({ pair }) => signs[pair.split('/')[at] ?? ''] ?? broken(`cannot read ${pair}`));
  return { options: optionsOf(drawing), words: cards.map(({ word }) => word), key: { west: face(0), east: face(1) } };
}

function optionsOf({ tokens = 9, mission, flexible = false, referee }: Drawing): Options {
  const rest = { flexible, ...(referee && { referee }) };
  if (!mission) return { play: { kind: 'standard', tokens }, ...rest };
  const [all = 0, mistakes = 0] = mission.split('-').map(Number);
  return { play: { kind: 'mission', city: 'cairo', tokens: all, mistakes }, ...rest };
}
