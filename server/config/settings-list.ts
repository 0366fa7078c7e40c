/** All settings: what each is for, which values it accepts, and its default. */

import { gameIds } from '@safehouse/rules/games.ts';
import { z } from 'zod';
import { parseAddress } from '../streams/nats/address.ts';
import { accentTrouble } from './accent.ts';

type Setting<Schema extends z.ZodType> = {
  readonly help: string;
  /** Completes "write …". */
  readonly expected: string;
  readonly schema: Schema;
  readonly default: z.infer<Schema>;
  /** Never printed. */
  readonly isSecret?: true;
};

/** Braces have a meaning in texts. */
const nameLine = z
  .string()
  .max(40)
  .regex(/^[^\p{Cc}{}]*$/u);

export const settingsList = {
  port: number('The port to listen on; 0 takes any free one.', { from: 0, to: 65535, otherwise: 7007 }),
  host: setting({
    help: 'The address to listen on; empty means every network this machine is on, 127.0.0.1 only this machine.',
    expected: 'an address of this machine, such as 127.0.0.1',
    schema: z.string().max(255),
    default: '',
  }),
  data: setting({
    help: 'The folder for everything that is stored.',
    expected: 'the path of a folder, such as ./data',
    schema: z.string().min(1),
    default: './data',
  }),
  streams: setting({
    help: 'Where events are stored. `sqlite` is safehouse.db in the data folder; `nats://…` is a NATS JetStream that several nodes share; `memory` forgets everything when the server stops.',
    expected: 'sqlite, sqlite:FILE, nats://host:4222 (several hosts with commas, a login before the first) or memory',
    schema: z.string().refine((text) => /^(memory|sqlite|sqlite:.+)$/.test(text) || parseAddress(text) !== undefined),
    default: 'sqlite',
  }),
  publicUrl: setting({
    help: 'The address where people reach this server, if it is not the address of this machine. It may have a path, which all pages are then under. Shown at the start, with a QR code.',
    expected:
      'an address that begins with http:// or https://, such as https://play.example.org or https://example.org/games',
    schema: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).refine(isPlainAddress)]),
    default: '',
  }),
  networkAddress: setting({
    help: 'Whether links and QR codes on pages opened at localhost show the address of this machine in its network. Of no use in a container, whose address nobody else can reach.',
    expected: 'yes or no (in a file: true or false)',
    schema: z.boolean(),
    default: true,
  }),
  origins: setting({
    help: 'Other sites whose pages may use this server, over HTTP and WebSockets.',
    expected: 'origins with commas between them, such as https://play.example.org,https://example.net',
    schema: z.array(z.string().regex(/^https?:\/\/[^/\s]+$/)),
    default: [],
  }),
  trustProxy: setting({
    help: 'Trust X-Forwarded-For and X-Forwarded-Host. Only behind your own proxy that sets both.',
    expected: 'yes or no (in a file: true or false)',
    schema: z.boolean(),
    default: false,
  }),
  openPassword: setting({
    help: 'A password that people need to open a table or a campaign. Joining by link needs none. Better kept in a file (add _FILE to the name of the setting).',
    expected: 'a password of at most 200 characters, or nothing',
    schema: z.string().max(200),
    default: '',
    isSecret: true,
  }),
  openHeader: setting({
    help: 'A header that your proxy sets for people who have signed in there; without it nobody can open a table or a campaign. Needs SAFEHOUSE_TRUST_PROXY, and a proxy that removes the header from what others send.',
    expected: 'the name of a header, such as X-Remote-User',
    schema: z.string().regex(/^[\w-]*$/),
    default: '',
  }),
  log: setting({
    help: 'The lowest level to log.',
    expected: 'debug, info, warn, error or silent',
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']),
    default: 'info',
  }),
  metrics: setting({
    help: 'Whether to serve metrics at /metrics, to this machine only. They contain counts, no personal data.',
    expected: 'yes or no (in a file: true or false)',
    schema: z.boolean(),
    default: true,
  }),
  metricsAt: setting({
    help: 'A separate address and port for /metrics, open to everyone who can reach it; :9464 listens on every network.',
    expected: 'an address and a port, such as 127.0.0.1:9464 or :9464',
    schema: z.string().regex(/^$|^(\[[0-9a-f:.]+\]|[^:\s]*):\d{1,5}$/i),
    default: '',
  }),
  greeting: setting({
    help: 'Whether to print the address and its QR code at the start, before the log.',
    expected: 'yes or no (in a file: true or false)',
    schema: z.boolean(),
    default: true,
  }),
  drainSeconds: number(
    'Seconds for which /ready says no after SIGTERM before players are sent elsewhere; 0 means 3 with NATS and none without.',
    { from: 0, to: 600, otherwise: 0 },
  ),
  web: setting({
    help: 'The folder of the built pages.',
    expected: 'the path of a folder, such as web/dist',
    schema: z.string().min(1),
    default: 'web/dist',
  }),
  offline: setting({
    help: 'Whether browsers keep lessons and rules for use without a network, at https addresses. `no` also removes what they have kept.',
    expected: 'yes or no (in a file: true or false)',
    schema: z.boolean(),
    default: true,
  }),
  packs: setting({
    help: 'A folder with your own cards: <language>/<name>.txt, one card per line; <language>/locations.txt has locations for Spyfall.',
    expected: 'the path of a folder, such as ./packs',
    schema: z.string(),
    default: '',
  }),
  keepDays: number('Days after which an unused table is deleted.', {
    from: 1,
    to: 36500,
    otherwise: 30,
  }),
  backup: setting({
    help: 'A folder for backups, which a server on SQLite writes while it runs; empty means no backups.',
    expected: 'the path of a folder, such as /var/lib/safehouse/backups',
    schema: z.string(),
    default: '',
  }),
  backupHours: number('Hours between two backups.', { from: 1, to: 1000, otherwise: 24 }),
  backupsKept: number('How many backups to keep; a new one replaces the oldest.', {
    from: 1,
    to: 1000,
    otherwise: 7,
  }),
  name: setting({
    help: 'The name of this house, in place of Safehouse on all pages, in previews of links and in the app. The credits still name the software.',
    expected: 'a name of at most 40 letters, such as The Den',
    schema: nameLine,
    default: '',
  }),
  about: setting({
    help: 'A short text about this house, on the front page and in previews of its link.',
    expected: 'a line of at most 200 letters, such as Game nights of the Aarhus library',
    schema: line(200),
    default: '',
  }),
  accent: setting({
    help: 'The colour of main buttons: one for light pages, one for dark pages. Each needs a contrast of 3 to the paper around it.',
    expected:
      'two colours, the first dark enough for light pages, the second light enough for dark ones: #7a1f5c,#e9a3d0',
    schema: z.string().superRefine((text, context) => {
      const why = text === '' ? undefined : accentTrouble(text);
      if (why !== undefined) context.addIssue({ code: 'custom', params: { why } });
    }),
    default: '',
  }),
  logo: setting({
    help: 'The picture of this house, beside its name and as the icon of the app.',
    expected: 'the path of an SVG, or of a square PNG of 192 pixels or more, of at most 500 kB',
    schema: z.string(),
    default: '',
  }),
  gameNames: setting({
    help: 'Other names for the games, on all pages, in previews and in texts that people share.',
    expected: `games with their names, such as ${gameIds[0]}=Word Spies, from: ${gameIds.join(', ')} (in a file: an object)`,
    schema: z.partialRecord(z.enum(gameIds), nameLine.min(1)),
    default: {},
  }),
  contact: setting({
    help: 'Who runs this server, and how to reach them. Shown to everyone, on the privacy page.',
    expected: 'a line of at most 300 letters, such as Ada Lund, ada@example.org',
    schema: line(300),
    default: '',
  }),
  botPace: number('How long bots take for a move, in percent of the time that people take; 0 is at once.', {
    from: 0,
    to: 1000,
    otherwise: 100,
  }),
  idleHours: number('Hours after which a silent connection is closed.', {
    from: 1,
    to: 1000,
    otherwise: 12,
  }),
  connections: number('Maximum number of open connections.', { from: 1, to: 1_000_000, otherwise: 20_000 }),
  connectionsPerAddress: number('Maximum number of open connections per address (a household, a school).', {
    from: 1,
    to: 1_000_000,
    otherwise: 300,
  }),
  connectsPerMinute: number('Maximum number of new connections per address and minute.', {
    from: 1,
    to: 1_000_000,
    otherwise: 300,
  }),
  requestsPerSecond: number('Maximum number of HTTP requests per address and second, with bursts of 30 seconds.', {
    from: 1,
    to: 1_000_000,
    otherwise: 200,
  }),
  tablesPerHour: number('Maximum number of tables opened per address and hour.', {
    from: 1,
    to: 1_000_000,
    otherwise: 60,
  }),
  codesPerMinute: number('Maximum number of short codes tried per address and minute.', {
    from: 1,
    to: 1_000_000,
    otherwise: 20,
  }),
  linesPerMinute: number(
    'Maximum number of chat messages per person and minute, a fifth of them in a burst; four times as many per table.',
    { from: 1, to: 1_000_000, otherwise: 60 },
  ),
  megabytesPerHour: number('Maximum number of megabytes stored per address and hour, a quarter of it at one table.', {
    from: 1,
    to: 1_000_000,
    otherwise: 64,
  }),
  messagesPerSecond: number('Maximum number of messages per connection and second, three times as many in a burst.', {
    from: 1,
    to: 1_000_000,
    otherwise: 20,
  }),
} as const;

export type SettingName = keyof typeof settingsList;
export type Settings = { readonly [Name in SettingName]: z.infer<(typeof settingsList)[Name]['schema']> };

/** One line of text. */
function line(most: number) {
  return z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}]*$/u);
}

/** Without a login, a query or anything in its path that would need escaping. */
function isPlainAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username + url.password + url.search + url.hash !== '') return false;
  return /^(\/[\w.~-]+)*\/?$/.test(url.pathname);
}

function setting<Schema extends z.ZodType>(about: Setting<Schema>): Setting<Schema> {
  return about;
}

function number(help: string, { from, to, otherwise }: { from: number; to: number; otherwise: number }) {
  return setting({
    help,
    expected: `a whole number from ${from} to ${to}, such as ${otherwise}`,
    schema: z.int().min(from).max(to),
    default: otherwise,
  });
}
