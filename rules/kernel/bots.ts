/** How a bot is told from a person by its id alone; a person's id never looks like this. */
import type { PersonId } from './contract.ts';

export function botId(number: number): PersonId {
  return `bot-${number}` as PersonId;
}

export function isBotId(person: string): boolean {
  return /^bot-\d+$/.test(person);
}
