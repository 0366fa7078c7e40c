/** Pure helpers of the Codenames pages: grid keys, clocks, words, the story, the share text, stamps. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { moved } from '../play/grid-keys.ts';
import { passed, readable, secondsLeft, urgency } from '../play/time.ts';
import { breakable, emWidths, pieces, plain } from '../play/word-fit.ts';
import { english as t } from '../texts/whole.ts';
import { headline, mine } from './headline.ts';
import { moment, revealed } from './moments.ts';
import { shareText } from './share.ts';
import { bestClue, boldestGuess, chapters, closestCall, coveredBy, opponentsCard, tip } from './story.ts';
import { TestGame } from './test-game.ts';

describe('arrows on the grid', () => {
  test.each([
    [0, 'ArrowRight', 1],
    [4, 'ArrowRight', 0],
    [0, 'ArrowLeft', 4],
    [22, 'ArrowDown', 2],
    [2, 'ArrowUp', 22],
    [12, 'Home', 10],
    [12, 'End', 14],
    [12, 'PageDown', 22],
  ])('from %i, %s leads to %i', (from, key, to) => {
    expect(moved(from, key, 'ltr')).toBe(to);
  });
  test('right to left, the arrows swap; other keys move nowhere', () => {
    expect(moved(0, 'ArrowLeft', 'rtl')).toBe(1);
    expect(moved(0, 'a', 'ltr')).toBeUndefined();
  });
});

describe('the clock', () => {
  test('counts started seconds, and stands still when paused', () => {
    expect(secondsLeft({ total: 60_000, until: 61_500 }, 1000)).toBe(61);
    expect(secondsLeft({ total: 60_000, left: 9000 }, 5)).toBe(9);
    expect(secondsLeft({ total: 60_000, until: 1 }, 5)).toBe(0);
    expect(readable(65)).toBe('1:05');
  });
  test('tells of 30 and of 10 seconds once', () => {
    expect(passed(31, 30)).toBe(30);
    expect(passed(30, 29)).toBeUndefined();
    expect(passed(11, 10)).toBe(10);
    expect(passed(40, 8)).toBe(10);
    expect(passed(10, 0)).toBeUndefined();
    expect([31, 30, 10, 0].map(urgency)).toEqual(['calm', 'soon', 'last', 'out']);
  });
});

describe('words on cards', () => {
  test('are measured whole and broken', () => {
    expect(pieces('marsh\u00admallow')).toEqual(['marsh-', 'mallow']);
    expect(pieces('pop-up book')).toEqual(['pop-', 'up', 'book']);
    expect(plain('marsh\u00admallow')).toBe('marshmallow');
    expect(emWidths('marsh\u00admallow').broken).toBeLessThan(emWidths('marsh\u00admallow').one);
  });
  test('UX 27: every word of every pack fits a card of a 320 px phone at 12 px', () => {
    const packs = globSync(`${import.meta.dirname}/../../../language/packs/*/*.txt`).filter((f) =>
      /classic|duet/.test(f),
    );
    const words = packs.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '' && !line.startsWith('#'))
        .map((line) =>
          line
            .replace(/ [=>!] .*$/, '')
            .trim()
            .replaceAll('|', '\u00ad'),
        ),
    );
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((word) => emWidths(word).broken * 12 > 57)).toEqual([]);
    // Words that contain break hints.
    expect(words.filter((word) => breakable(word) !== word)).toEqual([]);
  });
  test('UX 27: a word that someone brought and that says nothing of it is broken where it can be read', () => {
    expect(breakable('kolonihaverne')).toBe('koloni\u00adhaverne');
    expect(breakable('sommer\u00adhusudlejningen')).toBe('sommer\u00adhusudle\u00adjningen');
    const long = ['kolonihaveforbund', 'Wwwwwwwwwwwwwwww', 'schtschukaschtsch', 'Шшшшшшшшшшшшшшшш', '猫'.repeat(16)];
    for (const word of long) {
      expect(plain(breakable(word))).toBe(word);
      expect(emWidths(breakable(word)).broken * 12, word).toBeLessThanOrEqual(57);
    }
    expect(breakable('have')).toBe('have');
  });
});

describe('the story', () => {
  const game = new TestGame().clues('ada', 'sea', 2).touches('ben', 0, 1).stops('ben').clues('dov', 'wood', 3);
  game.touches('eva', 9, 23).clues('ada', 'night', 1).touches('cleo', 24);
  const view = game.view();

  test('tells who found what on which clue', () => {
    const told = chapters(view);
    expect(told.map(({ clue, own }) => [clue.word, own])).toEqual([
      ['sea', 2],
      ['wood', 1],
      ['night', 0],
    ]);
    expect(told[1]?.found.at(-1)).toEqual({ word: 'marshmallow', identity: 'bystander', by: 'eva', own: false });
    expect(bestClue(told)?.clue.word).toBe('sea');
  });
  test('UX 18: remembers the boldest guess: right, and the third or later on its clue', () => {
    expect(boldestGuess(chapters(view))).toBeUndefined();
    const bold = new TestGame().clues('ada', 'sea', 2).touches('ben', 0, 1).touches('cleo', 2).view();
    expect(boldestGuess(chapters(bold))).toMatchObject({ word: 'candle', by: 'cleo', n: 3 });
    const missed = new TestGame().clues('ada', 'sea', 2).touches('ben', 0, 1, 17).view();
    expect(boldestGuess(chapters(missed))).toBeUndefined();
  });
  test('UX 18: remembers a close race, and says who won from where the reader sits', () => {
    const race = new TestGame().clues('ada', 'sea', 'unlimited').touches('ben', 0, 1, 2, 3, 4, 5, 6, 7).stops('ben');
    race.clues('dov', 'sky', 'unlimited').touches('eva', 9, 10, 11, 12, 13, 14, 15).stops('eva');
    expect(closestCall(race.view())).toBeUndefined();
    race.clues('ada', 'fin', 1).touches('ben', 8);
    expect(closestCall(race.view())).toEqual({ team: 'blue', n: 1 });
    expect(closestCall(view)).toBeUndefined();
    const { youWon, youLost } = t.play.result;
    expect([mine(race.view('ada'), t), mine(race.view('eva'), t), mine(race.view(), t)]).toEqual([
      youWon,
      youLost,
      undefined,
    ]);
  });
  test('has a tip for what happened', () => {
    expect(view.outcome && tip(view, view.outcome)).toBe('assassin');
  });
  test('UX 18: those who guess get a tip about guessing', () => {
    const tipFor = (who: 'ben' | 'eva' | 'dov') =>
      tip(game.view(who), view.outcome as NonNullable<typeof view.outcome>);
    expect([tipFor('ben'), tipFor('eva'), tipFor('dov')]).toEqual(['assassinGuess', 'extra', 'assassin']);
  });
  test('UX 18: has the score of both teams', () => {
    expect(headline(view, t).score).toBe('Agents found: Red 2 : 1 Blue');
  });
  test('is shared without a word of it', () => {
    const text = shareText(view, t, 'https://house.example');
    expect(text).toBe(
      [
        'Safehouse · Codenames',
        'Blue won · someone met the assassin · 3 clues',
        '',
        '🔴 2 🟥🟥',
        '🔵 3 🟦🟨',
        '🔴 1 ⬛',
        '',
        'https://house.example',
      ].join('\n'),
    );
  });
  test('lists what was covered without a guess', () => {
    const together = new TestGame('together').clues('ada', 'sea', 1).touches('ben', 0).stops('ben');
    together.does('ada', { kind: 'cover', card: 12 });
    expect(opponentsCard(together.view('ben'))).toBe('mirror');
    together.clues('ada', 'wood', 1);
    expect(opponentsCard(together.view('ben'))).toBeUndefined();
    together.touches('ben', 1).stops('ben').does('ada', { kind: 'cover', card: 9 });
    expect(coveredBy(together.view(), 'opponent')).toEqual(['mirror', 'jacket']);
    expect(coveredBy(together.view(), 'penalty')).toEqual([]);
  });
});

test('stamps come down for clues, ends of turns and the end', () => {
  const game = new TestGame();
  const start = game.view('ben');
  const clued = game.clues('ada', 'sea', 2).view('ben');
  expect(moment(undefined, clued)).toBeUndefined();
  expect(moment(start, clued)).toEqual({ kind: 'clue', team: 'red', word: 'sea', number: 2 });
  const found = game.touches('ben', 0).view('ben');
  expect(moment(clued, found)).toBeUndefined();
  expect(revealed(clued, found)).toBe(true);
  const stopped = game.stops('ben').view('ben');
  expect(moment(found, stopped)).toEqual({ kind: 'over', team: 'red' });
  const next = game.clues('dov', 'wood', 1).view('ben');
  const dead = game.touches('eva', 24).view('ben');
  expect(moment(next, dead)).toEqual({ kind: 'assassin' });
});
