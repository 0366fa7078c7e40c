/** The numbers a clue may have, in the order the stepper walks through them. */

export type ClueNumber = number | 'unlimited';

/** D7 */
export const counted: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** C15–C17 */
export const countedOrUnlimited: readonly ClueNumber[] = [...counted, 'unlimited'];

export function stepped<Count extends ClueNumber>(numbers: readonly Count[], number: Count, by: 1 | -1): Count {
  return numbers[numbers.indexOf(number) + by] ?? number;
}
