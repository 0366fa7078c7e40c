/** What a page says: everything that can be read on it, visible or only read out. */

export type Said = { readonly text: string; readonly at: string };
/** The elements that had a text, and its kinds. */
type Speakers = Map<Element, Set<string>>;

/**
 * Runs alone in the page. `first` is empty for the first language a screen is read in, and then filled with the
 * elements that had a text. One that has none in another language says `''`: its text is missing there.
 */
export function saidOn(first: Speakers): Said[] {
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
  const before = new Map(first);
  const now: Speakers = new Map();
  const found: { text: string; at: string }[] = [];

  const note = (element: Element, what: string, text: string) => {
    if (text.trim() === '') return;
    now.set(element, (now.get(element) ?? new Set()).add(what));
    const { localName, classList } = element;
    const at = `${localName}${classList[0] ? `.${classList[0]}` : ''}${what === 'text' ? '' : `[${what}]`}`;
    for (const line of text.split('\n')) if (line.trim() !== '') found.push({ text: line.trim(), at });
  };

  // A sentence that contains a word of another language is one sentence.
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
    for (const element of document.querySelectorAll(`[${name}]`)) note(element, name, element.getAttribute(name) ?? '');
  }
  note(document.documentElement, 'title', document.title);

  for (const [element, whats] of before) {
    if (!element.isConnected) continue;
    for (const what of whats)
      if (!now.get(element)?.has(what))
        found.push({ text: '', at: `${element.localName}.${element.classList[0]} ${what}` });
  }
  if (before.size === 0) for (const [element, whats] of now) first.set(element, whats);
  return found;
}
