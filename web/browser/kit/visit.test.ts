/** The walks can fail: what is broken on purpose is found, in the language and the theme it is broken in. */
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { codes, t } from './texts.ts';
import { phone, Walk } from './walk.ts';
import { WalkHouse } from './walk-house.ts';

const house = openHouse(new WalkHouse());

/** Runs in the page. Figures are texts that every language has. */
function breakIt(english: string): void {
  const styles = `
    #cut { inline-size: 3rem; overflow: hidden; white-space: nowrap }
    #small, #edgeless { color: #000; background: #fff; inline-size: 4rem; block-size: 4rem }
    #small[data-small] { inline-size: 20px; block-size: 20px; min-inline-size: 0; min-block-size: 0 }
    #by-day { color: light-dark(#999, #fff); background: light-dark(#aaa, #000) }
    #by-night { color: light-dark(#000, #555); background: light-dark(#fff, #444) }
    #unread { color: #888; background: #999 }
    #edgeless { border: none; outline: none }
    #nameless { inline-size: 4rem; block-size: 4rem }
    @media (width > 1000px) { #large { inline-size: 45rem } }
    @media (height < 300px) { #zoomed { inline-size: 25rem } }`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const add = (tag: string, id: string, text: string) => {
    const element = document.createElement(tag);
    element.id = id;
    element.textContent = text;
    document.querySelector('main')?.append(element);
    return element;
  };
  const [cut, foreign, small] = [add('p', 'cut', '1'), add('p', 'foreign', '22'), add('button', 'small', '33')];
  for (const [tag, id] of [
    ['p', 'by-day'],
    ['p', 'by-night'],
    ['p', 'unread'],
    ['button', 'edgeless'],
    ['input', 'nameless'],
    ['p', 'large'],
    ['p', 'zoomed'],
  ] as const) {
    add(tag, id, '4444');
  }
  document.getElementById('unread')?.setAttribute('aria-hidden', 'true');
  new MutationObserver(() => {
    const { lang } = document.documentElement;
    cut.textContent = lang === 'fi' ? '1 2 3 4 5 6 7 8 9 10 11 12' : '1';
    foreign.textContent = lang === 'da' ? english : '22';
    small.toggleAttribute('data-small', lang === 'hu');
  }).observe(document.documentElement, { attributeFilter: ['lang'] });
}

test('UX 6, 27, 31, 32, 33: what is broken on purpose is found, in the language and the theme it is broken in', async () => {
  const walk = new Walk(house);
  await walk.prepare();
  const page = await house.guest('/', { viewport: phone, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: t.home.open.button }).waitFor();
  await walk.visit({ name: 'whole', page, still: true });
  expect(walk.found()).toEqual({});
  for (const code of codes) expect(walk.faults(code)).toEqual([]);

  await page.evaluate(breakIt, t.home.open.button);
  await walk.visit({ name: 'broken', page, still: true });
  const finds = (what: string) => [expect.stringContaining(what)];
  expect(Object.fromEntries(codes.map((code) => [code, walk.faults(code)]))).toEqual({
    en: [],
    da: finds('English: '),
    fi: finds('clipped: p'),
    hu: finds('small: button “33” 20×20'),
    it: [],
    ro: [],
  });
  const { light = [], ...others } = walk.found();
  expect(light.toSorted()).toEqual([
    expect.stringContaining('color-contrast: #by-day'),
    expect.stringContaining('color-contrast: #unread'),
    expect.stringContaining('label: #nameless'),
  ]);
  expect(others).toEqual({
    dark: [expect.stringContaining('color-contrast: #by-night'), expect.stringContaining('color-contrast: #unread')],
    edgeless: finds('edgeless'),
    large: [expect.stringContaining('px wide'), expect.stringContaining('p.')],
    zoomed: [expect.stringContaining('px wide'), expect.stringContaining('p.')],
  });
});
