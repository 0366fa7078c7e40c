/** A test that proves a rule of `RULES.md`: its name starts with the rule's number. The rules have the same for theirs. */
import { test } from 'vitest';

export function rule(number: string, says: string, proof: () => void): void {
  test(`${number} ${says}`, proof);
}
