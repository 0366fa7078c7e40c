/** A card is fetched while a finger holds it or after a tap; a card that arrives after that is never shown. */
import { expect, test, vi } from 'vitest';
import { CardLook } from '../card-look.svelte.ts';
import type { Look } from './as-player.ts';
import { Peek } from './peek.svelte.ts';

const card = { location: 'zoo', role: 'Keeper' };

function setUp() {
  const looks: { signal: AbortSignal; answer: (look: Look) => void }[] = [];
  const peek = new Peek((signal) => new Promise((answer) => looks.push({ signal, answer })));
  const comes = async (look: Look = { ok: true, card }) => {
    looks.at(-1)?.answer(look);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { peek, look: new CardLook(peek), looks, comes };
}

test('a finger that holds it lets it go when it is lifted', async () => {
  const { peek, look, comes } = setUp();
  look.press(0);
  await comes();
  expect(peek.card).toEqual(card);
  look.release(900, true);
  expect([peek.card, peek.wasSeen]).toEqual([undefined, true]);
});

test('a tap turns it up, the next one turns it down', async () => {
  const { peek, look, comes } = setUp();
  look.press(0);
  look.release(120, true);
  await comes();
  look.click(true);
  expect(peek.card).toEqual(card);
  look.press(2_000);
  look.release(2_100, true);
  look.click(true);
  expect(peek.cardShown).toBe(false);
});

test('what arrives after the finger was lifted is not shown, and nobody has seen it', async () => {
  const { peek, look, looks, comes } = setUp();
  look.press(0);
  look.release(500, true);
  expect(looks[0]?.signal.aborted).toBe(true);
  await comes();
  expect([peek.card, peek.wasSeen, peek.isComing]).toEqual([undefined, false, false]);
});

test('a second look does not show what the first one was for', async () => {
  const { peek, look, looks, comes } = setUp();
  look.press(0);
  look.release(500, true);
  look.press(600);
  looks[0]?.answer({ ok: true, card: { spy: true } });
  await Promise.resolve();
  await Promise.resolve();
  expect(peek.card).toBeUndefined();
  await comes();
  expect(peek.card).toEqual(card);
});

test('says that the server does not answer, and that a newcomer has no card yet', async () => {
  const { peek, look, comes } = setUp();
  look.click(false);
  await comes({ ok: false, code: 'offline' });
  expect([peek.problem, peek.cardShown, peek.wasSeen]).toEqual(['offline', false, false]);
  look.click(false);
  expect(peek.problem).toBeUndefined();
  await comes({ ok: true, card: undefined });
  expect(peek.problem).toBe('no-card');
});

test('whatever takes the page out of sight, or is done elsewhere on it, takes the card down', async () => {
  const page = new EventTarget();
  const screen = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', screen);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const { peek, look, comes } = setUp();
  const unguard = peek.guard({ contains: () => false } as unknown as HTMLElement);
  const hides = async (happens: () => void) => {
    look.click(false);
    await comes();
    expect(peek.card).toEqual(card);
    happens();
    expect(peek.card).toBeUndefined();
  };
  await hides(() => page.dispatchEvent(new Event('blur')));
  await hides(() => page.dispatchEvent(new Event('pagehide')));
  await hides(() => {
    screen.hidden = true;
    screen.dispatchEvent(new Event('visibilitychange'));
  });
  await hides(() => screen.dispatchEvent(new Event('pointerdown')));
  await hides(() => screen.dispatchEvent(new Event('focusin')));
  await hides(unguard);
});
