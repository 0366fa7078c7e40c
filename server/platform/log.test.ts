/** The log of a whole game, with mistakes and failures, contains nothing about anyone. */
import type { View as CodenamesView } from '@safehouse/rules/codenames/view-types.ts';
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { expect, test } from 'vitest';
import { openMemory } from '../streams/memory.ts';
import type { Client } from '../testing/client.ts';
import { FaultyStreams } from '../testing/faulty-streams.ts';
import { locations, openHouse, words } from '../testing/house.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { playingAt, playOut } from '../testing/players.ts';
import { begun, dealerOf, plays, ringAt, spyfall } from '../testing/spyfall.ts';
import { type Fields, fieldsOf, tag } from './log.ts';

test('no secret, name, word, line, table id or address is logged', async () => {
  const lines: string[] = [];
  const write = (message: string, fields?: Fields) => void lines.push(JSON.stringify({ message, ...fields }));
  const faulty = new FaultyStreams(openMemory());
  const judge = (clue: string) => {
    throw new Error(`cannot judge ${clue}`);
  };
  const house = await openHouse({
    log: { debug: write, info: write, warn: write, error: write },
    streams: faulty.streams,
    referee: { judge },
  });
  const { table, code, secrets, people } = await playingAt(house.base);
  await playOut(people, randomFrom('0f'.repeat(16) as Seed));
  const [host] = people;
  await host.must({ kind: 'say', text: 'Nobody must know' });
  faulty.fails = 'before';
  await host.act({ kind: 'rename', name: 'Mata Hari' });
  await fetch(`${house.base}/api/codes/${code}`);
  faulty.fails = 'no';
  const { length } = await house.streams.read(`table/${table}`, 0);
  const stopped = host.closed;
  await house.streams.append(`table/${table}`, length, [{ event: { kind: 'played', event: { kind: 'Mata Hari' } } }]);
  await host.act({ kind: 'leave' }).catch(() => {});
  await stopped;
  await house.close();

  const log = lines.join('\n');
  expect(log).toContain('the referee failed');
  expect(log).toContain('the store failed');
  expect(log).toContain(tag(table));
  const clues = (host.view.round?.view as CodenamesView | undefined)?.clues.map(({ word }) => word) ?? [];
  expect(clues.length).toBeGreaterThan(0);
  for (const secret of [...secrets, table, code, '127.0.0.1']) expect(log).not.toContain(secret);
  // As whole words: "remember" does not contain the word "ember".
  for (const word of [...words, ...clues, 'Ann', 'Guest', 'Mata Hari', 'Nobody']) {
    expect(log).not.toMatch(new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})`, 'u'));
  }
  for (const { you } of people) expect(log).not.toContain(you);
});

test('a game of Spyfall, with a store that fails, leaves no place, role, question or spy in the log', async () => {
  const lines: string[] = [];
  const write = (message: string, fields?: Fields) => void lines.push(JSON.stringify({ message, ...fields }));
  const faulty = new FaultyStreams(openMemory());
  const clock = new ManualClock();
  const house = await openHouse({
    log: { debug: write, info: write, warn: write, error: write },
    streams: faulty.streams,
    clock,
  });
  const roles = Array.from({ length: 7 }, (_, i) => `Moonraker ${i}`);
  const ring = await ringAt(house.base, { people: 3, way: 'written', own: [{ name: 'Skyfall', roles }] });
  const { table, secrets, people } = ring;
  await begun(ring);
  const dealer = dealerOf(people);
  const [other] = people.filter((client) => client !== dealer) as [Client];
  await plays(people, dealer, { kind: 'start' });
  const question = spyfall({ kind: 'ask', whom: other.you as string, text: 'Nobody must know' });
  faulty.fails = 'before';
  expect(await dealer.act(question)).toMatchObject({ code: 'store-unavailable' });
  await other.close();
  await clock.pass(10_000);
  faulty.fails = 'no';
  await clock.pass(10_000);
  await dealer.must(question);
  const { length } = await house.streams.read(`table/${table}`, 0);
  const stopped = dealer.closed;
  await house.streams.append(`table/${table}`, length, [{ event: { kind: 'played', event: { kind: 'Mata Hari' } } }]);
  await dealer.act({ kind: 'leave' }).catch(() => {});
  await stopped;
  await house.close();

  const log = lines.join('\n');
  expect(log).toContain('the store failed');
  expect(log).toContain('a table was stopped');
  const places = [...locations.values()].flat().flatMap(({ id, name, roles }) => [id, name, ...roles]);
  for (const word of [...places, ...secrets, table, 'Ann', 'Guest', 'Mata Hari', 'Nobody', 'Skyfall', 'Moonraker']) {
    expect(log).not.toContain(word);
  }
  for (const { you } of people) expect(log).not.toContain(you);
});

test('of a foreign error only its kind and its place are logged', () => {
  const fields = fieldsOf(new TypeError('cannot read "secret word"'));
  expect(fields.what).toBe('TypeError');
  expect(fields.stack).toContain('log.test.ts');
  expect(JSON.stringify(fields)).not.toContain('secret word');
  expect(fieldsOf('thrown text')).toEqual({ what: 'string' });
});
