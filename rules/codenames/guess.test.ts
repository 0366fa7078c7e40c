/** Guessing: C10 to C18. */
import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { table } from './scenario.ts';

const drawing = `
  apple:red  bank:blue  crown:-  dwarf:X  eagle:red
  flute:red  grape:red  horse:-  inn:blue jelly:blue`;

rule('C10', 'an own agent is shown to all and covered, and the team may guess again', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  t.red.operative.touches('apple').shows('red').keepsTheTurn();
  expect(t.spectator.cards[0]).toEqual({ word: 'apple', covered: 'red', how: 'guess', clue: 0, marks: [] });
  t.red.operative.touches('grape').keepsTheTurn();
});

rule('C11', 'a bystander is covered and ends the turn', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  t.red.operative.touches('crown').shows('bystander').passesTheTurnTo('blue').because('missed');
});

rule('C12', "the other team's agent is covered for them and ends the turn", () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  t.red.operative.touches('bank').shows('blue').passesTheTurnTo('blue').because('missed');
  expect(t.spectator.remaining).toEqual({ red: 9, blue: 7 });
});

rule('C13', 'touching the assassin loses the game at once', () => {
  const t = table(drawing, { starts: 'red' });
  t.red.spymaster.clues('fruit', 2);
  t.red.operative.touches('apple').keepsTheTurn();
  t.red.operative.touches('dwarf').shows('assassin').endsTheGame({ winner: 'blue', by: 'assassin' }).because('game');
  t.blue.operative.tries.touching('bank').isRefused('game-over');
  t.blue.spymaster.tries.clueing('money', 1).isRefused('game-over');
  t.blue.spymaster.tries.objecting().isRefused('game-over');
});

rule('C14', 'at least one guess has to be made; after a correct one the team may stop', () => {
  const t = table(drawing);
  t.red.operative.tries.stopping().isRefused('clue-first');
  t.red.spymaster.clues('fruit', 2);
  t.red.operative.tries.stopping().isRefused('guess-first');
  t.red.operative.touches('apple');
  t.red.spymaster.tries.stopping().isRefused('not-your-role');
  t.blue.operative.tries.stopping().isRefused('not-your-turn');
  t.red.operative.stops().passesTheTurnTo('blue').because('stopped');
});

rule('C15', 'with a number there is one guess more, and then the turn ends by itself', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  expect(t.red.operative.view.guesses).toEqual({ made: 0, most: 3 });
  t.red.operative.touches('apple').keepsTheTurn();
  t.red.operative.touches('grape').keepsTheTurn();
  expect(t.blue.operative.view.guesses).toEqual({ made: 2, most: 3 });
  t.red.operative.touches('eagle').passesTheTurnTo('blue').because('spent');
  expect(t.red.operative.view.guesses).toBeUndefined();
});

rule('C16', 'the number 0 sets no limit, and one guess is still due', () => {
  const t = table(drawing);
  t.red.spymaster.clues('sea', 0);
  expect(t.red.operative.view.guesses).toEqual({ made: 0 });
  t.red.operative.tries.stopping().isRefused('guess-first');
  for (const word of ['apple', 'eagle', 'flute', 'grape']) t.red.operative.touches(word).keepsTheTurn();
  t.red.operative.stops().passesTheTurnTo('blue');
});

rule('C17', 'unlimited sets no limit either, and tells no number', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 'unlimited');
  expect(t.spectator.clues[0]?.number).toBe('unlimited');
  expect(t.red.operative.view.guesses).toEqual({ made: 0 });
  t.red.operative.tries.stopping().isRefused('guess-first');
  for (const word of ['apple', 'eagle', 'flute', 'grape']) t.red.operative.touches(word).keepsTheTurn();
  t.red.operative.stops().passesTheTurnTo('blue');
});

rule('C18', 'any card that is not covered may be touched, and no other', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  for (const { word } of t.spectator.cards) t.red.operative.tries.touching(word).isAccepted();
  t.red.operative.touches('apple');
  t.red.operative.tries.touching('apple').isRefused('card-covered');
});

rule('C18', 'all clues stay visible to everyone, with their numbers and guesses', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 1);
  t.red.operative.touches('apple');
  t.red.secondOperative.touches('inn');
  t.blue.spymaster.clues('money', 0);
  t.blue.operative.touches('bank');
  const clues = [
    {
      team: 'red',
      by: 'red spymaster',
      word: 'fruit',
      number: 1,
      standing: 'given',
      guesses: [
        { card: 0, identity: 'red', by: 'red operative' },
        { card: 8, identity: 'blue', by: 'red second operative' },
      ],
      ended: 'missed',
    },
    {
      team: 'blue',
      by: 'blue spymaster',
      word: 'money',
      number: 0,
      standing: 'given',
      guesses: [{ card: 1, identity: 'blue', by: 'blue operative' }],
    },
  ];
  for (const view of [t.spectator, t.red.operative.view, t.blue.operative.view]) expect(view.clues).toEqual(clues);
});
