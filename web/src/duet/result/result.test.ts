/** Texts of a Duet result: the verdict and the tip, the score, the story, the share text. */
import { describe, expect, test } from 'vitest';
import { openedBy } from '../../campaign/opened.ts';
import { english } from '../../texts/whole.ts';
import { bestClue, chapters, lastGuess, lateGuesses } from '../story.ts';
import { TestGame } from '../test-game.ts';
import { headline } from './headline.ts';
import { shareText } from './share.ts';
import { gradeOf, tally, verdict } from './verdict.ts';

const texts = english;
const t = texts.duetResult;

const easy = (tokens: 10 | 11) => new TestGame({ kind: 'standard', tokens });
/** Finds all 15 in three turns: nine on West's face, two on East's, then the rest. */
const wins = (game: TestGame) =>
  game
    .clues('ada', 'sea', 9, 0, 1, 2, 3)
    .touches('dov', 0, 1, 2, 3, 4, 5, 6, 7, 8)
    .stops('dov')
    .clues('dov', 'wood', 2)
    .touches('ada', 9, 12)
    .stops('ada')
    .clues('dov', 'night', 4)
    .touches('ben', 13, 14, 15, 16);
/** Nine turns without a find, which empty the supply of a standard game. */
const spent = () => new TestGame().misses(9);

describe('D39: what the result says, and what to try next', () => {
  test.each([
    ['an assassin', new TestGame().clues('ada', 'sea', 1).touches('dov', 10), 'assassin', 'assassins'],
    [
      'an assassin on a mission',
      TestGame.mission(8, 2).clues('ada', 'sea', 1).touches('dov', 10),
      'assassin',
      'assassins',
    ],
    ['a bystander in sudden death', spent().touches('dov', 24), 'time', 'tenth'],
    ['the same with 10 tokens', easy(10).misses(10).touches('dov', 24), 'time', 'eleventh'],
    ['the same with 11 tokens', easy(11).misses(11).touches('dov', 24), 'time', 'pairs'],
    ['the same on a mission', TestGame.mission(2, 2).misses(2).touches('dov', 24), 'time', 'pairs'],
    ['too few tokens', TestGame.mission(1, 0).misses(1), 'time', 'dear'],
    ['a win with 10 tokens', wins(easy(10)), 'easier', 'nine'],
    ['a win with 11 tokens', wins(easy(11)), 'easier', 'nine'],
    ['a win with 9 tokens', wins(new TestGame()), 'standard', 'campaign'],
    ['a mission won', wins(TestGame.mission(9, 5)), 'mission', 'map'],
  ])('%s', (_, game, result, next) => {
    expect(verdict(game.view())).toMatchObject({ result, next });
  });

  test('a game called off has no verdict, and no advice', () => {
    const view = new TestGame().clues('ada', 'sea', 1).view();
    expect(verdict(view)).toBeUndefined();
    expect(headline(view, texts)).toEqual({ title: texts.play.result.abandoned, how: t.how.abandoned });
  });

  test('the headline names the card it ended on, and how many were missing', () => {
    const killed = new TestGame().clues('ada', 'sea', 2).touches('dov', 0, 10).view();
    expect(headline(killed, texts)).toEqual({
      title: 'Cover blown',
      how: 'An assassin was waiting at KETTLE. 14 agents were still out there.',
    });
    const late = spent().touches('dov', 0, 24).view();
    expect(headline(late, texts).how).toContain('The tokens were gone, and at DRAGON stood a bystander.');
  });

  test('the easier game says that it has no score', () => {
    expect(headline(wins(easy(11)).view(), texts)).toEqual({
      title: t.title.easier,
      how: `${t.how.contacted} With 11 tokens it’s the easier game, and there’s no score.`,
    });
  });
});

describe('D23: the score', () => {
  test.each([
    [-1, 'close'],
    [5, 'close'],
    [6, 'good'],
    [8, 'good'],
    [9, 'excellent'],
    [10, 'excellent'],
    [11, 'map'],
  ])('%i is %s', (score, grade) => {
    expect(gradeOf(score)).toBe(grade);
  });

  test('comes from the tokens left and kept', () => {
    const view = wins(new TestGame()).view();
    expect(tally(view)).toEqual([
      { kind: 'left', count: 6, worth: 3 },
      { kind: 'kept', count: 3, worth: 1 },
    ]);
    expect(verdict(view)).toMatchObject({ score: 21, grade: 'map' });
    expect(headline(view, texts)).toMatchObject({ score: 'Score 21', comment: t.grade.map });
  });

  test('is one less for a late win, and its parts add up to what the rules say', () => {
    const game = spent().touches('dov', 0, 1, 2, 3, 4, 5, 6, 7, 8).touches('ada', 9, 12, 13, 14, 15, 16);
    const { outcome } = game.view();
    expect(outcome).toEqual({ ending: 'late', winners: ['west', 'east'], score: -1 });
    expect(tally(game.view()).reduce((sum, { count, worth }) => sum + count * worth, 0)).toBe(-1);
  });

  test('knows where every token went', () => {
    const game = TestGame.mission(5, 0).clues('ada', 'sea', 1).does('dov', { kind: 'object' });
    const view = game.touches('dov', 0).stops('dov').clues('dov', 'wood', 1).touches('ada', 18).view();
    expect(tally(view).map(({ kind, count }) => [kind, count])).toEqual([
      ['left', 1],
      ['kept', 1],
      ['cards', 2],
      ['discarded', 1],
    ]);
  });
});

describe('the story', () => {
  const game = wins(new TestGame());

  test('tells who found what on which clue', () => {
    const told = chapters(game.view());
    expect(told.map(({ clue, agents }) => [clue.word, agents])).toEqual([
      ['sea', 9],
      ['wood', 2],
      ['night', 4],
    ]);
    expect(told[1]?.found[0]).toEqual({
      card: 9,
      word: 'jacket',
      kind: 'agent',
      by: 'ada',
      side: 'west',
      meant: false,
    });
    expect(bestClue(told)?.clue.word).toBe('sea');
    expect(bestClue(chapters(new TestGame().misses(3).view()))).toBeUndefined();
  });

  test('says what a clue was for once its giver has told, and not before', () => {
    expect(chapters(game.view('dov'))[0]?.missed).toBeUndefined();
    const view = game.does('ada', { kind: 'tell', clue: 0, cards: [1, 22] }).view('dov');
    const [first] = chapters(view);
    expect(first?.missed).toEqual(['whistle']);
    expect(first?.found.filter(({ meant }) => meant).map(({ word }) => word)).toEqual(['basket']);
  });

  test('D21: keeps the guesses of sudden death apart', () => {
    const view = spent().touches('dov', 0).touches('ada', 23).view();
    expect(lateGuesses(view).map(({ word, kind }) => [word, kind])).toEqual([
      ['anchor', 'agent'],
      ['marshmallow', 'bystander'],
    ]);
    expect(lastGuess(view)?.word).toBe('marshmallow');
  });

  test('is shared without a word of it', () => {
    const lost = new TestGame().clues('ada', 'sea', 2).touches('dov', 0, 1).stops('dov').clues('dov', 'wood', 1);
    lost.does('ada', { kind: 'object' }).touches('ada', 18).clues('ada', 'night', 0).touches('dov', 10);
    expect(shareText(lost.view(), texts, 'https://house.example')).toBe(
      [
        'Safehouse · Duet',
        'Lost: an assassin · 2 of 15 agents · 3 clues',
        '',
        '⬅️ 2 🟩🟩 ✔️',
        '➡️ 1 ❌ 🟨',
        '⬅️ 0 ⬛',
        '',
        '⏳ 6  ✔️ 1  🟨 1  ❌ 1',
        '',
        'https://house.example',
      ].join('\n'),
    );
    const late = spent().touches('dov', 0, 24).view();
    expect(shareText(late, texts, '')).toContain('\n⏰ 🟩🟨\n');
  });

  test('of a mission carries the city’s name', () => {
    const text = shareText(wins(TestGame.mission(9, 5)).view(), texts, '', 'Cairo');
    expect(text.split('\n').slice(0, 2)).toEqual([
      'Safehouse · Duet · Cairo',
      'Mission won · 15 of 15 agents · 3 clues',
    ]);
  });
});

describe('D24: what a win opens', () => {
  type City = Parameters<typeof openedBy>[0]['cities'][number];
  const city = (
    id: string,
    links: string[],
    wins = 0,
    standing: City['standing'] = wins > 0 ? 'won' : 'open',
  ): City => {
    return { id, links, wins, standing, losses: 0, longitude: 0, latitude: 0, tokens: 9, mistakes: 9, note: '' };
  };
  const map = (berlinWins: number) => ({
    id: 'c',
    name: 'Us',
    version: 1,
    results: [],
    cities: [
      city('prague', ['berlin', 'cairo'], 3),
      city('berlin', ['prague', 'cairo', 'rome', 'oslo'], berlinWins),
      city('cairo', ['prague', 'berlin']),
      city('rome', ['berlin']),
      city('oslo', ['berlin'], 0, 'lost'),
      city('lima', ['rome'], 0, 'closed'),
    ],
  });

  test('neighbours that were closed before, and nothing else', () => {
    expect(openedBy(map(1), 'berlin')).toEqual(['rome']);
  });
  test('a second win opens nothing', () => {
    expect(openedBy(map(2), 'berlin')).toEqual([]);
    expect(openedBy(map(1), 'nowhere')).toEqual([]);
  });
});
