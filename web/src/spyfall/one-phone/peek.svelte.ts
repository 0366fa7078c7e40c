/** A card that is fetched when it is looked at and forgotten when it is hidden. */
import { flushSync } from 'svelte';
import { guardKey } from '../../play/guard-key.ts';
import type { Card } from '../screen-state.svelte.ts';
import type { Look } from './as-player.ts';

export class Peek {
  card = $state.raw<Card | undefined>();
  /** Whether the card is being fetched. */
  isComing = $state(false);
  /** Whether the card was shown at least once. */
  wasSeen = $state(false);
  problem = $state.raw<Extract<Look, { ok: false }>['code'] | 'no-card' | undefined>();
  readonly #look: (signal: AbortSignal) => Promise<Look>;
  #finger: AbortController | undefined;

  constructor(look: (signal: AbortSignal) => Promise<Look>) {
    this.#look = look;
  }

  /** Whether it is up, or being fetched for that. */
  get cardShown(): boolean {
    return this.card !== undefined || this.isComing;
  }
  set cardShown(isShown) {
    if (isShown) void this.show();
    else this.hide();
  }

  async show(): Promise<void> {
    const finger = new AbortController();
    this.#finger = finger;
    this.isComing = true;
    this.problem = undefined;
    const look = await this.#look(finger.signal);
    // Hidden in the meantime: show nothing.
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
   * Use it in an effect. Whatever takes the page out of sight first removes the card, from the DOM as well. So does any
   * interaction elsewhere on the page.
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
