/** The numbers a clue may have (C15–C17), in the order the stepper walks through them. */
import type { ClueNumber } from '@safehouse/rules/codenames/types.ts';

export const numbers: readonly ClueNumber[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 'unlimited'];

export function stepped(number: ClueNumber, by: 1 | -1): ClueNumber {
  return numbers[numbers.indexOf(number) + by] ?? number;
}
