/** Spyfall at the table: presence events for a game that waits for people, and dealing from locations. */
import { beforeEach, describe, expect, test } from 'vitest';
import { spyfall } from '../spyfall/game.ts';
import { sampleContent } from '../spyfall/sample.ts';
import type { State as Spyfall } from '../spyfall/types.ts';
import { rule } from '../testing/rule.ts';
import { unfairness } from './fair.ts';
import { Evening } from './scenario.ts';
import { table } from './table.ts';
import type { Action, Setup } from './types.ts';

const place = { team: 'table', role: 'player' };
const people = ['anna', 'bo', 'carla', 'dan'];
const setup: Extract<Setup, { game: 'spyfall' }> = {
  game: 'spyfall',
  options: spyfall.defaults,
  packs: ['en/locations'],
};
const away = (person: string): Action => ({ kind: 'presence', person, here: false });

let evening: Evening;
const game = () => evening.state.round?.state as Spyfall;
const goneOf = (person: string) => game().members.find((member) => member.person === person)?.gone;
/** Applies the clock's next action, whatever the time. */
function ring(): void {
  const due = table.deadline(evening.state);
  if (!due) throw new Error('nothing is due');
  evening.now = Math.max(evening.now, due.at);
  evening.does('clock', due.action);
}

beforeEach(() => {
  evening = new Evening(setup).come('bo', 'carla', 'dan', 'eve');
  evening.locations = sampleContent.locations;
  for (const person of people) evening.does(person, { kind: 'sit', place });
  evening.does('anna', { kind: 'start' });
});

test('it is dealt from the locations of the server, and they prove the deal', () => {
  evening.does('anna', { kind: 'abandon' });
  const dealt = evening.does('anna', { kind: 'again', rotate: false }).find((event) => event.kind === 'dealt');
  if (dealt?.kind !== 'dealt') throw new Error('nothing was dealt');
  const { seats, words, locations, seed, commitment, deal } = dealt;
  expect(locations).toEqual(sampleContent.locations);
  const proof = { game: 'spyfall', options: spyfall.defaults, seats, words, locations, seed, commitment, deal };
  expect(unfairness(proof)).toBeUndefined();
  expect(unfairness({ ...proof, locations: locations?.toReversed() })).toBe('other-deal');
});

test('without enough locations nothing is dealt', () => {
  evening.does('anna', { kind: 'abandon' });
  evening.locations = sampleContent.locations.slice(1);
  evening.refuses('anna', { kind: 'again', rotate: false }, 'too-few-locations');
});

test('the game learns of people who sit down while it runs', () => {
  evening.does('eve', { kind: 'sit', place });
  expect(game().members.map(({ person }) => person)).toEqual([...people, 'eve']);
  expect(game().players).toEqual(people);
});

test('a player who leaves the seat or the table, or is removed, is gone, and what follows is due at once', () => {
  evening.does('dan', { kind: 'watch' });
  expect(goneOf('dan')).toBe('left');
  evening.does('dan', { kind: 'sit', place });
  expect(goneOf('dan')).toBeUndefined();
  evening.does('anna', { kind: 'remove', person: 'dan' });
  evening.does('carla', { kind: 'leave' });
  expect(table.deadline(evening.state)?.at).toBeLessThanOrEqual(evening.now);
  ring();
  expect(evening.state.phase).toBe('over');
  expect(evening.state.played.at(-1)?.outcome).toEqual({ ending: 'broken-up', winners: [] });
});

test('a player who is away for long is gone until they are back', () => {
  expect(evening.does('house', away('bo'))).toEqual([{ kind: 'presence', person: 'bo', here: false, at: evening.now }]);
  const lost = evening.now;
  expect(goneOf('bo')).toBeUndefined();
  expect(table.deadline(evening.state)?.at).toBe(lost + spyfall.defaults.patience * 1000);
  ring();
  expect(goneOf('bo')).toBe('away');
  evening.does('house', { kind: 'presence', person: 'bo', here: true });
  expect(goneOf('bo')).toBeUndefined();
  evening.refuses('house', away('eve'), 'not-in-a-game');
});

test('presence that changes nothing is not written down', () => {
  expect(evening.does('house', { kind: 'presence', person: 'bo', here: true })).toEqual([]);
  evening.does('house', away('bo'));
  expect(evening.does('house', away('bo'))).toEqual([]);
});

rule('S14', 'people who write to each other do not chat while they ask and vote', () => {
  evening.does('anna', { kind: 'abandon' });
  evening.does('anna', { kind: 'setUp', setup: { ...setup, options: { ...spyfall.defaults, way: 'written' } } });
  evening.does('anna', { kind: 'start' });
  const { dealer } = game();
  evening.does('bo', { kind: 'say', text: 'A fine place this is.' });
  evening.does(dealer, { kind: 'play', game: 'spyfall', action: { kind: 'start' } });
  evening.refuses('bo', { kind: 'say', text: 'And which one?' }, 'no-channel');
  expect(evening.sees('dan').chat.lines.map(({ text }) => text)).toEqual(['A fine place this is.']);
  evening.does('bo', { kind: 'play', game: 'spyfall', action: { kind: 'accuse', suspect: 'dan' } });
  expect(evening.sees('anna').may.say).toBe('no-channel');
  evening.refuses('anna', { kind: 'say', text: 'Never.' }, 'no-channel');
  evening.does('anna', { kind: 'play', game: 'spyfall', action: { kind: 'vote', guilty: false } });
  evening.does('carla', { kind: 'play', game: 'spyfall', action: { kind: 'vote', guilty: true } });
  evening.refuses('anna', { kind: 'say', text: 'As I said.' }, 'no-channel');
});

rule(
  'S6',
  'whether roles are played is agreed before the game, not during it, and everybody sees what was agreed',
  () => {
    const agree = (roles: boolean): Action => ({
      kind: 'setUp',
      setup: { ...setup, options: { ...setup.options, roles } },
    });
    const rolesFor = (who: string) => {
      const view = evening.sees(who).round?.view;
      return view?.game === 'spyfall' ? view.options.roles : undefined;
    };
    const everyone = [...people, 'eve', 'spectator'];
    evening.refuses('anna', agree(false), 'game-running');
    expect(everyone.map(rolesFor)).toEqual(everyone.map(() => true));
    evening.does('anna', { kind: 'abandon' });
    evening.does('anna', agree(false));
    evening.does('anna', { kind: 'start' });
    expect(everyone.map(rolesFor)).toEqual(everyone.map(() => false));
  },
);

test('people who talk have nothing to write in', () => {
  evening.refuses('anna', { kind: 'say', text: 'psst' }, 'no-channel');
});

describe('bots', () => {
  const written: Setup = { ...setup, options: { ...spyfall.defaults, way: 'written' } };
  const bot: Action = { kind: 'addBot', place, level: 'normal', name: 'Otto' };

  test('play where people write, and not where they talk', () => {
    evening.refuses('anna', bot, 'no-bots-here');
    expect(evening.sees('anna').places.map(({ addBot }) => addBot)).toEqual(['no-bots-here']);
    evening.does('anna', { kind: 'abandon' });
    evening.does('anna', { kind: 'setUp', setup: written });
    evening.does('anna', bot);
    evening.does('anna', { kind: 'start' });
    expect(game().players).toEqual([...people, 'bot-1']);
  });

  test('get up when people are to talk, and are not seated again', () => {
    evening.does('anna', { kind: 'abandon' });
    evening.does('anna', { kind: 'setUp', setup: written });
    evening.does('anna', bot);
    evening.does('anna', { kind: 'setUp', setup });
    const seated = evening.sees('anna').people.filter((person) => person.place);
    expect(seated.map(({ id }) => id)).toEqual(people);
    evening.refuses('anna', { kind: 'move', person: 'bot-1', place }, 'no-bots-here');
    evening.does('anna', { kind: 'setUp', setup: written });
    evening.does('anna', { kind: 'move', person: 'bot-1', place });
  });

  test('that come to a running game play from the next round', () => {
    writing();
    evening.does('anna', bot);
    expect(game().members.map(({ person }) => person)).toContain('bot-1');
    expect(game().players).not.toContain('bot-1');
    evening.refuses('bot-1', { kind: 'play', game: 'spyfall', action: { kind: 'stop' } }, 'next-round');
  });

  test('make room at a full table, the last that came first', () => {
    evening.does('anna', { kind: 'abandon' });
    evening.does('anna', { kind: 'setUp', setup: written });
    for (let i = 0; i < 4; i++) evening.does('anna', bot);
    evening.refuses('anna', bot, 'place-taken');
    evening.does('anna', { kind: 'start' });
    evening.does('eve', { kind: 'sit', place });
    const gone = evening.sees('anna').people.filter(({ left }) => left);
    expect(gone.map(({ id }) => id)).toEqual(['bot-4']);
    expect(goneOf('bot-4')).toBe('left');
  });

  rule('S22', 'a bot is never away; while only bots are here, nobody is given up on', () => {
    evening.does('anna', { kind: 'abandon' });
    evening.does('anna', { kind: 'setUp', setup: written });
    for (const person of ['bo', 'carla', 'dan']) evening.does(person, { kind: 'watch' });
    for (let i = 0; i < 3; i++) evening.does('anna', bot);
    evening.does('anna', { kind: 'start' });
    expect(evening.does('house', away('bot-1'))).toEqual([]);
    evening.does('house', away('anna'));
    expect(table.deadline(evening.state)).toBeUndefined();
    evening.does('bo', { kind: 'sit', place });
    expect(table.deadline(evening.state)).toBeDefined();
    ring();
    expect(goneOf('anna')).toBe('away');
    expect(goneOf('bot-1')).toBeUndefined();
  });

  function writing(): void {
    evening.does('anna', { kind: 'abandon' });
    evening.does('anna', { kind: 'setUp', setup: written });
    evening.does('anna', { kind: 'start' });
  }
});
