/**
 * What messengers show beside a link: title, description and picture, written into the page's head. It tells the game of
 * a table and nothing about its people.
 */
import type { IncomingMessage } from 'node:http';
import { type GameName, renamer } from '@safehouse/protocol/renaming.ts';
import { guestAddress, isLoopback } from '../config/guest-address.ts';
import type { Settings } from '../config/settings.ts';
import { isTableId, type TableId } from '../platform/ids.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { LiveTable } from '../tables/live-table.ts';
import { escaped, type Look } from './look.ts';
import { hostOf } from './origin.ts';

/** `tables` by game. */
type Texts = { readonly [kind: string]: Words } & {
  readonly tables: Readonly<Record<string, Words>>;
  /** What the games are called in this language. */
  readonly names: Readonly<Record<string, GameName>>;
};
type Words = { readonly title: string; readonly about: string };
/** By language, as the pages' build wrote them. */
export type PreviewTexts = Readonly<Record<string, Texts>>;

type PreviewDeps = {
  readonly settings: Settings;
  find(id: TableId): Promise<unknown>;
  port(): number;
};

/** A page's address says what it is of; `origin` is where guests reach the server. */
export type Preview = {
  readonly kind: string;
  readonly origin: string;
  readonly languages: readonly string[];
  readonly game?: string;
};

/** Milliseconds. A page does not wait longer for its preview. */
const PATIENCE = 1_000;

export async function previewOf(request: IncomingMessage, path: string, deps: PreviewDeps): Promise<Preview> {
  const [, first = '', id = ''] = path.split('/');
  const kind = ({ c: 'campaign', pack: 'pack', t: 'table', tv: 'tv' } as const)[first] ?? 'home';
  const about = { kind, origin: originOf(request, deps), languages: accepted(request) };
  const table = kind === 'table' && isTableId(id) ? await found(id, deps) : undefined;
  if (!table) return about;
  const { game, packs } = table.state.setup;
  const [language = ''] = (packs[0] ?? '').split('/');
  // Those who are invited read what they will play in.
  return { ...about, game, languages: [language, ...about.languages] };
}

/** The page with these tags in its head. */
export function withPreview(
  html: string,
  { kind, origin, languages, game = '' }: Preview,
  { texts: all, look: { names, about: ownAbout, logo } }: { readonly texts: PreviewTexts; readonly look: Look },
): string {
  const language = languages.find((code) => Object.hasOwn(all, code)) ?? 'en';
  const texts = all[language];
  const words = texts && ((kind === 'table' && texts.tables[game]) || texts[kind] || texts.home);
  if (!words) return html;
  const isOfTable = texts.tables[game] === words;
  const rename = renamer(names, texts.names ?? {}) ?? ((text: string) => text);
  const title = escaped(rename(words.title));
  const about = escaped(words === texts.home && ownAbout !== '' ? ownAbout : rename(words.about));
  // Our pictures show our name.
  const ownPicture = logo?.type === 'image/png' ? logo.file : undefined;
  const picture = names.name ? ownPicture : isOfTable ? `preview-${game}.png` : 'preview.png';
  const address = picture && escaped(`${origin}/${picture}`);
  const tags = [
    ...['og:type|website', `og:site_name|${escaped(names.name ?? 'Safehouse')}`, `og:title|${title}`],
    ...[`og:description|${about}`, `og:locale|${language}`],
    ...(address ? [`og:image|${address}`, `twitter:image|${address}`] : []),
    ...(names.name ? [] : ['og:image:width|1200', 'og:image:height|630']),
    ...[`twitter:card|${names.name ? 'summary' : 'summary_large_image'}`, `twitter:title|${title}`],
    `twitter:description|${about}`,
  ].map((tag) => {
    const [name = '', ...content] = tag.split('|');
    return `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${content.join('|')}" />`;
  });
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${about}" />`)
    .replace('</head>', () => `${tags.join('\n')}\n</head>`);
}

async function found(id: TableId, { find }: PreviewDeps): Promise<LiveTable | undefined> {
  const table = await withTimeout(PATIENCE, find(id)).catch(() => undefined);
  return table instanceof LiveTable ? table : undefined;
}

/** The same origin that invitations name. */
function originOf(request: IncomingMessage, { settings, port }: PreviewDeps): string {
  const host = hostOf(request, settings);
  const isOwn = host === undefined || isLoopback(host.replace(/:\d+$/, '').replace(/^\[|\]$/g, ''));
  const address = settings.publicUrl !== '' || isOwn ? guestAddress(settings, port()) : undefined;
  return address ?? `${schemeOf(request, settings)}://${host ?? 'localhost'}`;
}

/** Our own server speaks HTTP; a proxy says what it speaks, and without a word it is HTTPS. */
function schemeOf(request: IncomingMessage, { trustProxy }: Settings): 'http' | 'https' {
  if (!trustProxy || request.headers['x-forwarded-for'] === undefined) return 'http';
  const told = String(request.headers['x-forwarded-proto'] ?? 'https')
    .split(',')
    .at(-1)
    ?.trim();
  return told === 'http' ? 'http' : 'https';
}

/** `hu-HU,hu;q=0.9,en;q=0.8` gives hu and en, in the order of preference. */
function accepted({ headers }: IncomingMessage): string[] {
  const wanted = (headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map((one) => {
      const [tag = '', ...options] = one.trim().split(';');
      const quality = Number(/q=([\d.]+)/.exec(options.join(';'))?.[1] ?? 1);
      return { code: (tag.split('-')[0] ?? '').toLowerCase(), quality };
    });
  return [...new Set(wanted.sort((a, b) => b.quality - a.quality).map(({ code }) => code))];
}
