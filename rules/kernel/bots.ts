/** Bot ids: the id alone tells a bot from a person, whose id never looks like this. */
import type { PersonId } from './contract.ts';

export function botId(number: number): PersonId {
  return `bot-${number}` as PersonId;
}

export function isBotId(person: string): boolean {
  return /^bot-\d+$/.test(person);
}
