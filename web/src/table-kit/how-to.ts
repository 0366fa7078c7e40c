/** How the three lines about a game are drawn: small cards, slips of paper and people in a row. */

export type Drawn = {
  /** `slip` is a clue; `bare` is an icon without a frame. */
  readonly shape: 'card' | 'slip' | 'disc' | 'bare';
  /** The colour of a card. */
  readonly team?: string;
  readonly icon?: string;
  readonly text?: string;
};

/** What each side knows, what they do, and how the game is won. */
export type Pictures = Readonly<Record<'know' | 'say' | 'win', readonly Drawn[]>>;

export type HowTo = { readonly pictures: Pictures; readonly lines: () => Readonly<Record<keyof Pictures, string>> };
