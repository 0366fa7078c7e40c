/** Checks for what can be wrong with a screen, run in the page itself; each returns its findings in words. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { laidOut } from './layout.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const COLOURS = ['color-contrast', 'link-in-text-block'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** By default, axe records the HTML of every element, even without a finding. */
const AXE_WITHOUT_HTML = `${AXE};axe.configure({ noHtml: true })`;

type Axe = {
  run(
    where: { include: readonly Element[]; exclude?: readonly Element[] },
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>;
};

/**
 * UX 31. `new colours` checks what another theme could change, `new structure` everything else, both only for what the
 * page's kit has chosen as new.
 */
export async function violations(page: Page, what: 'all' | 'new colours' | 'new structure' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_WITHOUT_HTML);
  const runOnly = what === 'new colours' ? { type: 'rule', values: COLOURS } : { type: 'tag', values: TAGS };
  const rules = what === 'new structure' ? Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) : {};
  return page.evaluate(
    async ([runOnly, rules, what]) => {
      const { axe } = window as unknown as { axe: Axe };
      // What lies under an open dialog is inert, and a screen of its own.
      const all = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.documentElement;
      const where = {
        all: () => ({ include: [all] }),
        'new structure': () => ({ include: [all], exclude: kit.knownParts }),
        'new colours': () => ({ include: kit.newTexts }),
      };
      // We use no frames, and no rule that finds anything of ours reads a style sheet.
      const options = { runOnly, rules, resultTypes: ['violations'], preload: false, iframes: false };
      // axe skips what screen readers skip, but its colours matter to everyone who sees it.
      const unread = what === 'new colours' ? [...document.querySelectorAll('[aria-hidden="true"]')] : [];
      for (const each of unread) each.removeAttribute('aria-hidden');
      const found = await axe.run(where[what](), options);
      for (const each of unread) each.setAttribute('aria-hidden', 'true');
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary.split('\n')[1] ?? ''}`,
        ),
      );
    },
    [runOnly, rules, what] as const,
  );
}

/** Each runs alone in the page: it can use nothing else of this file. */
export const checks = {
  /** UX 27: what sticks out sideways. */
  sideways: () => {
    const width = document.documentElement.clientWidth;
    const wide =
      document.documentElement.scrollWidth > width ? [`${document.documentElement.scrollWidth} px wide`] : [];
    if (wide.length === 0) return [];
    const out = [...document.querySelectorAll('body *')]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > width + 1)
      .map((each) => `${each.tagName.toLowerCase()}.${each.classList[0] ?? ''}`);
    return [...wide, ...out.slice(0, 5)];
  },

  /** UX 32: tap targets smaller than 44×44. A label counts as part of its field. */
  small: () => {
    const LEAST = 43.5;
    // Of two dialogs, the one opened last is on top.
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    const all = modal.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button]');
    return [...all].flatMap((each) => {
      if (!each.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) return [];
      const target = each.closest('label') ?? each;
      const { width, height, bottom } = target.getBoundingClientRect();
      // The skip link is above the page until it has focus.
      if (bottom <= 0 || (width >= LEAST && height >= LEAST)) return [];
      const name = each.getAttribute('aria-label') ?? each.textContent?.trim().slice(0, 30);
      return [`${each.tagName.toLowerCase()} “${name}” ${Math.round(width)}×${Math.round(height)}`];
    });
  },

  /** Text that is cut off. */
  clipped: () =>
    [...document.querySelectorAll('body *')].flatMap((each) => {
      if (!each.checkVisibility({ checkVisibilityCSS: true }) || each.closest('svg')) return [];
      const { overflowX, overflowY, clipPath } = getComputedStyle(each);
      // For screen readers only.
      if (clipPath === 'inset(50%)') return [];
      const cuts = (value: string) => value === 'hidden' || value === 'clip';
      const wide = cuts(overflowX) && each.scrollWidth > each.clientWidth + 1;
      const high = cuts(overflowY) && each.scrollHeight > each.clientHeight + 1;
      if ((!wide && !high) || !each.textContent?.trim()) return [];
      return [`${each.tagName.toLowerCase()}.${each.classList[0] ?? ''} “${each.textContent.trim().slice(0, 30)}”`];
    }),

  /** UX 28: what does not fit on a TV without scrolling. */
  larger: () => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const head = document.querySelector('main > header');
    const end = (head?.getBoundingClientRect().top ?? 0) + (head?.scrollHeight ?? 0);
    const board = head?.nextElementSibling?.getBoundingClientRect().top ?? end;
    return [
      ...(scrollWidth > innerWidth || scrollHeight > innerHeight ? [`${scrollWidth}×${scrollHeight}`] : []),
      ...(end > board + 1 ? [`the head lies over the board by ${Math.round(end - board)} px`] : []),
    ];
  },

  /** UX 11: what is disabled without a stated reason. */
  silent: () =>
    [...document.querySelectorAll('[aria-disabled=true], :disabled')].flatMap((each) => {
      const why = [each, each.closest('fieldset')].some((at) =>
        document.getElementById(at?.getAttribute('aria-describedby') ?? '')?.textContent?.trim(),
      );
      return why ? [] : [each.outerHTML.slice(0, 120)];
    }),

  /** UX 41: what of a game's bar is out of sight before one scrolls, and parts of the screen that cover each other. */
  crowded: () => {
    const layout = document.querySelector('.layout');
    if (!layout || document.querySelector('dialog:modal')) return [];
    scrollTo(0, 0);
    const parts = ':scope > :is(.score, .now, .slip, .cards, .top, .hand, .do), [data-ring]';
    const boxes = [...layout.querySelectorAll(parts), ...layout.querySelectorAll('[data-seat]')]
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const name = each.closest('[data-seat]') ? 'a seat' : each.classList[0];
        const { left, right, top, bottom } = each.getBoundingClientRect();
        // What scrolls by itself covers nothing beyond its edges.
        const pane = each.closest('.stage');
        const edge = pane && getComputedStyle(pane).overflowY === 'auto' ? pane.getBoundingClientRect() : undefined;
        const box = {
          left,
          right,
          top: Math.max(top, edge?.top ?? top),
          bottom: Math.min(bottom, edge?.bottom ?? bottom),
        };
        return { each, name, box };
      });
    const over = boxes.flatMap(({ each, name, box }, i) =>
      boxes.slice(i + 1).flatMap((other) => {
        if (each.contains(other.each)) return [];
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        return across > 1 && down > 1 ? [`${name} and ${other.name} overlap by ${Math.round(down)} px`] : [];
      }),
    );
    const out = [...layout.querySelectorAll(':scope > .do :is(button, input)')].flatMap((each) => {
      const { top, bottom, left, right } = each.getBoundingClientRect();
      const isSeen = top >= -1 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1;
      const isShown = each.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
      return isSeen || !isShown ? [] : [`“${each.textContent?.trim()}” ends at ${Math.round(bottom)} px`];
    });
    return [...new Set([...over, ...out])].map((what) => `${innerWidth}×${innerHeight}: ${what}`);
  },

  /** UX 9: the sentences that say what to do now. */
  now: () =>
    [...document.querySelectorAll('[data-now]')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.textContent?.trim() ?? ''),

  /** UX 32: what stays under a bar, however one scrolls. */
  outOfReach: () => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.querySelector('main') ?? document;
    const found = [...modal.querySelectorAll('[data-card], [data-now], button, input')].flatMap((each) => {
      if (!each.checkVisibility({ checkVisibilityCSS: true })) return [];
      each.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = each.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = hit && (each.contains(hit) || hit.contains(each) || hit.closest('label')?.contains(each));
      return isSeen ? [] : [`${each.textContent?.trim().slice(0, 20) || each.tagName} is under ${hit?.className}`];
    });
    scrollTo(0, 0);
    return found;
  },

  /** UX 33: controls that look like plain text when the browser chooses all colours. */
  edgeless: () => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    return [...modal.querySelectorAll('button, input, select, textarea')].flatMap((each) => {
      if (!each.checkVisibility({ checkVisibilityCSS: true, visibilityProperty: true })) return [];
      // A label draws its slip, and a card draws the control that covers all of it; an underlined control looks like a
      // link.
      const { width, height } = each.getBoundingClientRect();
      const paper = each.parentElement?.getBoundingClientRect();
      const isCover = paper && Math.abs(paper.width - width) < 4 && Math.abs(paper.height - height) < 4;
      const drawn = [each, each.closest('label'), isCover ? each.parentElement : null].filter((at) => at !== null);
      const hasEdge = drawn.some((at) => {
        const { borderStyle, outlineStyle, textDecorationLine } = getComputedStyle(at);
        return borderStyle !== 'none' || outlineStyle !== 'none' || textDecorationLine.includes('underline');
      });
      // What the browser draws itself, it also draws in forced colours.
      const isNative =
        each.matches('[type="checkbox"], [type="radio"]') && getComputedStyle(each).appearance === 'auto';
      return hasEdge || isNative || each.hasAttribute('data-card') ? [] : [each.outerHTML.slice(0, 120)];
    });
  },

  /** UX 33: what moves. */
  moving: () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty),
} satisfies Record<string, () => string[]>;

export type Check = keyof typeof checks;

const check = (name: Check) => async (page: Page) => {
  await laidOut(page);
  return page.evaluate(checks[name]);
};
export const sideways = check('sideways');
export const smallTargets = check('small');
export const clipped = check('clipped');
export const silent = check('silent');
export const nowSentences = check('now');
export const outOfReach = check('outOfReach');

/** UX 28: what does not fit on a TV without scrolling. Old clues make way one by one, so they do not count. */
export async function outOfSight(page: Page): Promise<string[]> {
  const log = (display: string) =>
    page.evaluate((display) => {
      for (const each of document.querySelectorAll<HTMLElement>('aside ol')) each.style.display = display;
    }, display);
  await log('none');
  const found = await clipped(page);
  await log('');
  return [...found, ...(await page.evaluate(checks.larger))];
}
