/** The accent colour of an operator: whether it can be seen, and the styles that use it. */

/** The darkest light paper and the lightest dark paper that it stands on: --desk and --panel-raised in tokens.css. */
const PAPERS = { light: '#e3d6ba', dark: '#212c27' } as const;
/** WCAG 2.2, 1.4.11: what is needed to see a control. */
const LEAST = 3;

/** Why these two colours cannot be used, or undefined. */
export function accentTrouble(text: string): string | undefined {
  const colours = coloursOf(text);
  if (!colours) return 'bad-colour';
  const faint = (['light', 'dark'] as const).find((theme) => contrast(colours[theme], PAPERS[theme]) < LEAST);
  if (!faint) return undefined;
  const found = contrast(colours[faint], PAPERS[faint]);
  return `low-contrast: on ${faint} pages ${colours[faint]} has a contrast of ${found.toFixed(1)}, and needs ${LEAST}`;
}

/** Overrides the variables of tokens.css. */
export function accentStyles(text: string): string {
  const colours = coloursOf(text);
  if (!colours) return '';
  const both = (of: (colour: string) => string) => `light-dark(${of(colours.light)}, ${of(colours.dark)})`;
  // Black or white: one of them always has a contrast of 4.5.
  const on = (colour: string) => (contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000');
  const strong = (colour: string) => `color-mix(in srgb, ${colour} 80%, ${on(colour) === '#ffffff' ? '#000' : '#fff'})`;
  return `:root {
  --accent: ${both((colour) => colour)};
  --accent-strong: ${both(strong)};
  --on-accent: ${both(on)};
}
`;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function coloursOf(text: string): { readonly light: string; readonly dark: string } | undefined {
  const [, light, dark] = /^\s*(#[\da-f]{6})\s*,\s*(#[\da-f]{6})\s*$/i.exec(text) ?? [];
  return light && dark ? { light, dark } : undefined;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
