/** The end of a game, and the next one: C19 and C20. */
import { expect } from 'vitest';
import type { PersonId, Seat } from '../kernel/contract.ts';
import { rule } from '../testing/rule.ts';
import { codenames } from './game.ts';
import { table } from './scenario.ts';

rule('C19', 'a team wins when it covers its last agent', () => {
  const t = table('apple:red bank:blue', { starts: 'red' });
  t.red.spymaster.clues('everything', 'unlimited');
  t.red.operative.touchesAgentsBut('apple');
  expect(t.spectator.remaining.red).toBe(1);
  t.red.operative.touches('apple').endsTheGame({ winner: 'red', by: 'contacted' }).because('game');
  expect(codenames.outcome(t.state)).toEqual({ ending: 'contacted', winners: ['red'] });
  t.blue.spymaster.tries.clueing('money', 1).isRefused('game-over');
});

rule('C19', 'a team also wins when the other team covers its last agent', () => {
  const t = table('apple:red bank:blue crown:-', { starts: 'red' });
  t.red.spymaster.clues('everything', 'unlimited');
  t.red.operative.touchesAgentsBut('apple');
  t.red.operative.stops();
  t.blue.spymaster.clues('fruit', 1);
  t.blue.operative.touches('apple').endsTheGame({ winner: 'red', by: 'handed' });
});

rule('C19', 'the last agent ends the game also as the last allowed guess', () => {
  const t = table('apple:red eagle:red flute:red', { starts: 'red' });
  t.red.spymaster.clues('everything', 'unlimited');
  t.red.operative.touchesAgentsBut('apple', 'eagle');
  t.red.operative.stops();
  t.blue.spymaster.clues('money', 1);
  t.blue.operative.touches('bystander-1');
  t.red.spymaster.clues('fruit', 1);
  t.red.operative.touches('eagle');
  t.red.operative.touches('apple').endsTheGame({ winner: 'red', by: 'contacted' });
});

const seats = (...parts: string[]): Seat[] =>
  parts.map((part) => {
    const [person, team, role] = part.split(' ') as [string, string, string];
    return { person: person as PersonId, team, role };
  });

rule('C20', "in each team the spymaster's role passes to the next person in order", () => {
  const first = seats(
    'ada red operative',
    'ben red spymaster',
    'cleo red operative',
    'dov blue spymaster',
    'eva blue operative',
  );
  const second = seats(
    'ada red operative',
    'ben red operative',
    'cleo red spymaster',
    'dov blue operative',
    'eva blue spymaster',
  );
  expect(codenames.rotate(first)).toEqual(second);
  const spymasters = (all: readonly Seat[]) =>
    all.filter(({ role }) => role === 'spymaster').map(({ person }) => person);
  expect(spymasters(codenames.rotate(second))).toEqual(['ada', 'dov']);
});

rule('C20', 'of two who play together, each is the spymaster in turn', () => {
  const first = seats('ada red spymaster', 'ben red operative');
  expect(codenames.rotate(first)).toEqual(seats('ada red operative', 'ben red spymaster'));
});
