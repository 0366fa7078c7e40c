/** Bots as players: what they may do at the table, and what is left to people. */
import { describe, expect, test } from 'vitest';
import { rule } from '../testing/rule.ts';
import { MOST_BOTS } from './bots.ts';
import { MOST_IN } from './people.ts';
import { Evening, places } from './scenario.ts';
import { among, begun, bot, seen } from './scenario-bots.ts';
import type { Action } from './types.ts';

/** The starting team's spymaster. */
function spymasterOf(evening: Evening): string {
  const view = evening.sees('anna').round?.view;
  return view?.game === 'codenames' && view.team === 'red' ? 'bot-1' : 'bot-2';
}

describe('a bot', () => {
  test('counts as a player: with bots in the other places a game starts, and they play it', () => {
    const evening = begun();
    expect(evening.state.phase).toBe('playing');
    const spymaster = spymasterOf(evening);
    evening.plays(spymaster, { kind: 'giveClue', word: 'finale', number: 1 });
    const view = evening.sees('anna').round?.view;
    expect(view?.game === 'codenames' && view.clues).toMatchObject([{ by: spymaster, word: 'finale' }]);
  });

  test('plays and speaks where its seat may, and does nothing else', () => {
    const evening = begun();
    const others: Action[] = [
      { kind: 'join', name: 'Otto' },
      { kind: 'leave' },
      { kind: 'forget' },
      { kind: 'sit', place: places.blueOperative },
      { kind: 'watch' },
      { kind: 'rename', name: 'Ida' },
      { kind: 'abandon' },
      bot(places.redOperative),
    ];
    for (const action of others) evening.refuses('bot-3', action, 'bots-only-play');
    expect(evening.sees('bot-3').places.map(({ sit }) => sit)).toEqual(Array(4).fill('bots-only-play'));
    evening.does('bot-3', { kind: 'say', text: 'I do not know that word.' });
    expect(evening.sees('bot-3').chat.lines.at(-1)?.by).toBe('bot-3');
  });

  test('that is paused does not move, not even as it had planned', () => {
    const evening = begun();
    for (const person of ['bot-1', 'bot-2']) evening.does('anna', { kind: 'setBot', person, paused: true });
    const clue: Action = {
      kind: 'play',
      game: 'codenames',
      action: { kind: 'giveClue', word: 'finale', number: 1 },
    };
    const spymaster = spymasterOf(evening);
    evening.refuses(spymaster, clue, 'bot-paused');
    evening.does('anna', { kind: 'setBot', person: spymaster, paused: false });
    evening.does(spymaster, clue);
  });

  test('decides once when someone in its place asks it to, and nobody else can ask it', () => {
    const evening = among(places.redSpymaster, places.blueSpymaster, places.blueOperative, places.redOperative).come(
      'bo',
    );
    evening.refuses('anna', { kind: 'askBot' }, 'no-game-running');
    evening.does('anna', { kind: 'start' });
    evening.refuses('bo', { kind: 'askBot' }, 'no-such-person');
    evening.refuses('stranger', { kind: 'askBot' }, 'join-first');
    evening.refuses('bot-4', { kind: 'askBot' }, 'bots-only-play');
    evening.does('anna', { kind: 'askBot' });
    expect(seen(evening, 'bot-4')?.bot).toEqual({ level: 'normal', paused: false, asked: true });
    expect(seen(evening, 'bot-3')?.bot).toEqual({ level: 'normal', paused: false });
    expect(evening.does('anna', { kind: 'askBot' })).toEqual([]);
    evening.plays(spymasterOf(evening), { kind: 'giveClue', word: 'finale', number: 1 });
    expect(seen(evening, 'bot-4')?.bot).toEqual({ level: 'normal', paused: false });
    evening.does('anna', { kind: 'setBot', person: 'bot-4', paused: true });
    evening.refuses('anna', { kind: 'askBot' }, 'bot-paused');
  });

  test('is asked in place of one that is paused', () => {
    const evening = begun();
    for (const person of ['bot-4', 'bot-5']) {
      evening.does('anna', bot(places.redOperative));
      if (person === 'bot-4') evening.does('anna', { kind: 'setBot', person, paused: true });
    }
    expect(evening.does('anna', { kind: 'askBot' })).toEqual([{ kind: 'botAsked', person: 'bot-5' }]);
    evening.does('anna', { kind: 'setBot', person: 'bot-5', paused: true });
    evening.refuses('anna', { kind: 'askBot' }, 'bot-paused');
  });

  test('that was asked still decides after a mark', () => {
    const evening = among(places.redSpymaster, places.blueSpymaster, places.blueOperative, places.redOperative);
    evening.does('anna', { kind: 'start' });
    const isRed = spymasterOf(evening) === 'bot-1';
    const asker = isRed ? 'anna' : evening.come('bo') && 'bo';
    if (!isRed) evening.does('bo', { kind: 'sit', place: places.blueOperative });
    evening.plays(spymasterOf(evening), { kind: 'giveClue', word: 'finale', number: 1 });
    evening.does(asker, { kind: 'askBot' });
    evening.plays(asker, { kind: 'mark', card: 3, on: true });
    expect(evening.sees(asker).people.some((person) => person.bot?.asked)).toBe(true);
    evening.plays(asker, { kind: 'touch', card: 3 });
    expect(evening.sees(asker).people.some((person) => person.bot?.asked)).toBe(false);
  });

  test('is never host', () => {
    const evening = among(places.redSpymaster).come('bo');
    evening.refuses('anna', { kind: 'handOver', person: 'bot-1' }, 'bots-only-play');
    const gone = ['hostAway', 'hostGone'] as const;
    const say = (kind: (typeof gone)[number], ...present: string[]): Action =>
      kind === 'hostAway' ? { kind, host: 'anna', present } : { kind, gone: 'anna', present };
    for (const kind of gone) expect(evening.does('house', say(kind, 'bot-1', 'bo'))).toEqual([]);
    evening.does('bo', { kind: 'sit', place: places.redOperative });
    evening.does('house', say('hostGone', 'bot-1', 'bo'));
    expect(evening.state.host).toBe('bo');
    evening.does('anna', { kind: 'leave' });
    evening.does('bo', { kind: 'leave' });
    expect(evening.state.host).toBe('bo');
    evening.does('carla', { kind: 'join', name: 'carla', place: places.redOperative });
    expect(evening.state.host).toBe('carla');
  });

  test('comes to a locked table, and takes no guest’s place', () => {
    const evening = new Evening();
    evening.does('anna', { kind: 'lock', on: true });
    for (let i = 0; i < MOST_BOTS; i++) evening.does('anna', bot(places.redOperative));
    evening.does('anna', { kind: 'lock', on: false });
    for (let i = 1; i < MOST_IN; i++) evening.come(`guest ${i}`);
    evening.refuses('late', { kind: 'join', name: 'late' }, 'table-full');
  });

  test('has no connection to lose', () => {
    const evening = begun();
    expect(evening.does('house', { kind: 'presence', person: 'bot-1', here: false })).toEqual([]);
  });

  test('knows of a running game what it has seen, like anyone', () => {
    const evening = begun();
    evening.refuses('anna', { kind: 'move', person: 'bot-1', place: places.redOperative }, 'you-know-the-key');
    evening.refuses('anna', { kind: 'move', person: 'bot-3', place: places.redOperative }, 'sides-are-fixed');
  });

  rule('C7', 'cannot be renamed during a game by people who know the key', () => {
    const evening = Evening.playing();
    evening.does('anna', bot(places.redOperative, { name: 'THE SEA' }));
    expect(seen(evening, 'bot-1')?.name).toBe('Bot');
    evening.does('anna', { kind: 'handOver', person: 'bo' });
    evening.does('bo', bot(places.redOperative, { name: 'Ida' }));
    expect(seen(evening, 'bot-2')?.name).toBe('Ida');
  });
});
