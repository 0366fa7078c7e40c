/** Removing one's name, and closing a table for everyone. */
import { describe, expect, test } from 'vitest';
import { Evening, places } from './scenario.ts';
import { table } from './table.ts';

const nameOf = (evening: Evening, who: string, by = 'spectator') =>
  evening.sees(by).people.find(({ id }) => id === who)?.name;

describe('a person who removes their name', () => {
  test('is left without one in every view', () => {
    const evening = Evening.playing();
    evening.does('bo', { kind: 'forget' });
    for (const viewer of ['anna', 'bo', 'carla', 'dan', 'spectator', 'stranger']) {
      expect(nameOf(evening, 'bo', viewer)).toBe('');
      expect(evening.sees(viewer).people.find(({ id }) => id === 'bo')?.left).toBe(true);
    }
    expect(table.decide(evening.state, 'bo' as never, { kind: 'leave' }, { now: 0 })).toMatchObject({ ok: false });
  });

  test('leaves their lines behind, which are nobody’s by name', () => {
    const evening = new Evening().come('bo');
    evening.does('bo', { kind: 'say', text: 'good evening' });
    evening.does('bo', { kind: 'forget' });
    expect(evening.sees('anna').chat.lines).toMatchObject([{ by: 'bo', text: 'good evening' }]);
    expect(nameOf(evening, 'bo')).toBe('');
  });

  test('may do so after leaving, after being removed, and once more', () => {
    const evening = new Evening().come('bo', 'carla');
    evening.does('bo', { kind: 'leave' });
    expect(nameOf(evening, 'bo')).toBe('bo');
    evening.does('bo', { kind: 'forget' });
    evening.does('bo', { kind: 'forget' });
    expect(nameOf(evening, 'bo')).toBe('');
    evening.does('anna', { kind: 'remove', person: 'carla' });
    evening.does('carla', { kind: 'forget' });
    expect(nameOf(evening, 'carla')).toBe('');
    evening.refuses('carla', { kind: 'join', name: 'carla' }, 'you-were-removed');
    evening.refuses('stranger', { kind: 'forget' }, 'join-first');
  });

  test('leaves the table to the next, as host', () => {
    const evening = new Evening().come('bo');
    evening.does('bo', { kind: 'sit', place: places.redOperative });
    evening.does('anna', { kind: 'forget' });
    expect(evening.sees('bo').host).toBe('bo');
    expect(nameOf(evening, 'anna', 'bo')).toBe('');
  });

  test('comes back under another name, but in the running game without one: a name is no place for hints', () => {
    const evening = new Evening().come('bo');
    evening.does('bo', { kind: 'forget' });
    evening.does('bo', { kind: 'join', name: 'Bob' });
    expect(nameOf(evening, 'bo')).toBe('Bob');
    const playing = Evening.playing();
    playing.does('bo', { kind: 'forget' });
    playing.does('bo', { kind: 'join', name: 'the third card' });
    expect(nameOf(playing, 'bo')).toBe('');
    playing.does('anna', { kind: 'abandon' });
    playing.does('bo', { kind: 'rename', name: 'Bob' });
    expect(nameOf(playing, 'bo')).toBe('Bob');
  });

  test('is distinguished from others who did', () => {
    const evening = new Evening().come('bo', 'carla');
    evening.does('bo', { kind: 'forget' });
    evening.does('carla', { kind: 'forget' });
    expect(evening.sees('anna').people.map(({ name, tag }) => [name, tag])).toEqual([
      ['anna', undefined],
      ['', undefined],
      ['', 2],
    ]);
  });
});

describe('a table that its host closes', () => {
  test('accepts no more actions, and is due for deletion at once', () => {
    const evening = Evening.playing();
    evening.refuses('bo', { kind: 'close' }, 'host-only');
    evening.refuses('stranger', { kind: 'close' }, 'join-first');
    evening.does('anna', { kind: 'close' });
    expect(table.deadline?.(evening.state)).toEqual({ at: 0, action: { kind: 'close' } });
    expect(new Set(Object.values(evening.sees('anna').may))).toEqual(new Set(['table-closed']));
    evening.refuses('anna', { kind: 'say', text: 'hello?' }, 'table-closed');
    evening.refuses('bo', { kind: 'sit', place: { team: 'red', role: 'operative' } }, 'table-closed');
    evening.refuses('stranger', { kind: 'join', name: 'Eve' }, 'table-closed');
  });
});
