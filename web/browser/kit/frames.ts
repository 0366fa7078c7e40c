/** Every frame a browser receives, and what someone who reads them all could learn. */
import type { FromServer } from '@safehouse/protocol/messages.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Page } from 'playwright-core';
import { FrameReader } from './frame-reader.ts';

type Path = readonly (string | number)[];
/** A path in a view, and its value. */
export type Fact = { readonly at: Path; readonly value: unknown };

/** The secrets that a message, and the view it leads to, reveal. */
type Look = (message: FromServer, view: View) => string[];

export class Frames {
  readonly texts: string[] = [];
  /** The page's view after each frame that changed it. */
  readonly views: View[] = [];
  /** Secrets that leaked, as `3 is red in frame 12`. */
  readonly leaks: string[] = [];
  readonly #look: Look;
  /** A page has one connection at a time, and keeps its view from one to the next. */
  readonly #reading = new FrameReader();

  /** Listens from the next page load on. */
  constructor(page: Page, look: Look = identities) {
    this.#look = look;
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#hear(payload)));
  }

  get view(): View | undefined {
    return this.views.at(-1);
  }

  #hear(payload: string | Buffer): void {
    const before = this.#reading.view;
    const { message, text } = this.#reading.hear(payload);
    this.texts.push(text);
    const { view } = this.#reading;
    if (!view || view === before) return;
    this.views.push(view);
    const found = this.#look(message, view);
    this.leaks.push(...found.map((what) => `${what} in frame ${this.texts.length}`));
  }
}

/** Every path of a message with its value, whether it is a whole view or a patch. */
export function factsOf(message: FromServer): Fact[] {
  if (message.type === 'change') return message.patch.flatMap(([at, value]) => under(at, value));
  return 'view' in message ? under([], message.view) : [];
}

function under(at: Path, value: unknown): Fact[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const index = (name: string) => (Array.isArray(value) ? Number(name) : name);
  return [{ at, value }, ...inner.flatMap(([name, each]) => under([...at, index(name)], each))];
}

/** Codenames: until the game is over, only covered cards have an identity, and there is no seed. */
function identities(_: FromServer, { round, phase }: View): string[] {
  if (round?.view.game !== 'codenames' || phase !== 'playing') return [];
  const { cards, clues } = round.view;
  const guessed = new Set(clues.flatMap(({ guesses }) => guesses.map(({ card }) => card)));
  return [
    ...(round.seed === undefined ? [] : ['the seed']),
    ...cards.flatMap((card, place) => [
      ...(card.identity === undefined ? [] : [`${place} is ${card.identity}`]),
      ...(card.covered === undefined || card.how !== 'guess' || guessed.has(place)
        ? []
        : [`${place} is covered as ${card.covered} without a guess`]),
    ]),
    // Why a clue was struck out, everyone is told (L17).
    ...clues.flatMap(({ opinion, standing, word }) =>
      opinion === undefined || standing === 'illegal' ? [] : [`the referee's opinion of ${word}`],
    ),
  ];
}
