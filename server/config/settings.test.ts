/** Settings: where they come from, and the errors about wrong ones. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { basePath, guestAddress } from './guest-address.ts';
import { help, readSettings, SettingsError, unknownVariables } from './settings.ts';
import { settingsList } from './settings-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'safehouse-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(content: unknown): string {
  const path = join(folder, 'settings.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

test('without any, there are defaults, and each matches its schema', () => {
  const settings = readSettings({ environment: {} });
  expect(settings).toMatchObject({ port: 7007, host: '', data: './data', keepDays: 30, streams: 'sqlite' });
  for (const { schema, default: value } of Object.values(settingsList)) expect(schema.parse(value)).toEqual(value);
});

test('the environment wins over the file', () => {
  const path = file({
    port: 1234,
    publicUrl: 'https://play.example.org',
    origins: ['https://a.example'],
    trustProxy: true,
  });
  const environment = { SAFEHOUSE_PORT: '4321', SAFEHOUSE_KEEP_DAYS: '7', SAFEHOUSE_LOG: '' };
  expect(readSettings({ environment, file: path })).toMatchObject({
    port: 4321,
    keepDays: 7,
    publicUrl: 'https://play.example.org',
    origins: ['https://a.example'],
    trustProxy: true,
    log: 'info',
  });
  expect(readSettings({ environment: { SAFEHOUSE_CONFIG: path } })).toMatchObject({ port: 1234 });
});

test('lists and yes or no are parsed from text', () => {
  const environment = { SAFEHOUSE_ORIGINS: 'https://a.example, http://b.example:8080', SAFEHOUSE_TRUST_PROXY: 'yes' };
  expect(readSettings({ environment })).toMatchObject({
    origins: ['https://a.example', 'http://b.example:8080'],
    trustProxy: true,
  });
});

test.each([
  [{ SAFEHOUSE_PORT: 'http' }, 'SAFEHOUSE_PORT is "http": write a whole number from 0 to 65535, such as 7007.'],
  [{ SAFEHOUSE_PORT: '70000' }, 'SAFEHOUSE_PORT is "70000": write a whole number'],
  [{ SAFEHOUSE_PORT: '-1' }, 'SAFEHOUSE_PORT is "-1": write a whole number'],
  [{ SAFEHOUSE_LOG: 'loud' }, 'SAFEHOUSE_LOG is "loud": write debug, info, warn, error or silent.'],
  [{ SAFEHOUSE_TRUST_PROXY: 'maybe' }, 'SAFEHOUSE_TRUST_PROXY is "maybe": write yes or no'],
  [
    { SAFEHOUSE_PUBLIC_URL: 'play.example.org' },
    'SAFEHOUSE_PUBLIC_URL is "play.example.org": write an address that begins with http',
  ],
  [{ SAFEHOUSE_ORIGINS: 'https://a.example/path' }, 'SAFEHOUSE_ORIGINS is'],
  [{ SAFEHOUSE_STREAMS: 'redis' }, 'SAFEHOUSE_STREAMS is "redis": write sqlite, sqlite:FILE, nats://host:4222 ('],
])('%o is refused with what to write instead', (environment, message) => {
  expect(() => readSettings({ environment })).toThrow(message);
  expect(() => readSettings({ environment })).toThrow(SettingsError);
});

test.each([
  ['{ "prot": 1 }', 'There is no setting "prot"'],
  ['{ "port": "7007" }', '"port" in'],
  ['{ port: 7007 }', 'is not JSON'],
  ['[]', 'holds no settings'],
])('a file with %s is refused with what to do', (content, message) => {
  expect(() => readSettings({ environment: {}, file: file(content) })).toThrow(message);
});

test('names of games are pairs in the environment and an object in a file', () => {
  const environment = { SAFEHOUSE_GAME_NAMES: 'codenames=Word Spies, duet = Two Keys' };
  const names = { codenames: 'Word Spies', duet: 'Two Keys' };
  expect(readSettings({ environment }).gameNames).toEqual(names);
  expect(readSettings({ environment: {}, file: file({ gameNames: names }) }).gameNames).toEqual(names);
});

test.each(['chess=Chess', 'codenames', 'codenames=', 'duet={n}'])('%s is no name of a game', (text) => {
  expect(() => readSettings({ environment: { SAFEHOUSE_GAME_NAMES: text } })).toThrow('write games with their names');
});

test('no error repeats a password', () => {
  const environment = { SAFEHOUSE_OPEN_PASSWORD: 'sesame'.repeat(50) };
  expect(() => readSettings({ environment })).toThrow('SAFEHOUSE_OPEN_PASSWORD is not usable: write a password');
});

test('a file that is not there is named', () => {
  expect(() => readSettings({ environment: {}, file: '/nowhere.json' })).toThrow('/nowhere.json cannot be read');
});

test('unknown SAFEHOUSE_* variables are found, and the help lists all known ones', () => {
  expect(unknownVariables({ SAFEHOUSE_PROT: '1', SAFEHOUSE_PORT: '1', HOME: '/' })).toEqual(['SAFEHOUSE_PROT']);
  for (const name of ['SAFEHOUSE_PORT', 'SAFEHOUSE_PUBLIC_URL', 'SAFEHOUSE_CODES_PER_MINUTE'])
    expect(help()).toContain(name);
});

test('a value can be in a file of its own; what is in it is never repeated', () => {
  const path = join(folder, 'streams.txt');
  writeFileSync(path, 'nats://ada:hunter2@10.0.0.1:4222\n');
  const environment = { SAFEHOUSE_STREAMS_FILE: path };
  expect(readSettings({ environment })).toMatchObject({ streams: 'nats://ada:hunter2@10.0.0.1:4222' });
  expect(readSettings({ environment: { ...environment, SAFEHOUSE_STREAMS: 'memory' } }).streams).toBe('memory');
  expect(unknownVariables(environment)).toEqual([]);
  writeFileSync(path, 'hunter2');
  expect(() => readSettings({ environment })).toThrow(/^What is in .*streams\.txt: write sqlite/);
  expect(() => readSettings({ environment })).not.toThrow(/hunter2/);
  expect(() => readSettings({ environment: { SAFEHOUSE_STREAMS_FILE: '/nowhere' } })).toThrow('SAFEHOUSE_STREAMS_FILE');
});

test('a file may write yes and no as the environment does', () => {
  expect(readSettings({ environment: {}, file: file({ trustProxy: 'yes' }) }).trustProxy).toBe(true);
});

test.each([
  ['https://play.example.org', 'https://play.example.org', ''],
  ['https://Play.example.org/', 'https://Play.example.org', ''],
  ['https://example.org/games', 'https://example.org/games', '/games'],
  ['https://example.org/our/games/', 'https://example.org/our/games', '/our/games'],
])('the public address %s begins links with %s and pages with "%s"', (publicUrl, address, base) => {
  const settings = readSettings({ environment: { SAFEHOUSE_PUBLIC_URL: publicUrl } });
  expect(guestAddress(settings, 7007)).toBe(address);
  expect(basePath(settings)).toBe(base);
});

test.each([
  'https://example.org/a b',
  'https://example.org/"x',
  'https://example.org/?a=1',
  'https://example.org/#a',
  'https://me:pw@example.org',
  'https://example.org//a',
  'ftp://example.org',
])('%s is no public address', (publicUrl) => {
  expect(() => readSettings({ environment: { SAFEHOUSE_PUBLIC_URL: publicUrl } })).toThrow('SAFEHOUSE_PUBLIC_URL');
});

test('the network address can be kept out of links', () => {
  const settings = readSettings({ environment: { SAFEHOUSE_NETWORK_ADDRESS: 'no' } });
  expect(guestAddress(settings, 7007)).toBeUndefined();
  expect(guestAddress({ ...settings, publicUrl: 'https://play.example.org/' }, 7007)).toBe('https://play.example.org');
});
