/** Every setting there is: what it is for, what may be written, and what it is otherwise. */
import { z } from 'zod';
import { parseAddress } from '../streams/nats/address.ts';

type Setting<Schema extends z.ZodType> = {
  readonly help: string;
  /** Completes "write …". */
  readonly expected: string;
  readonly schema: Schema;
  readonly default: z.infer<Schema>;
};

export const settingsList = {
  port: number('The port to listen on; 0 takes any free one.', { from: 0, to: 65535, otherwise: 7007 }),
  host: setting({
    help: 'The address to listen on; empty means every network this machine is on, 127.0.0.1 only this machine.',
    expected: 'an address of this machine, such as 127.0.0.1',
    schema: z.string().max(255),
    default: '',
  }),
  data: setting({
    help: 'The folder that everything which must last is kept in.',
    expected: 'the path of a folder, such as ./data',
    schema: z.string().min(1),
    default: './data',
  }),
  streams: setting({
    help: 'Where events are stored. `sqlite` is safehouse.db in the data folder; `nats://…` is a NATS JetStream that several nodes share; `memory` forgets all when the server stops.',
    expected: 'sqlite, sqlite:FILE, nats://host:4222 (several hosts with commas, a login before the first) or memory',
    schema: z.string().refine((text) => /^(memory|sqlite|sqlite:.+)$/.test(text) || parseAddress(text) !== undefined),
    default: 'sqlite',
  }),
  publicUrl: setting({
    help: 'The address people reach this house at, when it is not the one of this machine. Shown at the start, with its QR code.',
    expected: 'an address that begins with http:// or https://, such as https://play.example.org',
    schema: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
    default: '',
  }),
  origins: setting({
    help: 'Other sites whose pages may talk to this house.',
    expected: 'origins with commas between them, such as https://play.example.org,https://example.net',
    schema: z.array(z.string().regex(/^https?:\/\/[^/\s]+$/)),
    default: [],
  }),
  trustProxy: setting({
    help: 'Believe X-Forwarded-For and X-Forwarded-Host. Only behind a proxy of yours that sets both.',
    expected: 'yes or no (in a file: true or false)',
    schema: z.boolean(),
    default: false,
  }),
  log: setting({
    help: 'The least important lines to log.',
    expected: 'debug, info, warn, error or silent',
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']),
    default: 'info',
  }),
  metrics: setting({
    help: 'Whether there are metrics at /metrics, for this machine only. They hold counts, nothing about anybody.',
    expected: 'yes or no (in a file: true or false)',
    schema: z.boolean(),
    default: true,
  }),
  metricsAt: setting({
    help: 'An address and port for /metrics alone, and for whoever can reach it; :9464 is that port on every network.',
    expected: 'an address and a port, such as 127.0.0.1:9464 or :9464',
    schema: z.string().regex(/^$|^(\[[0-9a-f:.]+\]|[^:\s]*):\d{1,5}$/i),
    default: '',
  }),
  greeting: setting({
    help: 'Whether the address and its QR code are written at the start, as text, before the log.',
    expected: 'yes or no (in a file: true or false)',
    schema: z.boolean(),
    default: true,
  }),
  drainSeconds: number(
    'On SIGTERM /ready says no for so long before players are sent elsewhere; 0 is 3 seconds with NATS and none without.',
    { from: 0, to: 600, otherwise: 0 },
  ),
  web: setting({
    help: 'The folder of the built pages.',
    expected: 'the path of a folder, such as web/dist',
    schema: z.string().min(1),
    default: 'web/dist',
  }),
  packs: setting({
    help: 'A folder of your own cards: <language>/<name>.txt in it, one card a line; <language>/locations.txt holds locations of Spyfall.',
    expected: 'the path of a folder, such as ./packs',
    schema: z.string(),
    default: '',
  }),
  keepDays: number('Tables that nobody has touched for so many days are deleted.', {
    from: 1,
    to: 36500,
    otherwise: 30,
  }),
  backup: setting({
    help: 'A folder that a house on SQLite writes backups of itself into while it runs; nothing means none.',
    expected: 'the path of a folder, such as /var/backups/safehouse',
    schema: z.string(),
    default: '',
  }),
  backupHours: number('So many hours lie between two backups.', { from: 1, to: 1000, otherwise: 24 }),
  backupsKept: number('So many backups are kept; the oldest goes when a new one is made.', {
    from: 1,
    to: 1000,
    otherwise: 7,
  }),
  contact: setting({
    help: 'Who runs this house, and how to reach them. Shown to everybody, on the page that tells what is kept.',
    expected: 'a line of at most 300 letters, such as Ada Lund, ada@example.org',
    schema: z
      .string()
      .max(300)
      .regex(/^[^\p{Cc}]*$/u),
    default: '',
  }),
  botPace: number('How long bots take for a move, in percent of the seconds that people take; 0 is at once.', {
    from: 0,
    to: 1000,
    otherwise: 100,
  }),
  idleHours: number('A connection over which nothing came from the browser for so many hours is closed.', {
    from: 1,
    to: 1000,
    otherwise: 12,
  }),
  connections: number('So many connections may be open at once.', { from: 1, to: 1_000_000, otherwise: 20_000 }),
  connectionsPerAddress: number('So many of them from one address (a household, a school).', {
    from: 1,
    to: 1_000_000,
    otherwise: 300,
  }),
  connectsPerMinute: number('So many new connections from one address in a minute.', {
    from: 1,
    to: 1_000_000,
    otherwise: 300,
  }),
  tablesPerHour: number('So many tables may be opened from one address in an hour.', {
    from: 1,
    to: 1_000_000,
    otherwise: 60,
  }),
  codesPerMinute: number('So many short codes may be tried from one address in a minute.', {
    from: 1,
    to: 1_000_000,
    otherwise: 20,
  }),
  linesPerMinute: number(
    'So many lines of chat a person may say in a minute, a fifth of them at once; a whole table four times as many.',
    { from: 1, to: 1_000_000, otherwise: 60 },
  ),
  megabytesPerHour: number(
    'So many megabytes may be written down in an hour by who plays from one address, and a quarter of it at one table.',
    { from: 1, to: 1_000_000, otherwise: 64 },
  ),
  messagesPerSecond: number('So many messages a connection may send in a second, three times as many in a burst.', {
    from: 1,
    to: 1_000_000,
    otherwise: 20,
  }),
} as const;

export type SettingName = keyof typeof settingsList;
export type Settings = { readonly [Name in SettingName]: z.infer<(typeof settingsList)[Name]['schema']> };

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
