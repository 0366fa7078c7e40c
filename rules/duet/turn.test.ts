/** A turn: clues (D6, D7, D15, D16) and how guessing ends (D12 to D14). */
import { expect } from 'vitest';
import { usualReferee } from '../clues/referee.ts';
import { rule } from '../testing/rule.ts';
import { duet } from './game.ts';
import { table } from './scenario.ts';

const drawing = `
  apple:A/-  bank:-/A   crown:-/-  dwarf:X/-  eagle:A/A
  flute:A/X  grape:A/-  horse:-/X  inn:-/-    jelly:X/A`;

rule('D6', 'either side may give the first clue: who is ready first', () => {
  for (const [first, second] of [
    ['west', 'east'],
    ['east', 'west'],
  ] as const) {
    const t = table(drawing);
    expect(t.spectator.givers).toEqual(['west', 'east']);
    for (const side of [t.west, t.east]) side.tries.clueing('fruit', 1).isAccepted();
    t[first].clues('fruit', 1).isGuessedBy(second);
    t[second].tries.clueing('fruit', 1).isRefused('partner-was-faster');
    t[first].tries.clueing('fruit', 1).isRefused('partner-guesses');
  }
});

rule('D7', 'a clue is one word and one number, and the other side guesses', () => {
  const t = table(drawing);
  const strict = table(drawing, { referee: { ...usualReferee, mode: 'strict' } });
  for (const text of ['?!', ' ', '\u00ad']) t.west.tries.clueing(text, 2).isRefused('clue-one-word');
  for (const text of ['two words', 'a\tb']) strict.west.tries.clueing(text, 2).isRefused('clue-one-word');
  t.west.clues('  fru\u0301it\u200b ', 2).isGuessedBy('east');
  for (const { clues } of [t.west.view, t.east.view, t.spectator]) {
    expect(clues).toEqual([
      { side: 'west', by: 'west', word: 'fr\u00fait', number: 2, standing: 'given', guesses: [] },
    ]);
  }
});

rule('D7', 'only a number from 0 to 9 is well-formed, and nothing goes with it but a note for the own side', () => {
  const fits = (more: object) => duet.schemas.action.safeParse({ kind: 'giveClue', word: 'x', ...more }).success;
  expect([0, 1, 9].map((number) => fits({ number }))).toEqual([true, true, true]);
  for (const number of [-1, 10, 1.5, '2', 'unlimited', undefined]) expect(fits({ number })).toBe(false);
  expect(fits({ number: 2, meant: [0, 24] })).toBe(true);
  for (const meant of [[], [25], [-1], Array(10).fill(0)]) expect(fits({ number: 2, meant })).toBe(false);
  expect(fits({ number: 2, hint: 'more' })).toBe(false);
});

rule('D7', 'a clue may not be a codename that lies open, also with one arrow on it', () => {
  const t = table(drawing);
  t.west.tries.clueing('CROWN', 1).isRefused('clue-is-codename', 'crown');
  t.west.clues('king', 1);
  t.east.touches('crown');
  t.east.tries.clueing('crown', 1).isRefused('clue-is-codename', 'crown');
});

rule('D7', 'a codename under an agent card or two arrows no longer bars a clue', () => {
  const t = table(drawing);
  t.west.clues('king', 1);
  t.east.touches('apple');
  t.east.touches('crown');
  t.east.tries.clueing('Apple', 1).isAccepted();
  t.east.clues('queen', 1);
  t.west.touches('crown');
  t.west.tries.clueing('crown', 1).isAccepted();
  expect(duet.openWords?.(t.spectator)).toHaveLength(23);
});

rule('D7', 'what the referee thought is for the two sides, and for everyone once the game is over', () => {
  const t = table(drawing);
  const opinion = { verdict: 'doubtful', rule: 'L6', codename: 'crown' } as const;
  t.west.clues('crowned', 1, { opinion });
  for (const { view } of [t.west, t.east]) expect(view.clues[0]?.opinion).toEqual(opinion);
  expect(t.spectator.clues[0]).not.toHaveProperty('opinion');
  t.east.touches('dwarf');
  expect(t.spectator.clues[0]?.opinion).toEqual(opinion);
});

rule('D7', 'nobody touches or marks a card but the side that guesses', () => {
  const t = table(drawing);
  for (const { tries } of [t.west, t.east]) {
    tries.touching('apple').isRefused('clue-first');
    tries.marking('apple').isRefused('clue-first');
  }
  t.west.clues('fruit', 2);
  t.west.tries.touching('apple').isRefused('partner-guesses');
  t.west.tries.marking('apple').isRefused('partner-guesses');
  expect(new Set(Object.values(t.spectator.may))).toEqual(new Set(['spectators-only-watch']));
});

rule('D12', 'however small the number, right guesses are not limited', () => {
  const t = table(drawing);
  t.west.clues('fruit', 1);
  for (const word of ['apple', 'eagle', 'flute', 'grape', 'A/A1', 'A/A2', 'A/-1', 'A/-2', 'A/-3']) {
    t.east.touches(word).shows('agent').keepsTheTurn();
  }
  expect(t.spectator.remaining).toBe(6);
});

rule('D13', 'one guess is owed; after a right one the guessers may stop, and keep a token', () => {
  const t = table(drawing);
  t.east.tries.stopping().isRefused('clue-first');
  t.west.clues('fruit', 2);
  t.east.tries.stopping().isRefused('guess-first');
  t.west.tries.stopping().isRefused('partner-guesses');
  t.east.touches('apple').leaves({ supply: '9-9' });
  t.west.tries.stopping().isRefused('partner-guesses');
  t.east.stops().passesTheTurnTo('east').because('stopped').leaves({ supply: '8-8', east: 1 });
  t.east.clues('money', 1);
  t.west.touches('bank');
  t.west.stops().passesTheTurnTo('west').leaves({ supply: '7-7', west: 1 });
  expect(t.spectator.kept).toEqual({ west: 1, east: 1 });
});

rule('D14', 'every turn uses up a token: the supply is the number of turns', () => {
  const t = table(drawing);
  for (let turn = 1; turn <= 9; turn++) {
    const [giver, guesser] = turn % 2 === 1 ? [t.west, t.east] : [t.east, t.west];
    expect(t.spectator.supply).toEqual({ bystander: 10 - turn, check: 0 });
    giver.clues('hint', 1);
    if (turn > 2) guesser.touches(turn % 2 === 1 ? `-/-${Math.ceil(turn / 2)}` : `-/-${turn / 2}`);
    else {
      guesser.touches(turn === 1 ? 'apple' : 'bank');
      guesser.stops();
    }
  }
  expect([t.spectator.supply, t.spectator.phase]).toEqual([{ bystander: 0, check: 0 }, 'sudden']);
});

rule('D15', 'who guessed gives the next clue', () => {
  const t = table(drawing);
  t.east.clues('money', 1);
  t.west.touches('crown').passesTheTurnTo('west');
  t.east.tries.clueing('money', 1).isRefused('partner-gives');
  t.west.clues('fruit', 1);
  t.east.touches('inn').passesTheTurnTo('east');
  t.west.tries.clueing('fruit', 1).isRefused('partner-gives');
  t.east.clues('music', 1).isGuessedBy('west');
});

rule('D16', 'any card that is not barred may be touched, whatever the clue', () => {
  const t = table(drawing);
  t.west.clues('fruit', 1);
  for (const { word } of t.spectator.cards) t.east.tries.touching(word).isAccepted();
});

rule('D16', 'all clues and what was guessed on them stay visible to everyone', () => {
  const t = table(drawing);
  t.west.clues('fruit', 1);
  t.east.touches('apple');
  t.east.second.touches('inn');
  t.east.clues('money', 0);
  t.west.touches('bank');
  t.west.stops();
  const clues = [
    {
      side: 'west',
      by: 'west',
      word: 'fruit',
      number: 1,
      standing: 'given',
      guesses: [
        { card: 0, by: 'east', side: 'east', kind: 'agent' },
        { card: 8, by: 'second east', side: 'east', kind: 'bystander' },
      ],
      ended: 'missed',
    },
    {
      side: 'east',
      by: 'east',
      word: 'money',
      number: 0,
      standing: 'given',
      guesses: [{ card: 1, by: 'west', side: 'west', kind: 'agent' }],
      ended: 'stopped',
    },
  ];
  for (const view of [t.spectator, t.west.view, t.east.view]) expect(view.clues).toEqual(clues);
});
