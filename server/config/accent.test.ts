/** The accent colour of an operator is used only if it can be seen. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accentStyles, contrast } from './accent.ts';
import { readSettings } from './settings.ts';

const read = (accent: string) => readSettings({ environment: { SAFEHOUSE_ACCENT: accent } }).accent;

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
});

test.each(['#7a1f5c,#e9a3d0', '#1F5B48, #E3C072', '#000000,#ffffff'])('%s can be seen', (accent) => {
  expect(read(accent)).toBe(accent);
});

test.each([
  ['#ffff00,#ffff00', 'low-contrast: on light pages #ffff00 has a contrast of 1.3, and needs 3'],
  ['#7a1f5c,#7a1f5c', 'low-contrast: on dark pages #7a1f5c has a contrast of 1.5, and needs 3'],
  ['#7a1f5c', 'bad-colour'],
  ['red,blue', 'bad-colour'],
  ['#7a1f5c,#e9a3d0;}', 'bad-colour'],
])('%s is refused: %s', (accent, why) => {
  expect(() => read(accent)).toThrow(`SAFEHOUSE_ACCENT is "${accent}" (${why}): write two colours`);
});

test('text on the accent has a contrast of 4.5 on any colour', () => {
  for (const accent of ['#7a1f5c,#e9a3d0', '#0000ff,#ffff00', '#767676,#8a8a8a']) {
    const styles = accentStyles(accent);
    const [, light = '', dark = ''] = /--on-accent: light-dark\((\S+), (\S+)\)/.exec(styles) ?? [];
    const [first = '', second = ''] = accent.split(',');
    expect(contrast(first, light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(second, dark)).toBeGreaterThanOrEqual(4.5);
  }
});

test('the papers it is compared with, and the variables it sets, are those of the pages', () => {
  const tokens = readFileSync(new URL('../../web/src/styles/tokens.css', import.meta.url), 'utf8');
  expect(tokens).toContain('--desk: light-dark(#e3d6ba,');
  expect(tokens).toMatch(/--panel-raised: light-dark\(#\w{6}, #212c27\)/);
  const names = [...accentStyles('#7a1f5c,#e9a3d0').matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name);
  expect(names).toHaveLength(3);
  for (const name of names) expect(tokens).toContain(`${name}: light-dark(`);
});
