/** What a rubber stamp says. Each game decides in its `moments.ts` when to show one. */

export type Moment =
  | { readonly kind: 'clue'; readonly team: string; readonly word: string; readonly number: number | 'unlimited' }
  // `because`: the kind of card that ended the turn.
  | { readonly kind: 'over'; readonly team: string; readonly because?: string }
  | { readonly kind: 'time' | 'struck' | 'complete' | 'sudden' | 'won' | 'lost'; readonly team: string }
  | {
      readonly kind: 'accused' | 'dropped' | 'stopped' | 'caught' | 'missed' | 'escaped' | 'void';
      readonly team: string;
    }
  | { readonly kind: 'assassin' };
