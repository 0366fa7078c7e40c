/** UX 9: one sentence in the lobby says what to do, also at a round table and on one shared phone. */
import type { Setup } from '@safehouse/rules/table/types.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { games } from '../games.ts';
import type { Table } from '../table-kit/table-context.ts';
import { speak, t } from '../texts/texts.svelte.ts';
import { lobbyNow } from './lobby-now.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

type Who = 'host' | 'stand-in' | 'seated' | 'watching' | 'stranger';

type Seats = readonly { team: string; role: string; min: number; max: number; taken: number }[];

function said(who: Who, taken: number, setup: Setup, seats?: Seats): string {
  const place = { team: 'table', role: 'player' };
  const table = {
    view: {
      phase: 'lobby',
      setup,
      host: 'ada',
      may: { join: 'yes', start: who === 'host' || who === 'stand-in' ? 'yes' : 'host-only' },
      places: seats ?? [{ ...place, min: 3, max: 8, taken }],
    },
    me: who === 'stranger' ? undefined : { id: who, ...(who !== 'watching' && { place }) },
    isHost: who === 'host',
    sharedPhone: setup === shared ? games.spyfall.sharedPhone : undefined,
    nameOf: () => 'Ada',
  };
  return lobbyNow(table as unknown as Table);
}

const spyfall: Setup = { game: 'spyfall', options: games.spyfall.defaults, packs: ['en/locations'] };
const shared: Setup = { ...spyfall, options: { ...games.spyfall.defaults, device: 'shared' } };

test('at the round table', () => {
  const { now } = t.lobby;
  expect(said('stranger', 0, spyfall)).toBe(now.join);
  expect(said('watching', 1, spyfall)).toBe(now.sitAtTable);
  expect(said('host', 1, spyfall)).toBe(now.missingYours({ n: 2 }));
  expect(said('seated', 2, spyfall)).toBe(now.missing({ n: 1 }));
  expect(said('host', 3, spyfall)).toBe(now.startYours);
  expect(said('stand-in', 3, spyfall)).toBe(now.startYours);
  expect(said('seated', 8, spyfall)).toBe(now.startTheirs({ host: 'Ada' }));
  expect(said('watching', 8, spyfall)).toBe(now.watching);
});

test('with several kinds of seats, those that lack someone are named', () => {
  const seats = [
    { team: 'red', role: 'spymaster', min: 1, max: 1, taken: 1 },
    { team: 'red', role: 'operative', min: 1, max: 20, taken: 0 },
    { team: 'blue', role: 'spymaster', min: 1, max: 1, taken: 0 },
  ];
  const setup: Setup = { game: 'codenames', options: games.codenames.defaults, packs: ['en/classic'] };
  const needed = t.lobby.now.needed({ seats: 'Red operative, Blue spymaster' });
  expect(said('host', 1, setup, seats)).toBe(needed);
  expect(said('seated', 1, setup, seats)).toBe(needed);
  expect(said('watching', 1, setup, seats)).toBe(t.lobby.now.sit);
});

test('on one phone: asks its owner for names, and tells the others who has it', () => {
  const { now } = t.lobby;
  expect(said('host', 1, shared)).toBe(now.names({ n: 2 }));
  expect(said('host', 3, shared)).toBe(now.startYours);
  for (const who of ['stranger', 'watching', 'seated', 'stand-in'] as const)
    expect(said(who, 1, shared)).toBe(now.onePhone({ host: 'Ada' }));
});
