/** An audience: everyone at a table who sees the same view. It is computed once, and encoded once per form. */
import type { View } from '@safehouse/rules/table/view-types.ts';
import { type FormName, forms, type Seen } from './forms.ts';

/** The frames of one version in one form. */
type Frames = {
  whole?: Buffer | undefined;
  /**
   * The version that `change` starts from. The few connections that were last sent another version get their own frame.
   */
  from?: number;
  change?: Buffer | undefined;
};

export class Audience {
  readonly key: string;
  /** Number of connections. */
  size = 0;
  #seen: Omit<Seen, 'before'>;
  /** The previous view, while the change is being sent. */
  #before: View | undefined;
  #frames: Partial<Record<FormName, Frames>> = {};
  /** Length of the last whole view in each form. */
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

  /** Everyone has been sent the change: drops what was only needed for that. */
  told(): void {
    this.#before = undefined;
    this.#frames = {};
  }

  /** The frame for connections that have the previous view; undefined if it did not change. */
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

  /** The length of a view changes little: only a long change is worth comparing with the whole view. */
  #isSmall(change: Buffer, form: FormName): boolean {
    return change.length < this.#lengths[form] / 2 || change.length < this.whole(form).length;
  }
}
