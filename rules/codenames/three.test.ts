/** Three people, two of them rivals: C31. */
import { expect } from 'vitest';
import type { PersonId } from '../kernel/contract.ts';
import { rule } from '../testing/rule.ts';
import { codenames } from './game.ts';
import { sampleSeats } from './sample.ts';
import { table } from './scenario.ts';

const drawing = 'apple:red bank:blue crown:- dwarf:X eagle:red flute:blue';

rule('C31', 'two spymasters compete, and a third guesses for both', () => {
  const places = codenames.places({ form: 'three', clock: { kind: 'off' } });
  expect(places.map(({ team, role, min, max }) => [team, role, min, max])).toEqual([
    ['red', 'spymaster', 1, 1],
    ['blue', 'spymaster', 1, 1],
    ['both', 'operative', 1, 1],
  ]);
});

rule('C31', 'the operative guesses for whichever side gave the clue', () => {
  const t = table(drawing, { form: 'three', starts: 'red' });
  t.both.operative.tries.touching('apple').isRefused('clue-first');
  t.red.spymaster.clues('fruit', 1);
  expect(t.both.operative.view.you).toEqual({ team: 'both', role: 'operative' });
  t.both.operative.touches('apple').keepsTheTurn();
  t.both.operative.touches('bank').passesTheTurnTo('blue');
  t.both.operative.tries.stopping().isRefused('clue-first');
  t.blue.spymaster.clues('music', 1);
  t.both.operative.touches('flute').keepsTheTurn();
  t.both.operative.touches('dwarf').endsTheGame({ winner: 'red', by: 'assassin' });
});

rule('C31', 'the spymasters judge each other as in the normal game', () => {
  const t = table(drawing, { form: 'three', starts: 'red' });
  t.red.spymaster.clues('fruit', 1);
  t.both.operative.tries.objecting().isRefused('not-yours-to-judge');
  t.blue.spymaster.objects().passesTheTurnTo('blue');
  t.blue.spymaster.covers('bank').keepsTheTurn();
});

rule('C31', 'for the next game all three pass their parts round', () => {
  const [ada, dov, eva] = ['ada', 'dov', 'eva'] as PersonId[] as [PersonId, PersonId, PersonId];
  expect(codenames.rotate(sampleSeats('three'))).toEqual([
    { person: ada, team: 'both', role: 'operative' },
    { person: dov, team: 'red', role: 'spymaster' },
    { person: eva, team: 'blue', role: 'spymaster' },
  ]);
});
