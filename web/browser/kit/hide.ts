/** Puts a page behind another tab, as when someone looks at something else. */
import type { Page } from 'playwright-core';
import { hasTabs } from './test-house.ts';

export async function hide(page: Page): Promise<void> {
  if (!hasTabs) return page.evaluate(sayHidden);
  // Playwright makes every page report that it is visible; turn that off.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  const another = await page.context().newPage();
  await another.bringToFront();
}

/** Runs in the page: what it sees of being hidden. */
function sayHidden(): void {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
