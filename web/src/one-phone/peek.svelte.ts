/** A card that is fetched when it is looked at and forgotten when it is not. */
import { flushSync } from 'svelte';
import { guardKey } from '../play/guard-key.ts';
import type { Card } from '../spyfall/desk.svelte.ts';
import type { Look } from './as-player.ts';

/** A finger that stays longer than this holds the card up; one that is quicker has tapped. */
const HOLD = 350;

export class Peek {
  card = $state.raw<Card | undefined>();
  /** Whether it is being fetched. */
  isComing = $state(false);
  /** Whether it was seen at all. */
  wasSeen = $state(false);
  problem = $state.raw<Extract<Look, { ok: false }>['code'] | 'no-card' | undefined>();
  readonly #look: (signal: AbortSignal) => Promise<Look>;
  #finger: AbortController | undefined;
  /** When the finger came down; nothing if that was to turn the card down. */
  #since: number | undefined;

  constructor(look: (signal: AbortSignal) => Promise<Look>) {
    this.#look = look;
  }

  get isUp(): boolean {
    return this.card !== undefined || this.isComing;
  }

  press(at: number): void {
    this.#since = this.isUp ? undefined : at;
    if (this.isUp) this.hide();
    else void this.show();
  }

  release(at: number): void {
    if (this.#since !== undefined && at - this.#since >= HOLD) this.hide();
    this.#since = undefined;
  }

  /** By keyboard or by a screen reader. */
  toggle(): void {
    if (this.isUp) this.hide();
    else void this.show();
  }

  async show(): Promise<void> {
    const finger = new AbortController();
    this.#finger = finger;
    this.isComing = true;
    this.problem = undefined;
    const look = await this.#look(finger.signal);
    // Whoever looked away meanwhile is shown nothing.
    if (finger.signal.aborted) return;
    this.isComing = false;
    if (!look.ok) this.problem = look.code;
    else if (!look.card) this.problem = 'no-card';
    this.card = look.ok ? look.card : undefined;
    this.wasSeen ||= this.card !== undefined;
  }

  hide(): void {
    this.#finger?.abort();
    this.isComing = false;
    this.card = undefined;
  }

  /**
   * Use it in an effect: whatever takes the page out of sight takes the card away first, out of the page itself, too.
   * So does everything else that is done on the page.
   */
  guard(card: HTMLElement): () => void {
    const hide = () => {
      this.hide();
      flushSync();
    };
    const elsewhere = ({ target }: Event) => {
      if (!card.contains(target as Node)) hide();
    };
    const unguard = guardKey(hide, 'anywhere');
    addEventListener('pagehide', hide);
    document.addEventListener('pointerdown', elsewhere, { capture: true });
    document.addEventListener('focusin', elsewhere);
    return () => {
      this.hide();
      unguard?.();
      removeEventListener('pagehide', hide);
      document.removeEventListener('pointerdown', elsewhere, { capture: true });
      document.removeEventListener('focusin', elsewhere);
    };
  }
}
