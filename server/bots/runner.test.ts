/**
 * When a bot moves and when it does not: who watches, who plays, what it sees, and what happens when it cannot think.
 */
import { BotError } from '@safehouse/bots/bot-worker.ts';
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import { table as machine } from '@safehouse/rules/table/table.ts';
import type { Action } from '@safehouse/rules/table/types.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openMemory } from '../streams/memory.ts';
import { eventOf } from '../tables/envelope.ts';
import { isOver, Mind, playersIn, playNowAt, playUntil, pondering, simple } from '../testing/bots.ts';
import { Client, hostAt, newSecret } from '../testing/client.ts';
import { openHouse, words } from '../testing/house.ts';
import { atOnce, bot, houseWith, movesOf } from '../testing/house-with-bots.ts';
import { lasting } from '../testing/lasting-streams.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { openNodes } from '../testing/nodes.ts';
import { player, setup, spyfall, spyfallView } from '../testing/spyfall.ts';
import { stateOf } from '../testing/state-of.ts';

const isPaused = ({ view }: Client): boolean => view.people.some(({ bot: set }) => set?.paused);

test('with nobody there, nobody moves: a bot starts when someone comes in, and stops when the last one leaves', async () => {
  const { mind, answer } = pondering();
  const { base, streams } = await houseWith(mind);
  const hello = await playNowAt(base, 'duet');
  expect(mind.asked).toEqual([]);
  const client = await Client.at(base, hello);
  expect(mind.asked).toHaveLength(1);
  await client.close();
  await expect.poll(async () => (await fetch(`${base}/metrics`)).text()).toContain('safehouse_people 0');
  answer();
  await fetch(`${base}/health`);
  expect(await movesOf(streams, hello.table)).toEqual([]);
  const back = await Client.at(base, hello);
  await playUntil(back, isOver);
  expect(await movesOf(streams, hello.table)).not.toEqual([]);
});

test('it gets the view of its seat, and the language of the cards', async () => {
  const mind = new Mind(() => ({ actions: [] }));
  const packs = [{ id: 'it/duet', language: 'it', cards: words }];
  const { base, streams } = await houseWith(mind, { packs });
  const hello = await playNowAt(base, 'duet', 'it');
  const client = await Client.at(base, hello);
  const [question] = mind.asked;
  expect(question).toMatchObject({ person: bot, level: 'normal', language: 'it' });
  const state = await stateOf(streams, hello.table);
  expect(question?.view).toEqual(machine.view(state, bot));
  expect(question?.view).not.toEqual(client.view);
  expect(JSON.stringify(question?.view)).not.toContain(state.round?.seed);
});

test.each(['duet', 'together'] as const)(
  'in %s it is asked once about a position, however much people chat',
  async (start) => {
    const mind = new Mind(() => ({ actions: [] }));
    const { base } = await houseWith(mind);
    const client = await Client.at(base, await playNowAt(base, start));
    await client.must({ kind: 'lock', on: true });
    await client.must({ kind: 'say', text: 'Are you there?' });
    await client.must({ kind: 'lock', on: false });
    expect(mind.asked).toHaveLength(1);
    await client.must({ kind: 'setBot', person: bot, level: 'bold' });
    expect(mind.asked.map(({ level }) => level)).toEqual(['normal', 'bold']);
  },
);

test('a paused bot does nothing until it is resumed', async () => {
  const { mind, answer } = pondering();
  const { base, streams } = await houseWith(mind);
  const hello = await playNowAt(base, 'duet');
  const client = await Client.at(base, hello);
  await client.must({ kind: 'setBot', person: bot, paused: true });
  answer();
  const [clue] = simple(client.view);
  await client.must(clue as Action);
  await client.ping();
  expect(mind.asked).toHaveLength(1);
  expect(await movesOf(streams, hello.table)).toEqual([]);
  await client.must({ kind: 'setBot', person: bot, paused: false });
  await playUntil(client, isOver);
  expect(await movesOf(streams, hello.table)).not.toEqual([]);
});

test('a person who takes its seat has it at once, and its planned move is dropped', async () => {
  const { mind, answer } = pondering();
  const { base, streams } = await houseWith(mind);
  const hello = await playNowAt(base, 'together');
  const client = await Client.at(base, hello);
  expect(mind.asked).toHaveLength(1);
  const other = await Client.at(base, { table: hello.table, secret: newSecret() });
  await other.must({ kind: 'join', name: 'Bea', place: { team: 'red', role: 'spymaster' } });
  answer();
  await client.ping();
  expect(await movesOf(streams, hello.table)).toEqual([]);
  await other.must(simple(other.view)[0] as Action);
  expect(playersIn(other.view).givers).toEqual([other.you]);
  expect(mind.asked).toHaveLength(1);
});

test('it plays on for someone who left', async () => {
  const mind = new Mind();
  const { base, streams } = await houseWith(mind);
  const hello = await playNowAt(base, 'duet');
  const client = await Client.at(base, hello);
  await client.must({
    kind: 'addBot',
    place: { team: 'west', role: 'partner' },
    level: 'careful',
    name: 'Bo',
    insteadOf: client.you as string,
  });
  await client.until(({ view }) => isOver(view));
  const { givers, guessers } = playersIn(client.view);
  expect([...givers, ...guessers].filter((by) => by === client.you)).toEqual([]);
  expect(await movesOf(streams, hello.table)).not.toEqual([]);
});

test('after a restart it goes on', async () => {
  const store = openMemory();
  const first = await openHouse({ streams: lasting(store), settings: { botPace: 0 } });
  const hello = await playNowAt(first.base, 'duet');
  const before = await Client.at(first.base, hello);
  await before.must(simple(before.view)[0] as Action);
  await first.close();
  expect(await movesOf(store, hello.table)).toEqual([]);
  const { base } = await houseWith(new Mind(), { streams: lasting(store) });
  const client = await Client.at(base, hello);
  await playUntil(client, isOver);
  expect((await movesOf(store, hello.table))[0]).toBe('touched');
});

test('two nodes think at the same time with different results, and the bot makes one move', async () => {
  let waiting: (() => void)[] = [];
  const mind = new Mind(async ({ view }) => {
    const actions = simple(view).filter((move) => move.kind === 'play' && move.action.kind !== 'stop');
    const isSecond = waiting.length === 1;
    if (actions.length > 0) await new Promise<void>((go) => waiting.push(go));
    return { actions: isSecond ? actions.toReversed() : actions };
  });
  const house = await openNodes(2, { thinker: mind, settings: atOnce });
  onTestFinished(() => house.close());
  const [one = '', other = ''] = house.nodes.map(({ base }) => base);
  for (let game = 0; game < 5; game++) {
    const hello = await playNowAt(one, 'duet');
    const client = await Client.at(one, hello);
    const onlooker = await Client.at(other, { table: hello.table });
    for (let meant = 0; !isOver(client.view); ) {
      const { version } = client;
      if (waiting.length > 0) {
        await expect.poll(() => waiting.length).toBe(2);
        const both = waiting;
        waiting = [];
        meant += 1;
        for (const go of both) go();
      } else await client.act(simple(client.view)[0] as Action);
      await client.until((now) => now.version > version);
      await onlooker.until((now) => now.version >= client.version);
      await Promise.all([client.ping(), onlooker.ping()]);
      expect(await movesOf(house.streams, hello.table)).toHaveLength(meant);
    }
    await Promise.all([client.close(), onlooker.close()]);
  }
});

test('in a language that no bot knows it is paused, and people see it', async () => {
  const mind = new Mind(() => Promise.reject(new BotError('no-language')));
  const { base } = await houseWith(mind);
  const client = await Client.at(base, await playNowAt(base, 'duet'));
  await client.until(isPaused);
  expect(mind.asked).toHaveLength(1);
  const figures = await (await fetch(`${base}/metrics`)).text();
  expect(figures).toContain('safehouse_bot_failures_total 1\n');
});

test('when thinking fails, it tries three times, some seconds apart, and is then paused', async () => {
  const clock = new ManualClock();
  const mind = new Mind(() => Promise.reject(new BotError('away')));
  const { base } = await houseWith(mind, { clock });
  const client = await Client.at(base, await playNowAt(base, 'duet'));
  await clock.pass(1900);
  expect(mind.asked).toHaveLength(1);
  await clock.pass(200);
  expect(mind.asked).toHaveLength(2);
  expect(isPaused(client)).toBe(false);
  await clock.pass(2000);
  await client.until(isPaused);
  expect(mind.asked).toHaveLength(3);
});

test('when it does not understand a clue, it says so once and plays on', async () => {
  const mind = new Mind(({ view }) => {
    const game = view.round?.view;
    const clue = game?.game === 'duet' && game.may.touch === 'yes' ? game.clues.at(-1)?.word : undefined;
    const actions = clue ? simple(view) : [];
    return clue ? { actions, unknown: clue } : { actions };
  });
  const { base, streams } = await houseWith(mind);
  const hello = await playNowAt(base, 'duet');
  const client = await Client.at(base, hello);
  await client.must(simple(client.view)[0] as Action);
  await client.until(({ view }) => playersIn(view).guessers.length > 0);
  expect(client.view.people.find(({ id }) => id === bot)?.bot).toEqual({
    level: 'normal',
    paused: false,
    puzzled: 'hint0',
  });
  const told = (await streams.read(`table/${hello.table}`, 0)).map(eventOf);
  expect(told.filter(({ kind }) => kind === 'botPuzzled')).toHaveLength(1);
  const fake = { kind: 'botPuzzled', person: bot, clue: 'ha' } as const;
  expect(await client.act(fake)).toMatchObject({ type: 'refused', code: 'house-only' });
});

test('it waits a moment, as people do', async () => {
  const clock = new ManualClock();
  const mind = new Mind();
  const { base, streams } = await houseWith(mind, { clock, settings: { botPace: 100 } });
  const hello = await playNowAt(base, 'together');
  const client = await Client.at(base, hello);
  await clock.pass(1400);
  expect(await movesOf(streams, hello.table)).toEqual([]);
  await clock.pass(2700);
  expect(await movesOf(streams, hello.table)).toEqual(['clueGiven']);
  await client.until(({ view }) => playersIn(view).givers.length === 1);
});

test('a clue that the referee calls illegal is not given, nor a doubtful one before a sound one', async () => {
  const clues = ['wrong', 'odd', 'fine'].map(
    (word): Action => ({ kind: 'play', game: 'codenames', action: { kind: 'giveClue', word, number: 2 } }),
  );
  const verdicts = { wrong: 'illegal', odd: 'doubtful', fine: 'legal' } as const;
  const judge = (clue: string) => ({ verdict: verdicts[clue as keyof typeof verdicts] ?? 'illegal' });
  const given = async (offered: readonly Action[], again: readonly Action[] = []) => {
    const mind = new Mind(({ level }) => ({ actions: level === 'normal' ? offered : again }));
    const { base } = await houseWith(mind, { referee: { judge } });
    const client = await Client.at(base, await playNowAt(base, 'together'));
    await client.until(({ view }) => playersIn(view).givers.length > 0 || isPaused(client));
    const game = client.view.round?.view;
    const [clue] = game?.game === 'codenames' ? game.clues : [];
    return clue && [clue.word, clue.number];
  };
  expect(await given(clues)).toEqual(['fine', 2]);
  expect(await given(clues.slice(0, 2))).toEqual(['odd', 2]);
  // No clue is left: it thinks again, and tries a clue for one word.
  expect(await given(clues.slice(0, 1), clues.slice(2))).toEqual(['fine', 1]);
  expect(await given(clues.slice(0, 1), clues.slice(0, 1))).toBeUndefined();
});

test('a bot that deals starts the round ten seconds after the last look at a card, or half a minute after none', async () => {
  const start = spyfall({ kind: 'start' });
  const clock = new ManualClock();
  const dealt = async () => {
    const mind = new Mind(({ view }) => ({ actions: machine.permits(view, start) === undefined ? [start] : [] }));
    const { base, streams } = await houseWith(mind, { clock, settings: { botPace: 100 } });
    const { host: client, table } = await hostAt(base, { game: 'spyfall' });
    await client.must({ kind: 'setUp', setup: setup({ way: 'written' }) });
    for (const name of ['Ada', 'Ben']) await client.must({ kind: 'addBot', place: player, level: 'normal', name });
    await client.must({ kind: 'sit', place: player });
    await client.must({ kind: 'start' });
    const isMine = machine.permits(client.view, start) === undefined;
    if (isMine) await client.must(spyfall({ kind: 'chooseDealer', person: bot }));
    const dealer = spyfallView(client).dealer as PersonId;
    return { client, moves: () => movesOf(streams, table, dealer) };
  };
  const { client, moves } = await dealt();
  await clock.pass(12_000);
  await client.must(spyfall({ kind: 'look' }));
  await clock.pass(7000);
  expect(await moves()).toEqual([]);
  await clock.pass(3000);
  expect(await moves()).toEqual(['started']);

  const idle = await dealt();
  await clock.pass(29_000);
  expect(await idle.moves()).toEqual([]);
  await clock.pass(6000);
  expect(await idle.moves()).toEqual(['started']);
});

/** A written round of Spyfall, with two bots that do nothing once it has started. */
async function idleRound(clock = new ManualClock()): Promise<{ mind: Mind; client: Client }> {
  const start = spyfall({ kind: 'start' });
  const mind = new Mind(({ view }) => ({ actions: machine.permits(view, start) === undefined ? [start] : [] }));
  const { base } = await houseWith(mind, { clock });
  const { host: client } = await hostAt(base, { game: 'spyfall' });
  await client.must({ kind: 'setUp', setup: setup({ way: 'written' }) });
  for (const name of ['Ada', 'Ben']) await client.must({ kind: 'addBot', place: player, level: 'normal', name });
  await client.must({ kind: 'sit', place: player });
  await client.must({ kind: 'start' });
  const isRunning = () => 'until' in (spyfallView(client).clock ?? {});
  if (machine.permits(client.view, start) === undefined) await client.must(start);
  await client.until(isRunning);
  await client.ping();
  return { mind, client };
}

test('S17: while suspicions are discussed, bots think again when someone speaks', async () => {
  const clock = new ManualClock();
  const { mind, client } = await idleRound(clock);
  await clock.pass(8 * 60_000);
  await client.until(() => spyfallView(client).phase === 'suspicions');
  await client.ping();
  const before = mind.asked.length;
  await client.must({ kind: 'lock', on: true });
  expect(mind.asked).toHaveLength(before);
  await client.must({ kind: 'say', text: 'I suspect Ben.' });
  const again = mind.asked.slice(before);
  expect(again.length).toBeGreaterThan(0);
  for (const { view } of again) expect(view.chat.lines.at(-1)?.text).toBe('I suspect Ben.');
});

test('while a round of Spyfall is timed, an idle bot thinks again every twenty seconds', async () => {
  const clock = new ManualClock();
  const { mind } = await idleRound(clock);
  const before = mind.asked.length;
  await clock.pass(19_000);
  expect(mind.asked).toHaveLength(before);
  await clock.pass(2000);
  const each = mind.asked.length - before;
  expect(each).toBeGreaterThan(0);
  await clock.pass(20_000);
  expect(mind.asked).toHaveLength(before + 2 * each);
});
