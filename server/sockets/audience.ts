/** An audience: those around a table who see the same. Their view is computed once, and written and framed once in each form. */
import type { View } from '@safehouse/rules/table/view-types.ts';
import { type FormName, forms, type Seen } from './forms.ts';

/** The frames of one version in one form. */
type Frames = {
  whole?: Buffer | undefined;
  /** Those who were last told of another version differ in the `from` of their frame: they are few, and written for apart. */
  from?: number;
  change?: Buffer | undefined;
};

export class Audience {
  readonly key: string;
  /** How many connections are in it. */
  size = 0;
  #seen: Omit<Seen, 'before'>;
  /** What they saw before, while they are being told what is new. */
  #before: View | undefined;
  #frames: Partial<Record<FormName, Frames>> = {};
  /** How long the view was when it was last written whole, in each form. */
  readonly #lengths: Record<FormName, number> = { json: 0, packed: 0 };

  constructor(key: string, seen: Omit<Seen, 'before'>) {
    this.key = key;
    this.#seen = seen;
  }

  get version(): number {
    return this.#seen.version;
  }

  get view(): View {
    return this.#seen.view;
  }

  /** The view as JSON, for a welcome. */
  text(): string {
    const text = JSON.stringify(this.#seen.view);
    this.#lengths.json = text.length;
    return text;
  }

  see(seen: Omit<Seen, 'before'>): void {
    this.#before = this.#seen.view;
    this.#seen = seen;
    this.#frames = {};
  }

  /** Everybody knows: what was only there to tell them is let go. */
  told(): void {
    this.#before = undefined;
    this.#frames = {};
  }

  /** The frame for those who have the view as it was before this version; nothing if it did not change. */
  change(from: number, form: FormName): Buffer | undefined {
    const frames = this.#framesIn(form);
    if (frames.from !== from) {
      frames.from = from;
      const { view, version, now } = this.#seen;
      const change = this.#before && forms[form].change({ before: this.#before, view, version, now }, from);
      frames.change = change && (this.#isSmall(change, form) ? change : this.whole(form));
    }
    return frames.change;
  }

  whole(form: FormName): Buffer {
    const frames = this.#framesIn(form);
    frames.whole ??= forms[form].whole(this.#seen);
    this.#lengths[form] = frames.whole.length;
    return frames.whole;
  }

  #framesIn(form: FormName): Frames {
    this.#frames[form] ??= {};
    return this.#frames[form];
  }

  /** Views change little in length: only a long change makes it worth to write the view out and compare. */
  #isSmall(change: Buffer, form: FormName): boolean {
    return change.length < this.#lengths[form] / 2 || change.length < this.whole(form).length;
  }
}
