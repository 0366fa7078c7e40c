/** Memoization: each set of arguments is computed once while a memory is active. */
import { expect, test } from 'vitest';
import {
  Memory,
  remembered,
  rememberedEach,
  rememberedPer,
  rememberedText,
  rememberedWhile,
  remembering,
} from './memo.ts';

test('the same arguments give the same object, others another', () => {
  let made = 0;
  const pair = remembered((a: object, b: object | undefined, c: string) => {
    made += 1;
    return { a, b, c };
  });
  const [x, y] = [{}, {}];
  remembering(new Memory(), () => {
    expect(pair(x, y, 'c')).toBe(pair(x, y, 'c'));
    expect(pair(x, undefined, 'c')).toBe(pair(x, undefined, 'c'));
    expect(made).toBe(2);
    for (const other of [pair(x, {}, 'c'), pair(x, y, 'd')]) expect(other).not.toBe(pair(x, y, 'c'));
    expect(pair(x, y, 'd')).toEqual({ a: x, b: y, c: 'd' });
    const first = pair(x, y, 'c');
    expect(pair(y, y, 'c')).toEqual({ a: y, b: y, c: 'c' });
    expect(pair(x, y, 'c')).toEqual(first);
  });
});

test('each key has its own result, for as long as the first argument is the same', () => {
  const pair = rememberedPer((of: object, key: string) => ({ of, key }));
  const [x, y] = [{}, {}];
  remembering(new Memory(), () => {
    const [a, b] = [pair(x, 'a'), pair(x, 'b')];
    expect([a, b]).toEqual([
      { of: x, key: 'a' },
      { of: x, key: 'b' },
    ]);
    expect([pair(x, 'a'), pair(x, 'b')]).toEqual([a, b]);
    expect(pair(x, 'a')).toBe(a);
    expect(pair(y, 'a').of).toBe(y);
    expect(pair(x, 'a')).not.toBe(a);
  });
  expect(pair(x, 'a')).not.toBe(pair(x, 'a'));
});

test('nothing made is remembered as well', () => {
  let made = 0;
  const nothing = remembered((_: object) => {
    made += 1;
    return undefined;
  });
  const x = {};
  remembering(new Memory(), () => expect([nothing(x), nothing(x), made]).toEqual([undefined, undefined, 1]));
});

test('of a list, what is there already is not made again', () => {
  const made: string[] = [];
  const each = rememberedEach((one: { name: string }, title: string) => {
    made.push(one.name);
    return { name: `${title} ${one.name}` };
  });
  const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name })) as [{ name: string }, { name: string }, { name: string }];
  remembering(new Memory(), () => {
    const before = each([a, b], 'Dr');
    const after = each([a, c, b], 'Dr');
    expect(after).toEqual([{ name: 'Dr a' }, { name: 'Dr c' }, { name: 'Dr b' }]);
    expect(after[0]).toBe(before[0]);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
    expect(each([a], 'Sir')).toEqual([{ name: 'Sir a' }]);
    const list = [b];
    expect(each(list, 'Dr')).toBe(each(list, 'Dr'));
  });
});

test('memories are separate, and off by default', () => {
  const made = remembered((of: object) => ({ of }));
  const each = rememberedEach((of: object) => ({ of }));
  const x = {};
  const [mine, yours] = [new Memory(), new Memory()];
  const first = remembering(mine, () => made(x));
  expect(remembering(yours, () => made(x))).not.toBe(first);
  expect(remembering(mine, () => made(x))).toBe(first);
  expect(made(x)).not.toBe(made(x));
  expect(each([x])[0]).not.toBe(each([x])[0]);
  expect(() =>
    remembering(mine, () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(made(x)).not.toBe(first);
});

test('a first argument has twelve results at most, and the oldest makes room for the next', () => {
  const pair = remembered((a: object, b: number) => ({ a, b }));
  const x = {};
  remembering(new Memory(), () => {
    const made = Array.from({ length: 12 }, (_, b) => pair(x, b));
    expect(made.every((one) => pair(x, one.b) === one)).toBe(true);
    const last = [...made.slice(1), pair(x, 12)];
    expect(last.every((one) => pair(x, one.b) === one)).toBe(true);
    expect(pair(x, 0)).not.toBe(made[0]);
  });
});

test('what nobody asks for through many versions is let go, and what they ask for stays', () => {
  const pair = remembered((a: object, b: string) => ({ a, b }));
  const each = rememberedEach((of: object, title: string) => ({ of, title }));
  const x = {};
  const list = [x];
  const memory = new Memory();
  const all = ['often', 'seldom', 'now'];
  const [often, seldom, now] = remembering(memory, () => all.map((b) => [pair(x, b), each(list, b)] as const));
  const asked = (b: string) => remembering(memory, () => [pair(x, b), each(list, b)] as const);
  for (let version = 0; version < 40; version++) {
    asked('often');
    memory.grow();
  }
  expect(asked('often').map((made, i) => made === often?.[i])).toEqual([true, true]);
  expect(asked('seldom').map((made, i) => made === seldom?.[i])).toEqual([false, false]);
  expect(asked('now').map((made, i) => made === now?.[i])).toEqual([false, false]);
  const [first] = asked('now');
  for (let version = 0; version < 5; version++) memory.grow();
  expect(asked('now')[0]).toBe(first);
});

test('a text is computed once, and again after thousands of others', () => {
  let made = 0;
  const lengthOf = rememberedText((text: string) => {
    made += 1;
    return text.length;
  });
  expect([lengthOf('velvet'), lengthOf('velvet'), made]).toEqual([6, 6, 1]);
  for (let i = 0; i < 10_000; i++) lengthOf(`other ${i}`);
  made = 0;
  expect([lengthOf('velvet'), made]).toEqual([6, 1]);
});

test('a result is kept while the arguments count as the same as the one before', () => {
  const made: string[] = [];
  const nameOf = rememberedWhile(
    ({ name }: { name: string; step: number }) => {
      made.push(name);
      return { name };
    },
    (before, after) => before.name === after.name,
  );
  const memory = new Memory();
  remembering(memory, () => {
    const anna = nameOf({ name: 'anna', step: 1 });
    for (let step = 2; step < 30; step++) {
      expect(nameOf({ name: 'anna', step })).toBe(anna);
      memory.grow();
    }
    expect(nameOf({ name: 'bo', step: 30 })).toEqual({ name: 'bo' });
    expect(nameOf({ name: 'anna', step: 31 })).not.toBe(anna);
  });
  expect(made).toEqual(['anna', 'bo', 'anna']);
});

test('a new phase leaves only what was shown in it', () => {
  const made: string[] = [];
  const named = remembered((_: object, name: string) => {
    made.push(name);
    return { name };
  });
  const [memory, people] = [new Memory(), {}];
  const show = (...names: string[]) => remembering(memory, () => names.map((name) => named(people, name)));
  show('lobby', 'both');
  memory.grow();
  show('game', 'both');
  memory.grow({ isNewPhase: true });
  show('game', 'both', 'lobby');
  expect(made).toEqual(['lobby', 'both', 'game', 'lobby']);
});

test('what was asked for eight versions ago is still there, the newest entry and those before it', () => {
  const pair = remembered((a: object, b: string) => ({ a, b }));
  const x = {};
  const memory = new Memory();
  const all = () => remembering(memory, () => ['first', 'second', 'third'].map((b) => pair(x, b)));
  const before = all();
  for (let version = 0; version < 8; version++) memory.grow();
  expect(all().map((made, i) => made === before[i])).toEqual([true, true, true]);
});
