/** Holding a card: a long touch, a right click, or the menu key or "?" on the focused card. */

/** Milliseconds: longer than a tap, and as long as phones take to open a menu. */
const HELD = 500;
/** Pixels that a finger may move. */
const SLIP = 12;

type Cards = Pick<HTMLElement, 'addEventListener' | 'removeEventListener'>;

/** Calls `onhold` with the place of the card. Returns a function that stops it. */
export function hold(grid: Cards, onhold: (card: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: { x: number; y: number } | undefined;
  /** The tap that ends a hold marks nothing. */
  let isHeld = false;

  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const shown = (card: number) => {
    cancel();
    onhold(card);
  };
  const pressed = (event: PointerEvent) => {
    cancel();
    isHeld = false;
    const card = cardOf(event);
    if (card === undefined || event.pointerType === 'mouse' || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      isHeld = true;
      shown(card);
    }, HELD);
  };
  const moved = ({ clientX, clientY }: PointerEvent) => {
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > SLIP) cancel();
  };
  const clicked = (event: MouseEvent) => {
    if (!isHeld) return;
    isHeld = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: MouseEvent) => {
    const card = cardOf(event);
    if (card === undefined) return;
    event.preventDefault();
    // A phone's own long press: the finger is still down.
    if (timer !== undefined) isHeld = true;
    shown(card);
  };
  const typed = (event: KeyboardEvent) => {
    const card = cardOf(event);
    if (event.key !== '?' || card === undefined) return;
    event.preventDefault();
    shown(card);
  };

  const listeners: [string, (event: never) => void, boolean][] = [
    ['pointerdown', pressed, false],
    ['pointermove', moved, false],
    ['pointerup', cancel, false],
    ['pointercancel', cancel, false],
    ['pointerleave', cancel, false],
    ['click', clicked, true],
    ['contextmenu', menu, false],
    ['keydown', typed, false],
  ];
  for (const [name, listener, capture] of listeners)
    grid.addEventListener(name, listener as EventListener, { capture });
  return () => {
    cancel();
    for (const [name, listener, capture] of listeners) {
      grid.removeEventListener(name, listener as EventListener, { capture });
    }
  };
}

function cardOf({ target }: Event): number | undefined {
  const card = (target as Element | null)?.closest?.('[data-card]')?.getAttribute('data-card');
  return card == null ? undefined : Number(card);
}
