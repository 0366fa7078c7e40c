/**
 * A test for one rule of a ledger (`rules/<game>/RULES.md`, `language/referee/RULES.md`), named after the rule's
 * number.
 */
import { test } from 'vitest';

export function rule(number: string, says: string, proof: () => void): void {
  test(`${number} ${says}`, proof);
}
