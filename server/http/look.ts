/** Whose house it is: what the operator's settings change in the pages, the manifest and the previews. */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { ChosenNames } from '@safehouse/protocol/renaming.ts';
import { accentStyles } from '../config/accent.ts';
import { basePath } from '../config/guest-address.ts';
import { type Settings, SettingsError } from '../config/settings.ts';

export type Look = {
  /** The path that all pages are under: `/games`, or nothing. */
  readonly base: string;
  readonly names: ChosenNames;
  readonly about: string;
  /** Served at `/house.css`; empty without an accent. */
  readonly styles: string;
  readonly logo?: Logo;
};

/** `file` is its name on this server, `sizes` as a manifest writes them. */
type Logo = { readonly file: string; readonly type: string; readonly sizes: string; readonly body: Buffer };

const MOST = 500_000;
const LEAST_PIXELS = 192;

type LookSettings = Pick<Settings, 'publicUrl' | 'name' | 'about' | 'accent' | 'logo' | 'gameNames'>;

/** Throws a SettingsError if the logo cannot be used. */
export function lookOf(settings: LookSettings): Look {
  const { name, about, accent, logo, gameNames } = settings;
  return {
    base: basePath(settings),
    names: {
      ...(name !== '' && { name }),
      ...(Object.keys(gameNames).length > 0 && { games: gameNames as Record<string, string> }),
    },
    about,
    styles: accent === '' ? '' : accentStyles(accent),
    ...(logo !== '' && { logo: readLogo(logo) }),
  };
}

export const plainLook: Look = { base: '', names: {}, about: '', styles: '' };

/** The built page, with what it needs to know in its head. */
export function dressed(html: string, { base, names, about, styles, logo }: Look): string {
  const told = { ...names, ...(about !== '' && { about }), ...(logo && { logo: logo.file }) };
  const data = [
    ...(base === '' ? [] : [`data-base="${base}"`]),
    ...(Object.keys(told).length === 0 ? [] : [`data-house="${escaped(JSON.stringify(told))}"`]),
  ];
  const links = [
    ...(styles === '' ? [] : [`<link rel="stylesheet" href="${base}/house.css" />`]),
    ...(logo ? [`<link rel="icon" href="${base}/${logo.file}" type="${logo.type}" />`] : []),
  ];
  return (
    (names.name ? html.replaceAll('Safehouse', () => escaped(names.name as string)) : html)
      // The build names files by relative addresses, and pages have addresses of many depths.
      .replaceAll(/ (href|src)="\.\//g, ` $1="${base}/`)
      .replace(logo ? /<link rel="(icon|apple-touch-icon)"[^>]*>\s*/g : /$^/, '')
      .replace('<html', () => ['<html', ...data].join(' '))
      .replace('</head>', () => `${links.join('\n')}</head>`)
  );
}

/** The built manifest, with the name, text and picture of the house. */
export function manifestOf(text: string, { names, about, logo }: Look): string {
  const built = JSON.parse(text) as Record<string, unknown>;
  const own = {
    ...(names.name && { name: names.name, short_name: names.name }),
    ...(about !== '' && { description: about }),
    ...(logo && { icons: [{ src: logo.file, sizes: logo.sizes, type: logo.type, purpose: 'any' }] }),
  };
  return JSON.stringify({ ...built, ...own });
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function readLogo(path: string): Logo {
  const refuse = (why: string) =>
    new SettingsError(
      `SAFEHOUSE_LOGO is "${path}" (bad-logo: ${why}): write the path of an SVG, or of a square PNG of ${LEAST_PIXELS} pixels or more, of at most 500 kB.`,
    );
  let body: Buffer;
  try {
    body = readFileSync(path);
  } catch (error) {
    throw refuse(`it cannot be read, ${(error as NodeJS.ErrnoException).code}`);
  }
  if (body.length > MOST) throw refuse(`it has ${Math.round(body.length / 1000)} kB`);
  if (extname(path).toLowerCase() === '.svg') {
    if (!body.includes('<svg')) throw refuse('there is no <svg> in it');
    return { file: 'logo.svg', type: 'image/svg+xml', sizes: 'any', body };
  }
  if (body.subarray(1, 4).toString('latin1') !== 'PNG' || body.length < 24) throw refuse('it is neither SVG nor PNG');
  const [width, height] = [body.readUInt32BE(16), body.readUInt32BE(20)];
  if (width !== height || width < LEAST_PIXELS) throw refuse(`it has ${width} by ${height} pixels`);
  return { file: 'logo.png', type: 'image/png', sizes: `${width}x${height}`, body };
}
