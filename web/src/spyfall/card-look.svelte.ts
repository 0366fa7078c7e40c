/** How a player looks at their own card: holding it down, or with a tap that covers it again by itself (UX 15, 48). */

/** Milliseconds. After a longer press, releasing hides the card again. */
const HOLD = 400;
/** Milliseconds that a tap shows the card for. */
export const TAP = 6_000;

export class CardLook {
  /** Whether the card hides by itself soon. */
  isTimed = $state(false);
  readonly #card: { cardShown: boolean };
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the press that revealed the card began. */
  #pressed: number | undefined;
  /** Whether the press already handled the click that follows it. */
  #isDone = false;

  constructor(card: { cardShown: boolean }) {
    this.#card = card;
  }

  press(at: number): void {
    this.#isDone = false;
    if (this.#card.cardShown) return;
    this.#card.cardShown = true;
    this.#pressed = at;
  }

  /** `isTap`: the finger was lifted on the card. */
  release(at: number, isTap: boolean): void {
    if (this.#pressed === undefined) return;
    if (!isTap || at - this.#pressed > HOLD) this.hide();
    else this.#coverLater();
    this.#pressed = undefined;
    this.#isDone = true;
  }

  /** A click: what the press did not do yet. By keyboard or screen reader the card stays until it is hidden. */
  click(isPointer: boolean): void {
    const isHandled = this.#isDone && isPointer;
    this.#isDone = false;
    if (isHandled) return;
    if (this.#card.cardShown) this.hide();
    else this.#card.cardShown = true;
  }

  hide(): void {
    this.#card.cardShown = false;
    this.stop();
  }

  /** Forgets the timer. */
  stop(): void {
    clearTimeout(this.#timer);
    this.isTimed = false;
  }

  #coverLater(): void {
    clearTimeout(this.#timer);
    this.isTimed = true;
    this.#timer = setTimeout(() => this.hide(), TAP);
  }
}
