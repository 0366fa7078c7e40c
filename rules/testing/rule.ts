/** A test that proves a rule of a ledger (`rules/<game>/RULES.md`, `language/referee/RULES.md`): its name starts with the rule's number. */
import { test } from 'vitest';

export function rule(number: string, says: string, proof: () => void): void {
  test(`${number} ${says}`, proof);
}
