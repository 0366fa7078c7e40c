/** What a page says, and in which language: everything that can be read on it, or heard. */
import type { Page } from 'playwright-core';
import type { LanguageCode } from '../src/texts/languages.ts';

export type Said = { readonly text: string; readonly at: string };
/** What a live region said, and the language of the page at that moment. */
export type Heard = { readonly text: string; readonly language: string };

/** For a page from its start. What was announced stays as it was said, so it is taken down with its language. */
export const EAR = `
  globalThis.announced = [];
  const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
  const hear = (node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text = texts.currentNode; text; text = texts.nextNode()) {
      if (text.nodeType === Node.TEXT_NODE && text.data.trim()) {
        announced.push({ text: text.data, language: document.documentElement.lang });
      }
    }
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      const at = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
      if (!at?.closest(live)) continue;
      if (type === 'characterData') hear(target);
      else addedNodes.forEach(hear);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
`;

/**
 * By the page's own settings, over whatever lies open: what is on the screen stays as it is. Settings that were not
 * open are put out of sight, and wait there for the next language.
 */
export async function turnTo(page: Page, code: LanguageCode): Promise<void> {
  await page.evaluate(async (code) => {
    const next = () => new Promise(requestAnimationFrame);
    const select = () => document.querySelector<HTMLSelectElement>('.language select');
    if (!select()) {
      document.querySelector<HTMLElement>('header .bar > button:last-child')?.click();
      while (!select()) await next();
      const dialog = select()?.closest('dialog');
      dialog?.setAttribute('data-waiting', '');
      document.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
      dialog?.close();
    }
    const chosen = select() as HTMLSelectElement;
    chosen.value = code;
    chosen.dispatchEvent(new Event('change', { bubbles: true }));
    while (document.documentElement.lang !== code) await next();
    await next();
  }, code);
}

/** The settings go, if they were only waiting for languages. */
export async function putBack(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const waiting = () => document.querySelector('[data-waiting]');
    waiting()?.dispatchEvent(new Event('close'));
    while (waiting()) await new Promise(requestAnimationFrame);
  });
}

/**
 * Every text of the page, seen or only read out. What once had a text and has none now, in another language, says `''`:
 * nobody has written it there.
 */
export function read(page: Page): Promise<Said[]> {
  return page.evaluate(() => {
    type Spoken = Map<Element, Set<string>>;
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
    ];
    const silent = 'script, style, noscript, template, [data-announcer]';
    const held = globalThis as unknown as { spoken?: Spoken };
    const before = held.spoken ?? new Map();
    const now: Spoken = new Map();
    const found: { text: string; at: string }[] = [];

    const note = (element: Element, what: string, text: string) => {
      if (text.trim() === '') return;
      now.set(element, (now.get(element) ?? new Set()).add(what));
      const { localName, classList } = element;
      const at = `${localName}${classList[0] ? `.${classList[0]}` : ''}${what === 'text' ? '' : `[${what}]`}`;
      for (const line of text.split('\n')) if (line.trim() !== '') found.push({ text: line.trim(), at });
    };

    // A sentence with a word of another language in it is one sentence.
    const isPartOfIt = (node: Node) =>
      node.nodeType === Node.TEXT_NODE || (node instanceof Element && node.matches('span[lang]'));
    const isMixed = (element: Element) =>
      [...element.children].some(isPartOfIt) &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''));

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const whole = new Set<Element>();
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode as Text;
      if (!parentElement || parentElement.closest(silent)) continue;
      const sentence = parentElement.matches('span[lang]') ? parentElement.parentElement : parentElement;
      if (!sentence || !isMixed(sentence)) note(parentElement, 'text', data);
      else if (!whole.has(sentence)) {
        whole.add(sentence);
        note(
          sentence,
          'text',
          [...sentence.childNodes]
            .filter(isPartOfIt)
            .map((part) => part.textContent)
            .join(''),
        );
      }
    }
    for (const name of attributes) {
      for (const element of document.querySelectorAll(`[${name}]`))
        note(element, name, element.getAttribute(name) ?? '');
    }
    note(document.documentElement, 'title', document.title);

    for (const [element, whats] of before) {
      if (!element.isConnected) continue;
      for (const what of whats)
        if (!now.get(element)?.has(what))
          found.push({ text: '', at: `${element.localName}.${element.classList[0]} ${what}` });
    }
    held.spoken = before.size > 0 ? before : now;
    return found;
  });
}

/** Until what was done last has come back from the house: the page says the same for a moment. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const said = () => document.body.textContent;
    for (let tries = 0, before = said(); tries < 10; tries++) {
      await new Promise((later) => setTimeout(later, 120));
      const now = said();
      if (now === before) return;
      before = now;
    }
  });
}

/** Forgets what had a text: the screen is another one. */
export async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete (globalThis as { spoken?: unknown }).spoken;
  });
}

/** What its live regions have said since they were last listened to. */
export function heard(page: Page): Promise<Heard[]> {
  return page.evaluate(() => (globalThis as unknown as { announced: Heard[] }).announced.splice(0));
}
