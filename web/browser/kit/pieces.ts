/** What a page is made of, so that what was checked on one screen is not checked again on the next. */

/** `how` is a hash: elements with the same one get the same findings. */
type Piece = { readonly element: Element; readonly how: number };
export type Pieces = {
  /** Texts and controls, by everything that decides colours and edges, by day and by night. */
  readonly texts: readonly Piece[];
  readonly controls: readonly Piece[];
  /**
   * Every visible element, by its markup and that of two levels within; an element comes before those within. `size`
   * counts it and those.
   */
  readonly parts: readonly (Piece & { readonly size: number })[];
};

/** Runs alone in the page. */
export function piecesOf(): Pieces {
  const STATES = ['role', 'type', 'style', 'open', 'inert', 'disabled', 'hidden'];
  const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-details'];
  /** Of these, axe only asks whether they are there. */
  const NAMES = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'alt',
    'placeholder',
  ];
  const OTHERS = ['id', 'class', 'style', 'href', 'src', 'value', 'fill', 'viewBox', 'width', 'height'];
  /** WCAG: 18 pt, or 14 pt and bold. */
  const isLarge = (size: number, weight: number) => size >= 24 || (size >= 18.66 && weight >= 700);
  const isOpaque = (colour: string, image: string) => image === 'none' && /^[^/a]*$/.test(colour);
  const hash = (text: string, seed: number) => {
    let [a, b] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
    for (let i = 0; i < text.length; i++) {
      a = Math.imul(a ^ text.charCodeAt(i), 2654435761);
      b = Math.imul(b ^ text.charCodeAt(i), 1597334677);
    }
    return 4294967296 * (2097151 & (b ^ (a >>> 15))) + ((a ^ (b >>> 13)) >>> 0);
  };
  const hasOwnText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const withoutDigits = (text: string) => text.replaceAll(/\d/g, '');
  // Icons are drawn in one colour, and their markup is that of the svg.
  const within = (element: Element) => (element.localName === 'svg' ? [] : [...element.children]);

  const stateOf = (element: Element) => {
    const all = [...element.attributes].filter(
      ({ name, value }) =>
        (STATES.includes(name) || /^(?:data|aria)-/.test(name)) &&
        !/label|descri|controls|owns|text/.test(name) &&
        value.length < 16,
    );
    const isChecked = element instanceof HTMLInputElement && element.checked;
    return `${all.map(({ name, value }) => `${name}=${withoutDigits(value)}`)} ${isChecked} ${element === document.activeElement}`;
  };
  type Around = { readonly paint: number; readonly fade: number };
  const paint = (element: Element, around: Around, found: Map<Element, number>): void => {
    const { display, color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } =
      getComputedStyle(element);
    if (display === 'none') return;
    // What lies behind an opaque background does not show.
    const behind = isOpaque(backgroundColor, backgroundImage) ? 0 : around.paint;
    const inside = {
      paint: hash(`${backgroundColor} ${backgroundImage}`, behind),
      fade: opacity === '1' ? around.fade : hash(opacity, around.fade),
    };
    const isControl = element.matches('a, button, input, textarea, select');
    if (isControl || hasOwnText(element)) {
      const own = `${element.localName} ${element.getAttribute('class')} ${isControl ? stateOf(element) : ''}`;
      const large = isLarge(Number.parseFloat(fontSize), Number(fontWeight));
      found.set(element, hash(`${own} ${color} ${large} ${inside.fade}`, inside.paint));
    }
    for (const child of within(element)) paint(child, inside, found);
  };

  const markupOf = (element: Element) =>
    [...element.attributes].map(({ name, value }) => {
      if (REFERENCES.includes(name)) return `${name}=${value.split(' ').map((id) => !!document.getElementById(id))}`;
      if (NAMES.includes(name)) return `${name}=${value.trim() !== ''}`;
      return OTHERS.includes(name) || name.startsWith('data-') ? name : `${name}=${withoutDigits(value)}`;
    });
  type Part = { readonly own: number; readonly withChildren: number };
  const parts: (Piece & { readonly size: number })[] = [];
  const part = (element: Element): Part => {
    const { display, visibility, overflowX, overflowY } = getComputedStyle(element);
    if (display === 'none') return { own: 0, withChildren: 0 };
    const at = parts.push({ element, how: 0, size: 0 }) - 1;
    const children = within(element).map(part);
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    const doesScroll =
      `${overflowX} ${overflowY}` !== 'visible visible' && (scrollHeight > clientHeight || scrollWidth > clientWidth);
    const isSaid = element.textContent?.trim() !== '';
    const own = hash(`${element.localName} ${markupOf(element)} ${isSaid} ${visibility} ${doesScroll}`, 0);
    const how = hash(`${children.map(({ withChildren }) => withChildren)}`, own);
    parts[at] = { element, how, size: parts.length - at };
    return { own, withChildren: hash(`${children.map(({ own }) => own)}`, own) };
  };

  // What lies under an open dialog is inert, and a screen of its own.
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const top = modal ?? document.documentElement;
  const painted = () => {
    const found = new Map<Element, number>();
    paint(top, { paint: modal ? 1 : 0, fade: 0 }, found);
    return found;
  };
  part(top);
  const byDay = painted();
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = 'dark';
  const byNight = painted();
  dataset.theme = theme;
  const texts = [...byDay].map(([element, how]) => ({ element, how: hash(`${byNight.get(element)}`, how) }));
  return { texts, controls: texts.filter(({ element }) => element.matches('button, input, select, textarea')), parts };
}
