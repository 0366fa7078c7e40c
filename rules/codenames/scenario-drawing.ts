/**
 * Parses a drawn table: `apple:red bank:blue crown:- dwarf:X`. Cards that are not drawn are filled in by the key's
 * counts.
 */
import type { RefereeOptions } from '../clues/referee.ts';
import { broken } from '../kernel/result.ts';
import type { Deal, Identity, Options, Team } from './types.ts';

export type Drawing = {
  readonly starts?: Team;
  readonly form?: Options['form'];
  readonly clock?: Options['clock'];
  readonly referee?: RefereeOptions;
};

const signs: Record<string, Identity> = { red: 'red', blue: 'blue', '-': 'bystander', X: 'assassin' };

export function drawn(text: string, drawing: Drawing): Deal {
  const { starts = 'red', form = 'teams', clock = { kind: 'off' }, referee } = drawing;
  const cards = text.split(/\s+/).filter((card) => card !== '');
  const words = cards.map((card) => card.slice(0, card.lastIndexOf(':')));
  const key = cards.map((card) => signs[card.slice(card.lastIndexOf(':') + 1)] ?? broken(`cannot read ${card}`));
  const due: Record<Identity, number> = {
    red: starts === 'red' ? 9 : 8,
    blue: starts === 'blue' ? 9 : 8,
    bystander: 7,
    assassin: 1,
  };
  for (const identity of key) due[identity]--;
  for (const [identity, missing] of Object.entries(due)) {
    if (missing < 0) broken(`${-missing} ${identity} too many are drawn`);
    for (let i = 1; i <= missing; i++) {
      words.push(`${identity}-${i}`);
      key.push(identity as Identity);
    }
  }
  return { options: { form, clock, ...(referee && { referee }) }, words, key, starts };
}
