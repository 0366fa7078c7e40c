/** How the texts and controls of a page are painted, so that those painted alike are checked once. */

type Piece = { readonly element: Element; readonly how: number };

/**
 * Runs alone in the page. `how` is a hash of everything that decides colours and edges: the element and its state, the
 * colours of it and everything around it, and whether its text is large.
 */
export function paintedOn(): { texts: Piece[]; controls: Piece[] } {
  const STATES = ['role', 'type', 'style', 'open', 'inert', 'disabled', 'hidden'];
  /** WCAG: 18 pt, or 14 pt and bold. */
  const isLarge = (size: number, weight: number) => size >= 24 || (size >= 18.66 && weight >= 700);
  const hash = (text: string, seed: number) => {
    let [a, b] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
    for (let i = 0; i < text.length; i++) {
      a = Math.imul(a ^ text.charCodeAt(i), 2654435761);
      b = Math.imul(b ^ text.charCodeAt(i), 1597334677);
    }
    return 4294967296 * (2097151 & (b ^ (a >>> 15))) + ((a ^ (b >>> 13)) >>> 0);
  };
  const stateOf = (element: Element) => {
    const all = [...element.attributes].filter(
      ({ name, value }) =>
        (STATES.includes(name) || /^(?:data|aria)-/.test(name)) &&
        !/label|descri|controls|owns|text/.test(name) &&
        value.length < 16,
    );
    const isChecked = element instanceof HTMLInputElement && element.checked;
    return `${all.map(({ name, value }) => `${name}=${value.replaceAll(/\d/g, '')}`)} ${isChecked} ${element === document.activeElement}`;
  };
  const texts: Piece[] = [];
  const controls: Piece[] = [];
  const visit = (element: Element, around: number) => {
    const { display, color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } =
      getComputedStyle(element);
    if (display === 'none') return;
    const paint = `${element.localName} ${element.getAttribute('class')} ${stateOf(element)} ${backgroundColor} ${backgroundImage} ${opacity}`;
    const inside = hash(paint, around);
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const how = hash(`${color} ${isLarge(Number.parseFloat(fontSize), Number(fontWeight))}`, inside);
    if (hasText || element.matches('a, input, textarea, select')) texts.push({ element, how });
    if (element.matches('button, input, select, textarea')) controls.push({ element, how: hash('control', inside) });
    for (const child of element.children) visit(child, inside);
  };
  // What lies under an open dialog is inert, and a screen of its own.
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  visit(modal ?? document.body, modal ? 1 : 0);
  return { texts, controls };
}
