/** Whether a given clue stands: nobody has judged it, it was expressly allowed, or it was struck out. */
export const standings = ['given', 'allowed', 'illegal'] as const;
export type Standing = (typeof standings)[number];
