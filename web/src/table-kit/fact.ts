/** One line of a setup in words. */
export type Fact = { readonly label: string; readonly text: string; readonly note: string };
