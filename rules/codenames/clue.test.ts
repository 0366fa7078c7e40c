/** A turn, up to the guess: C6 to C9. */
import { expect } from 'vitest';
import { clueRefusal } from '../clues/clue-text.ts';
import { usualReferee } from '../clues/referee.ts';
import { rule } from '../testing/rule.ts';
import { codenames } from './game.ts';
import { table } from './scenario.ts';

const drawing = `
  apple:red  bank:blue  crown:-  dwarf:X  eagle:red
  flute:red  grape:red  horse:-  inn:blue jelly:blue`;

rule('C6', 'the starting team gives the first clue, then the teams alternate', () => {
  const t = table(drawing, { starts: 'blue' });
  t.red.spymaster.tries.clueing('fruit', 1).isRefused('not-your-turn');
  t.blue.spymaster.clues('money', 1);
  t.blue.operative.touches('crown').passesTheTurnTo('red');
  t.blue.spymaster.tries.clueing('money', 1).isRefused('not-your-turn');
  t.red.spymaster.clues('fruit', 1);
  t.red.operative.touches('horse').passesTheTurnTo('blue');
});

rule('C7', 'a clue is one word and a number', () => {
  const t = table(drawing);
  const strict = table(drawing, { referee: { ...usualReferee, mode: 'strict' } });
  for (const text of ['?!', ' ', '\u00ad', '-']) t.red.spymaster.tries.clueing(text, 2).isRefused('clue-one-word');
  for (const text of ['two words', 'two\u00a0words', 'a\tb', '?!']) {
    strict.red.spymaster.tries.clueing(text, 2).isRefused('clue-one-word');
  }
  t.red.spymaster.clues('  fru\u0301it ', 2).passesTheTurnTo('red', 'guess');
  expect(t.blue.operative.view.clues).toMatchObject([
    { team: 'red', word: 'fr\u00fait', number: 2, standing: 'given' },
  ]);
});

rule('C7', 'nothing unseen travels with a clue', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fr\u200bu\u00adit\u202e', 2);
  expect(t.spectator.clues[0]?.word).toBe('fruit');
});

rule('C7', 'only a number from 0 to 9, or unlimited, is well-formed', () => {
  const fits = (number: unknown) => codenames.schemas.action.safeParse({ kind: 'giveClue', word: 'x', number }).success;
  expect([0, 1, 9, 'unlimited'].map(fits)).toEqual([true, true, true, true]);
  expect([-1, 10, 1.5, '2', undefined].map(fits)).toEqual([false, false, false, false, false]);
});

rule('C7', 'only the spymaster gives a clue, once a turn', () => {
  const t = table(drawing);
  t.red.operative.tries.clueing('fruit', 2).isRefused('not-your-role');
  t.red.spymaster.clues('fruit', 2);
  t.red.spymaster.tries.clueing('music', 1).isRefused('not-your-turn');
});

rule('C7', 'no channel leads from a spymaster to operatives', () => {
  for (const form of ['teams', 'together', 'three'] as const) {
    const places = codenames.places({ form, clock: { kind: 'off' } });
    const channels = (role: string) =>
      places.filter((place) => place.role === role).flatMap(({ channel }) => channel ?? []);
    expect(channels('operative').filter((channel) => channels('spymaster').includes(channel))).toEqual([]);
  }
});

rule('C8', 'a clue may not be a visible codename, however it is written', () => {
  const t = table(`caf\u00e9:red ice\u00adberg:blue crown:-`);
  for (const text of ['crown', 'CROWN', ' Crown ', 'cro\u00adwn']) {
    t.red.spymaster.tries.clueing(text, 1).isRefused('clue-is-codename', 'crown');
  }
  t.red.spymaster.tries.clueing('CAFE\u0301', 1).isRefused('clue-is-codename', 'caf\u00e9');
  t.red.spymaster.tries.clueing('ｃｒｏｗｎ', 1).isRefused('clue-is-codename', 'crown');
  t.red.spymaster.tries.clueing('Iceberg', 1).isRefused('clue-is-codename', 'ice\u00adberg');
  t.red.spymaster.tries.clueing('cafe', 1).isAccepted();
});

rule('C8', 'a clue that looks like a codename is the codename, in every mode of the referee', () => {
  for (const mode of ['off', 'advise', 'strict'] as const) {
    const refused = (text: string) =>
      clueRefusal(text, ['velvet', 'ol', 'tall'], { referee: { ...usualReferee, mode } });
    for (const text of ['vеlvеt', 'vel\u034fvet', 'velvet\ufe0f', 'vel\u3164vet', '\ufffcvelvet', 've1vet', 'ᴠelvet']) {
      expect(refused(text), text).toEqual({ code: 'clue-is-codename', about: 'velvet' });
    }
    for (const text of ['vélvet', 'öl', 'ől', 'ål', 'øl', 'TAIL', 'tail']) expect(refused(text), text).toBeUndefined();
  }
});

rule('L18', 'nobody can allow an open codename itself, only what contains it', () => {
  const allowed = (text: string) => clueRefusal(text, ['velvet'], { referee: usualReferee, isAllowed: true });
  for (const text of ['velvet', 'VELVET', 'vel vet', 've1vet'])
    expect(allowed(text), text).toEqual({ code: 'clue-is-codename', about: 'velvet' });
  expect(allowed(' ')).toEqual({ code: 'clue-one-word' });
  for (const text of ['Velvet Underground', 'velvety', 'Leonardo da Vinci'])
    expect(allowed(text), text).toBeUndefined();
});

rule('C7', 'a letter of a clue has at most three marks', () => {
  const t = table(drawing);
  t.red.spymaster.clues(`h${'\u0301'.repeat(39)}`, 1);
  expect(t.spectator.clues[0]?.word).toBe('h\u0301\u0301\u0301');
});

rule('C8', 'a covered codename no longer counts', () => {
  const t = table(drawing);
  t.red.spymaster.clues('king', 1);
  t.red.operative.touches('crown');
  t.blue.spymaster.tries.clueing('crown', 1).isAccepted();
});

rule('C8', 'what the referee thought stays with the clue, for those who may judge it', () => {
  const t = table(drawing);
  const opinion = { verdict: 'doubtful', rule: 'L6', codename: 'crown' } as const;
  t.red.spymaster.clues('crowned', 1, opinion);
  for (const { view } of [t.red.spymaster, t.blue.spymaster]) expect(view.clues[0]?.opinion).toEqual(opinion);
  for (const view of [t.red.operative.view, t.blue.operative.view, t.spectator]) {
    expect(view.clues[0]).not.toHaveProperty('opinion');
  }
});

rule('C9', 'any operative of the team whose turn it is may touch a card, and nobody else', () => {
  const t = table(drawing);
  t.red.operative.tries.touching('apple').isRefused('clue-first');
  t.red.spymaster.clues('fruit', 2);
  t.red.spymaster.tries.touching('apple').isRefused('not-your-role');
  t.blue.spymaster.tries.touching('apple').isRefused('not-your-role');
  t.blue.operative.tries.touching('apple').isRefused('not-your-turn');
  t.red.operative.touches('apple');
  t.red.secondOperative.touches('grape').keepsTheTurn();
});

rule('C9', 'who only watches can do nothing', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  expect(new Set(Object.values(t.spectator.may))).toEqual(new Set(['spectators-only-watch']));
  for (const kind of ['stop', 'object', 'pauseClock', 'timeUp'] as const) {
    expect(codenames.permits(t.spectator, { kind })).toBe('spectators-only-watch');
  }
});

rule('C9', 'a mark is part of the talk: everyone sees whose it is, and nothing is revealed', () => {
  const t = table(drawing);
  t.red.operative.tries.marking('apple').isRefused('clue-first');
  t.red.spymaster.clues('fruit', 2);
  t.blue.operative.tries.marking('apple').isRefused('not-your-turn');
  t.red.spymaster.tries.marking('apple').isRefused('not-your-role');
  t.red.operative.marks('apple').keepsTheTurn();
  t.red.secondOperative.marks('apple').keepsTheTurn();
  t.red.operative.marks('apple').changesNothing();
  t.red.operative.unmarks('grape').changesNothing();
  expect(t.spectator.cards[0]).toEqual({ word: 'apple', marks: ['red operative', 'red second operative'] });
  t.red.operative.unmarks('apple');
  expect(t.blue.operative.sees('apple').marks).toEqual(['red second operative']);
});

rule('C9', 'a mark goes when its card is covered, and all go when the turn ends', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  t.red.operative.marks('apple');
  t.red.operative.marks('grape');
  t.red.secondOperative.touches('apple');
  t.red.operative.tries.marking('apple').isRefused('card-covered');
  expect([t.red.operative.sees('apple').marks, t.red.operative.sees('grape').marks]).toEqual([[], ['red operative']]);
  t.red.operative.stops();
  expect(t.spectator.cards.flatMap((card) => card.marks)).toEqual([]);
});
