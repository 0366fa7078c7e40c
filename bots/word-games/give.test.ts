/** How a bot gives clues: what it says, what it never says, and which cards it covers. */
import { table } from '@safehouse/rules/codenames/scenario.ts';
import { expect, test } from 'vitest';
import type { Meaning } from '../meaning/meaning.ts';
import { type Links, linked } from '../testing/linked-meaning.ts';
import { codenamesMoves } from './codenames.ts';
import type { Level } from './daring.ts';

const drawing = 'apple:red pear:red plum:red knife:red bank:blue coin:blue crown:- dwarf:X';

function moves(
  t: ReturnType<typeof table>,
  links: Links,
  { team = 'red' as 'red' | 'blue', level = 'normal' as Level } = {},
) {
  const { view } = t[team].spymaster;
  const word = (card: number) => view.cards[card]?.word;
  return codenamesMoves(view, level, linked(links)).actions.map((action) => {
    if (action.kind === 'giveClue') return { ...action, meant: action.meant?.map(word) };
    return action.kind === 'cover' ? { ...action, card: word(action.card) } : action;
  });
}

/** The same meaning plus one test guesser, who hears these links instead. */
function strangely(meaning: Meaning, links: Links): Meaning {
  const testGuessers = (clue: string, words: readonly string[]) => ({
    each: [Float32Array.from(words, (word) => links[clue]?.[word] ?? 0)],
    share: 0.5,
  });
  return { ...meaning, testGuessers };
}

const fruit = { fruit: { apple: 2.2, pear: 2, plum: 1.8 } };

test('the clue that finds most comes first, with the words it is for', () => {
  expect(moves(table(drawing), { steel: { knife: 2.2 }, ...fruit })[0]).toEqual({
    kind: 'giveClue',
    word: 'fruit',
    number: 3,
    meant: ['apple', 'pear', 'plum'],
  });
});

test('it counts no word that the assassin or another card outdoes', () => {
  const [near] = moves(table(drawing), { sweet: { apple: 2.4, pear: 1.2, dwarf: 1 } });
  expect(near).toMatchObject({ number: 1, meant: ['apple'] });
  const [safe] = moves(table(drawing), { deadly: { apple: 2.2, pear: 2, dwarf: 2.1 }, steel: { knife: 1.5 } });
  expect(safe).toMatchObject({ word: 'steel' });
});

test('a word after the first needs a fair link, the bold one asks for less', () => {
  const links = { mixed: { apple: 2, pear: 1.25 } };
  expect(moves(table(drawing), links, { level: 'careful' })[0]).toMatchObject({ number: 1 });
  expect(moves(table(drawing), links, { level: 'bold' })[0]).toMatchObject({ number: 2 });
});

test('a clue that leads test guessers astray comes later, or is for fewer words', () => {
  const t = table(drawing);
  const links = { fruit: { apple: 2.2, pear: 2, plum: 1.8 }, harvest: { apple: 2.2, pear: 2, plum: 1.8 } };
  const [alike] = moves(t, links);
  expect(alike).toMatchObject({ word: 'fruit', number: 3 });
  const toDwarf = { fruit: { dwarf: 4 }, harvest: { apple: 4, pear: 4, dwarf: 1 } };
  const heard = strangely(linked(links), toDwarf);
  expect(codenamesMoves(t.red.spymaster.view, 'normal', heard).actions[0]).toMatchObject({
    word: 'harvest',
    number: 2,
  });
});

test('C8 never a word on the table, a form of one, a rude word, more than one word, or a clue of this game', () => {
  const t = table(drawing);
  t.red.plays('orchard', 1, 'knife');
  t.blue.plays('money', 1, 'bank');
  const strong = { apple: 2.4, pear: 2.4 };
  const bad = [
    'apple',
    'Apples',
    'pineapple',
    'plums',
    'coins',
    'shit',
    'fruit salad',
    'orchards',
    'orchard',
    'money',
    'q',
  ];
  const links = Object.fromEntries([...bad, 'juice'].map((clue) => [clue, clue === 'juice' ? { apple: 1.3 } : strong]));
  expect(moves(t, links).map((action) => 'word' in action && action.word)).toEqual(['juice']);
});

test('at most twelve clues for the referee, all different, the best first', () => {
  const links = Object.fromEntries(
    Array.from({ length: 30 }, (_, i) => [
      `${'bdfghjklmnprstv'[i % 15]}${'aeiou'[i % 5]}${'xzw'[i % 3]}${'qy'[i % 2]}um`,
      { apple: 2.5 - i / 20 },
    ]),
  );
  const given = moves(table(drawing), links).map((action) => 'word' in action && action.word);
  expect(given).toHaveLength(12);
  expect(new Set(given).size).toBe(12);
  expect(given[0]).toBe(Object.keys(links)[0]);
});

test('what an earlier clue still points at is worth less than a new word', () => {
  const t = table(drawing);
  t.red.plays('fruit', 3, 'apple');
  t.blue.plays('money', 1, 'bank');
  const links = { ...fruit, garden: { pear: 2 }, steel: { knife: 1.9 } };
  expect(moves(t, links).map((action) => 'word' in action && action.word)).toEqual(['steel', 'garden']);
});

test('C22 an own agent is covered as a penalty for the others, the one that goes worst with the rest', () => {
  const t = table('apple:red pear:red plum:red');
  t.red.spymaster.clues('fruit', 1);
  t.blue.spymaster.objects();
  const covers = moves(t, { tool: { 'blue-1': 2, 'blue-2': 2, 'blue-3': 2 } }, { team: 'blue' });
  expect(covers[0]).toMatchObject({ kind: 'cover' });
  expect(['blue-1', 'blue-2', 'blue-3']).not.toContain((covers[0] as { card: string }).card);
});

test('C28 of the opponent’s agents the one goes first that stands in the way', () => {
  const t = table(drawing, { form: 'together' });
  t.red.plays('fruit', 1, 'apple');
  expect(moves(t, { rich: { pear: 1.5, coin: 2 }, sharp: { knife: 2 } })[0]).toEqual({ kind: 'cover', card: 'coin' });
});

test('C23 it objects to what the referee is sure of, lets a doubtful clue pass, and says nothing to a legal one', () => {
  const judged = (verdict: 'legal' | 'doubtful' | 'illegal') => {
    const t = table(drawing);
    t.red.spymaster.clues('fruit', 1, { verdict });
    return moves(t, fruit, { team: 'blue' });
  };
  expect(judged('illegal')).toEqual([{ kind: 'object' }]);
  expect(judged('doubtful')).toEqual([{ kind: 'allow' }]);
  expect(judged('legal')).toEqual([]);
});

test('a bot that is far behind takes more risks', () => {
  const t = table(drawing);
  const links = { mixed: { apple: 2, pear: 1.25 } };
  expect(moves(t, links)[0]).toMatchObject({ number: 1 });
  t.red.spymaster.clues('fruit', 1);
  t.red.operative.touches('crown');
  t.blue.spymaster.clues('money', 'unlimited');
  t.blue.operative.touchesAgentsBut('bank');
  t.blue.operative.stops();
  expect(moves(t, links)[0]).toMatchObject({ number: 2 });
});
