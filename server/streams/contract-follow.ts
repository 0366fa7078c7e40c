/** The streams contract: a follower hears each event once, in order, and disturbs nobody. */
import { expect, test } from 'vitest';
import { type House, heardBy, numbered, yes } from './contract-house.ts';
import type { Stored } from './streams.ts';

export function following(house: House): void {
  test('a follower gets each event once and in order, earlier and later ones', async () => {
    await house.streams.append('table/a', 0, [1, 2, 3]);
    const all = heardBy(house, 'table/a', 0);
    const some = heardBy(house, 'table/a', 2);
    const later = heardBy(house, 'table/a', 6);
    expect(all.heard).toEqual([]);
    for (let version = 3; version < 10; version++) {
      if (version === 6) heardBy(house, 'table/a', 0).leave();
      await house.streams.append('table/a', version, [version + 1]);
      await house.streams.append('table/a', version, ['never']);
      await house.streams.append('table/b', version - 3, ['elsewhere']);
    }
    await house.settled();
    const expected = numbered(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    expect(all.heard).toEqual(expected);
    expect(some.heard).toEqual(expected.slice(2));
    expect(later.heard).toEqual(expected.slice(6));
  });

  test('followers that start during appends miss nothing and get nothing twice', async () => {
    const followers = [];
    const appends = [];
    for (let version = 0; version < 60; version++) {
      appends.push(house.streams.append('table/a', version, [version + 1]));
      followers.push(heardBy(house, 'table/a', version % 7));
      if (version % 5 === 0) await appends.at(-1);
    }
    await Promise.all(appends);
    await house.settled();
    const stored = await house.streams.read('table/a', 0);
    expect(stored).toHaveLength(60);
    for (const [index, { heard }] of followers.entries()) expect(heard).toEqual(stored.slice(index % 7));
  });

  test('a follower that starts while others are being notified misses nothing either', async () => {
    const heard: Stored[] = [];
    let late: { heard: Stored[] } | undefined;
    house.streams.follow('table/a', 0, (stored) => {
      heard.push(...stored);
      late ??= heardBy(house, 'table/a', 0);
    });
    await house.settled();
    await Promise.all([1, 2, 3].map((event) => house.streams.append('table/a', event - 1, [event])));
    await house.settled();
    expect(heard).toEqual(numbered(1, 2, 3));
    expect(late?.heard).toEqual(numbered(1, 2, 3));
  });

  test('a follower that stops gets nothing more, even if it stops while being notified', async () => {
    await house.streams.append('table/b', 0, ['stored before']);
    const gone = heardBy(house, 'table/b', 0);
    gone.leave();
    const heard: Stored[] = [];
    const leave = house.streams.follow('table/a', 0, (stored) => {
      heard.push(...stored);
      leave();
      victim.leave();
    });
    const victim = heardBy(house, 'table/a', 0);
    const stays = heardBy(house, 'table/a', 0);
    await house.settled();
    await house.streams.append('table/a', 0, [1]);
    await house.streams.append('table/a', 1, [2]);
    await house.settled();
    expect(gone.heard).toEqual([]);
    expect(heard).toEqual(numbered(1));
    expect(victim.heard).toEqual([]);
    expect(stays.heard).toEqual(numbered(1, 2));
    leave();
  });

  test('a listener that throws is reported, keeps getting events and affects no other', async () => {
    await house.streams.append('table/a', 0, [1]);
    let calls = 0;
    house.streams.follow('table/a', 0, () => {
      calls += 1;
      throw new Error('mine');
    });
    const { heard } = heardBy(house, 'table/a', 0);
    await house.settled();
    expect(await house.streams.append('table/a', 1, [2])).toEqual(yes(2));
    await house.settled();
    expect(heard).toEqual(numbered(1, 2));
    expect(calls).toBe(2);
    expect(house.reported).toEqual([new Error('mine'), new Error('mine')]);
  });

  test('followers are told once that the stream was dropped; those that stopped before are not', async () => {
    await house.streams.append('table/a', 0, [1]);
    await house.streams.append('table/b', 0, [1]);
    const told: string[] = [];
    const follow = (stream: string, who: string) =>
      house.streams.follow(
        stream,
        0,
        () => {},
        undefined,
        () => told.push(who),
      );
    follow('table/a', 'one');
    follow('table/a', 'other');
    follow('table/a', 'gone')();
    follow('table/b', 'elsewhere');
    await house.settled();
    await house.streams.drop('table/a');
    await house.settled();
    await house.streams.append('table/a', 0, ['new']);
    await house.streams.drop('table/a');
    await house.settled();
    expect(told.toSorted()).toEqual(['one', 'other']);
  });

  test('a listener may append', async () => {
    house.streams.follow('table/a', 0, (stored) => {
      const last = stored.at(-1)?.version ?? 0;
      if (last < 5) void house.streams.append('table/a', last, [last + 1]);
    });
    await house.streams.append('table/a', 0, [1]);
    for (let tries = 0; tries < 50 && (await house.streams.read('table/a', 4)).length === 0; tries++) {
      await house.settled();
    }
    expect(await house.streams.read('table/a', 0)).toEqual(numbered(1, 2, 3, 4, 5));
  });
}
