/** An audience: everyone at a table who sees the same view. It is computed once, and encoded once per encoding. */
import type { Around } from '@safehouse/rules/table/around.ts';
import type { Viewer } from '@safehouse/rules/table/types.ts';
import { composed, type ViewParts } from '@safehouse/rules/table/view.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { padded } from '../websocket/frames.ts';
import { type Encoding, encodings, type Moment } from './view-encodings.ts';

/** The frames of one version in one encoding. */
type Frames = {
  whole: Buffer | undefined;
  /**
   * The version that `change` starts from. The few connections that were last sent another version get their own frame.
   */
  from: number | undefined;
  change: Buffer | undefined;
};

/** Between two moves, thousands of audiences share it. */
const NO_FRAMES: Partial<Record<Encoding, Frames>> = {};

/**
 * What the audience sees, and what it could see as far as everyone knows (`possibleViews` of the rules). Two views with
 * the same `around` differ only in the view of the game.
 */
export type Seen = Moment & ViewParts & { readonly possible: readonly View[]; readonly around: Around };

export class Audience {
  readonly key: string;
  /** One of its viewers: all have the same view. */
  viewer: Viewer;
  /** Number of connections. */
  size = 0;
  #seen: Seen;
  /** What was seen before, while the change is being sent. */
  #before: Seen | undefined;
  #frames: Partial<Record<Encoding, Frames>> = NO_FRAMES;
  /** Length of the last whole view in each encoding. */
  readonly #lengths: Record<Encoding, number> = { json: 0, packed: 0 };

  constructor(key: string, viewer: Viewer, seen: Seen) {
    this.key = key;
    this.viewer = viewer;
    this.#seen = seen;
  }

  get version(): number {
    return this.#seen.version;
  }

  get view(): View {
    return composed(this.#seen);
  }

  /** The view as JSON, for a welcome. Spaces after it make it as long as the longest possible view. */
  text(): string {
    const { possible } = this.#seen;
    const text = JSON.stringify(this.view);
    const longest = Math.max(0, ...possible.map((one) => Buffer.byteLength(JSON.stringify(one))));
    const padded = longest === 0 ? text : text + ' '.repeat(Math.max(0, longest - Buffer.byteLength(text)));
    this.#lengths.json = padded.length;
    return padded;
  }

  /** Only the game has changed. */
  seeGame(game: ViewParts['game'], possible: readonly View[], { version, now }: Moment): void {
    const { table, round, around } = this.#seen;
    this.see({ table, round, game, possible, around, version, now });
  }

  see(seen: Seen): void {
    this.#before = this.#seen;
    this.#seen = seen;
    this.#frames = NO_FRAMES;
  }

  /** Everyone has been sent the change: drops what was only needed for that. */
  told(): void {
    this.#before = undefined;
    this.#frames = NO_FRAMES;
  }

  /** The frame for connections that have the previous view; undefined if it did not change. */
  change(from: number, encoding: Encoding): Buffer | undefined {
    const frames = this.#framesIn(encoding);
    if (frames.from !== from) {
      frames.from = from;
      const change = this.#before && this.#changeSince(this.#before, from, encoding);
      frames.change = change && (this.#isSmall(change, encoding) ? change : this.whole(encoding));
    }
    return frames.change;
  }

  whole(encoding: Encoding): Buffer {
    const frames = this.#framesIn(encoding);
    frames.whole ??= this.#paddedWhole(encoding);
    this.#lengths[encoding] = frames.whole.length;
    return frames.whole;
  }

  /** As long as it would be for the longest possible view. */
  #paddedWhole(encoding: Encoding): Buffer {
    const frameOf = (view: View) => encodings[encoding].whole(view, this.#seen);
    return padded(
      frameOf(this.view),
      this.#seen.possible.map((one) => frameOf(one).length),
    );
  }

  #changeSince(before: Seen, from: number, encoding: Encoding): Buffer | undefined {
    const { possible } = this.#seen;
    const change = this.#frameOf(before, this.#seen, from, encoding);
    if (!change || possible.length === 0) return change;
    // What was possible before, if it was as many; if not, everyone knows by now what it was.
    const pairs = possible.length === before.possible.length ? before.possible : [];
    return padded(
      change,
      possible.map((view, i) => {
        const old = pairs[i];
        const one = old ? { ...before, ...partsOf(old) } : before;
        return this.#frameOf(one, { ...this.#seen, ...partsOf(view) }, from, encoding)?.length ?? 0;
      }),
    );
  }

  #frameOf(before: Seen, seen: Seen, from: number, encoding: Encoding): Buffer | undefined {
    const { change } = encodings[encoding];
    if (seen.around === before.around && seen.game && before.game) {
      return change({ in: 'game', before: before.game, after: seen.game, people: seen.table.people }, from, seen);
    }
    const [old, view] = [composed(before), composed(seen)];
    return change({ in: 'all', before: withoutOldRound(old, view), after: view, people: old.people }, from, seen);
  }

  #framesIn(encoding: Encoding): Frames {
    if (this.#frames === NO_FRAMES) this.#frames = {};
    this.#frames[encoding] ??= { whole: undefined, from: undefined, change: undefined };
    return this.#frames[encoding];
  }

  /** The length of a view changes little: only a change as long as the last whole view is compared with this one. */
  #isSmall(change: Buffer, encoding: Encoding): boolean {
    return change.length < this.#lengths[encoding] || change.length < this.whole(encoding).length;
  }
}

function partsOf(view: View): Pick<ViewParts, 'table' | 'game'> {
  return { table: view, game: view.round?.view };
}

/** A new game is sent whole: the length of a difference would tell how much of its key was in the last one. */
function withoutOldRound(old: View, view: View): View {
  if (!old.round || !view.round || old.round.number === view.round.number) return old;
  const { round: _, ...rest } = old;
  return rest;
}
