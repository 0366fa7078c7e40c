/** The Duet board as a user operates it: the player's own face of the key, found agents, and tokens. */
import type { Kind, Side } from '@safehouse/rules/duet/types.ts';
import type { Locator, Page } from 'playwright-core';
import { card, clues, giveClue, labels, touch } from '../codenames/controls.ts';
import { t } from '../kit/texts.ts';

const kinds = ['agent', 'assassin', 'bystander'] as const satisfies readonly Kind[];

/** The player's own face as this screen shows it; undefined where it shows nothing. */
export async function faceOf(page: Page): Promise<(Kind | undefined)[]> {
  return (await labels(page)).map((label) => kinds.find((kind) => label.includes(t.duet.board.face[kind])));
}
/** The cards with an agent card. */
export async function foundOn(page: Page): Promise<number[]> {
  return (await labels(page)).flatMap((label, place) => (label.includes(t.duet.board.found) ? [place] : []));
}
/** Where a face shows this kind. */
export function places(face: readonly (Kind | undefined)[], kind: Kind): number[] {
  return face.flatMap((each, place) => (each === kind ? [place] : []));
}

/** Waits until the card has an agent card. */
export async function isFound(page: Page, place: number): Promise<void> {
  await labelled(page, place, t.duet.board.found).waitFor();
}
/** The card, if its screen reader label contains `what`. */
export function labelled(page: Page, place: number, what: string): Locator {
  return card(page, place).and(page.getByRole('button', { name: what }));
}

/** The tokens of the supply by their state. */
export async function supplyOf(page: Page): Promise<Record<'bystander' | 'check' | 'gone', number>> {
  const count = (up: string) => page.locator(`[data-supply] [data-token=${up}]`).count();
  return { bystander: await count('bystander'), check: await count('check'), gone: await count('gone') };
}

/** Two browsers, one per side, that give each other clues and touch cards. */
export class Two {
  readonly west: Page;
  readonly east: Page;
  #given = 0;

  constructor(west: Page, east: Page) {
    this.west = west;
    this.east = east;
  }

  /** Both faces, as the two screens show them. */
  async faces(): Promise<Record<Side, Kind[]>> {
    return { west: (await faceOf(this.west)) as Kind[], east: (await faceOf(this.east)) as Kind[] };
  }

  /** A clue, then touches one after the other; waits for each but the last. */
  async turn(giver: Side, cards: readonly number[]): Promise<void> {
    const guesser = this[giver === 'west' ? 'east' : 'west'];
    await giveClue(this[giver], clues[this.#given++] as string, cards.length);
    for (const [i, place] of cards.entries()) {
      await touch(guesser, place);
      if (i < cards.length - 1) await isFound(guesser, place);
    }
  }
}
