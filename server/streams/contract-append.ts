/** The streams contract: appended events are stored once, in order, and read back unchanged. */
import { expect, test } from 'vitest';
import { type House, heardBy, no, numbered, yes } from './contract-house.ts';
import { largestAppend, largestEvent } from './streams.ts';

export function appending(house: House): void {
  test('a stream that does not exist is empty', async () => {
    expect(await house.streams.read('table/a', 0)).toEqual([]);
    expect(await house.streams.append('table/a', 3, ['x'])).toEqual(no(0));
  });

  test('events are read back in order, from version 1 on', async () => {
    expect(await house.streams.append('table/a', 0, ['x', 'y'])).toEqual(yes(2));
    expect(await house.streams.append('table/b', 0, ['other'])).toEqual(yes(1));
    expect(await house.streams.append('table/a', 2, ['z'])).toEqual(yes(3));
    expect(await house.streams.read('table/a', 0)).toEqual(numbered('x', 'y', 'z'));
    expect(await house.streams.read('table/a', 2)).toEqual([{ version: 3, event: 'z' }]);
    expect(await house.streams.read('table/a', 3)).toEqual([]);
    expect(await house.streams.read('table/a', 9)).toEqual([]);
  });

  test('an append at another version stores nothing and returns the version', async () => {
    await house.streams.append('table/a', 0, ['x', 'y']);
    expect(await house.streams.append('table/a', 1, ['late'])).toEqual(no(2));
    expect(await house.streams.append('table/a', 3, ['early'])).toEqual(no(2));
    expect(await house.streams.read('table/a', 0)).toEqual(numbered('x', 'y'));
  });

  test('of many appends at one version, exactly one succeeds', async () => {
    for (let version = 0; version < 20; version++) {
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, rival) => house.streams.append('table/a', version, [{ rival }])),
      );
      expect(answers.filter(({ appended }) => appended)).toEqual([yes(version + 1)]);
      expect(answers.every((answer) => answer.version === version + 1)).toBe(true);
    }
    expect((await house.streams.read('table/a', 0)).map(({ version }) => version)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  test('in one group each append sees those before it and gets its own answer', async () => {
    const answers = await Promise.allSettled([
      house.streams.append('table/a', 0, ['x']),
      house.streams.append('table/a', 0, ['too late']),
      house.streams.append('table/b', 0, [undefined]),
      house.streams.append('table/b', 0, ['x'.repeat(largestEvent)]),
      house.streams.append('table/b', 0, ['x'], 0.5),
      house.streams.append('table/a', 1, ['y']),
      house.streams.append('table/b', 0, ['z']),
    ]);
    expect(answers).toMatchObject([
      { value: yes(1) },
      { value: no(1) },
      { reason: expect.any(TypeError) },
      { reason: { name: 'StreamsError', code: 'event-too-large' } },
      { reason: expect.any(TypeError) },
      { value: yes(2) },
      { value: yes(1) },
    ]);
    expect(await house.streams.read('table/a', 0)).toEqual(numbered('x', 'y'));
    expect(await house.streams.read('table/b', 0)).toEqual(numbered('z'));
  });

  test('an append stores the events as they were when it was called', async () => {
    const event = { words: ['apple'] };
    const events = [event];
    const done = house.streams.append('table/a', 0, events);
    event.words.push('bank');
    events.length = 0;
    await done;
    expect(await house.streams.read('table/a', 0)).toEqual(numbered({ words: ['apple'] }));
  });

  test('an append without events only checks the version', async () => {
    expect(await house.streams.append('table/a', 0, [], 5)).toEqual(yes(0));
    expect(await house.streams.due(9, 9)).toEqual([]);
    await house.streams.append('table/a', 0, ['x']);
    expect(await house.streams.append('table/a', 1, [])).toEqual(yes(1));
    expect(await house.streams.append('table/a', 0, [])).toEqual(no(1));
    expect(await house.streams.read('table/a', 0)).toEqual(numbered('x'));
  });

  test('any JSON is read back unchanged, up to the largest event', async () => {
    const events = [
      { word: 'szőlőtőke', emoji: '🕵️‍♀️', zero: '\u0000', half: '\ud800', nothing: null, deep: [[{ a: 1.5e-7 }]] },
      '',
      JSON.parse('{"__proto__": {"x": 1}}'),
      'ő'.repeat((largestEvent - 2) / 2),
    ];
    await house.streams.append('table/ärtsoppa-茶', 0, events);
    expect(await house.streams.read('table/ärtsoppa-茶', 0)).toEqual(numbered(...events));
    await expect(house.streams.append('table/a', 0, ['ő'.repeat(largestEvent / 2)])).rejects.toThrow(/limit|most/);
  });

  test('the maximum size of an append is the same in every store, and larger ones are refused', async () => {
    const half = 'x'.repeat(largestAppend / 2 - 5);
    expect(await house.streams.append('table/a', 0, [half, half], 5)).toEqual(yes(2));
    await expect(house.streams.append('table/a', 2, [half, half, 'and more'])).rejects.toMatchObject({
      name: 'StreamsError',
      code: 'event-too-large',
    });
    expect(await house.streams.read('table/a', 0)).toEqual(numbered(half, half));
  });

  test('a dropped stream is gone with its followers, and its name can be used again', async () => {
    const { heard } = heardBy(house, 'table/a', 0);
    await house.streams.append('table/a', 0, ['x', 'y'], 5);
    await house.streams.append('table/b', 0, ['kept']);
    await house.settled();
    await house.streams.drop('table/a');
    expect(await house.streams.read('table/a', 0)).toEqual([]);
    expect(await house.streams.due(9, 9)).toEqual([]);
    expect(await house.streams.idle('table/', Number.MAX_SAFE_INTEGER, 9)).toEqual(['table/b']);
    expect(await house.streams.append('table/a', 0, ['new'])).toEqual(yes(1));
    await house.streams.drop('table/never-was');
    await house.settled();
    expect(heard).toEqual(numbered('x', 'y'));
    expect(await house.streams.read('table/a', 0)).toEqual(numbered('new'));
  });

  test('writes are done in the order of the calls', async () => {
    const answers = await Promise.all([
      house.streams.append('table/a', 0, ['old']),
      house.streams.drop('table/a'),
      house.streams.append('table/a', 0, ['new']),
      house.streams.append('table/a', 1, ['newer']),
    ]);
    expect(answers).toEqual([yes(1), undefined, yes(1), yes(2)]);
    expect(await house.streams.read('table/a', 0)).toEqual(numbered('new', 'newer'));
  });

  test('closing finishes earlier calls and refuses later ones', async () => {
    const { heard } = heardBy(house, 'table/a', 0);
    await house.settled();
    let tooLate: Promise<unknown> | undefined;
    house.streams.follow('table/a', 0, () => {
      tooLate = house.streams.append('table/a', 1, ['x']).catch((error) => error);
    });
    await house.settled();
    const last = house.streams.append('table/a', 0, ['last']);
    await house.streams.close();
    expect(await last).toEqual(yes(1));
    expect(heard).toEqual(numbered('last'));
    const closed = { name: 'StreamsError', code: 'store-closed' };
    expect(await tooLate).toMatchObject(closed);
    await expect(house.streams.append('table/a', 1, ['x'])).rejects.toMatchObject(closed);
    await expect(house.streams.read('table/a', 0)).rejects.toMatchObject(closed);
    await expect(house.streams.drop('table/a')).rejects.toMatchObject(closed);
    await expect(house.streams.due(0, 1)).rejects.toMatchObject(closed);
    await expect(house.streams.idle('table/', 0, 1)).rejects.toMatchObject(closed);
    expect(() => heardBy(house, 'table/a', 0)).toThrow(expect.objectContaining(closed));
    await house.streams.close();
  });
}
