/** What words mean: strengths that a person would agree with, and how typed clues are understood. */
import { describe, expect, it } from 'vitest';
import { openMeaning } from './meaning.ts';

const boards: readonly [language: string, clue: string, board: string[], best: string][] = [
  ['en', 'ocean', ['whale', 'desk', 'violin', 'king', 'tractor'], 'whale'],
  ['da', 'hav', ['hval', 'violin', 'konge', 'traktor'], 'hval'],
  ['fi', 'meri', ['valas', 'viulu', 'kuningas', 'traktori'], 'valas'],
  ['hu', 'tenger', ['bálna', 'hegedű', 'király', 'traktor'], 'bálna'],
  ['it', 'mare', ['balena', 'violino', 're', 'trattore'], 'balena'],
  ['ro', 'mare', ['balenă', 'vioară', 'rege', 'tractor'], 'balenă'],
];

describe.each(boards)('in %s, %s', (language, clue, board, best) => {
  it.each(['spymaster', 'operative'] as const)('leads the %s to the right word', async (listener) => {
    const meaning = await openMeaning(language);
    const strengths = [...(meaning.strengths(clue, board, listener) ?? [])];
    expect(board[strengths.indexOf(Math.max(...strengths))]).toBe(best);
    expect(Math.max(...strengths)).toBeGreaterThan(0.8);
  });
});

/** Both words of each pair have the same English name but are unrelated. */
describe.each([
  ['da', 'forår', 'fjeder', 'vinter'],
  ['da', 'fjeder', 'forår', 'madras'],
])('in %s, %s', (language, clue, namesake, related) => {
  it.each(['spymaster', 'operative'] as const)('is no %s’s clue for its English namesake', async (listener) => {
    const meaning = await openMeaning(language);
    const [wrong = 0, right = 0] = meaning.strengths(clue, [namesake, related], listener) ?? [];
    expect(wrong).toBeLessThan(0.7);
    expect(right).toBeGreaterThan(2 * wrong);
    const { clues, strengths } = meaning.candidates([namesake], listener);
    expect(strengths[clues.indexOf(clue)]).toBeCloseTo(wrong, 3);
  });
  it('is not near it to testGuessers, either', async () => {
    const meaning = await openMeaning(language);
    const { each } = meaning.testGuessers(clue, [namesake]);
    expect(each).toHaveLength(1);
    for (const [near = 0] of each) expect(near).toBeLessThan(2.5);
  });
});

describe('test guessers', () => {
  it('hear an English clue each in a way of their own', async () => {
    const meaning = await openMeaning('en');
    const { each } = meaning.testGuessers('ocean', ['whale', 'desk']);
    expect(each).toHaveLength(3);
    for (const [whale = 0, desk = 0] of each) expect(whale).toBeGreaterThan(desk);
    expect(new Set(each.map(([whale]) => whale)).size).toBe(3);
  });

  it('do not know what people say', async () => {
    const meaning = await openMeaning('da');
    const said = meaning.strengths('heks', ['kost'], 'spymaster')?.[0] ?? 0;
    const [heard] = meaning.testGuessers('heks', ['kost']).each;
    expect(said).toBeGreaterThan(1.5);
    expect(heard?.[0]).toBeLessThan(0.5);
  });

  it('are nobody where the clue is not known', async () => {
    const meaning = await openMeaning('en');
    expect(meaning.testGuessers('qzxwvkjq', ['whale']).each).toEqual([]);
  });
});

describe('the candidates', () => {
  it('have the same strengths as one clue asked alone, and single words only', async () => {
    const meaning = await openMeaning('hu');
    const board = ['madár', 'bálna', 'király'];
    const { clues, strengths } = meaning.candidates(board, 'spymaster');
    expect(clues.filter((clue) => !/^\p{L}+$/u.test(clue))).toEqual([]);
    for (const row of [0, 999, clues.length - 1]) {
      const alone = meaning.strengths(clues[row] ?? '', board, 'spymaster') ?? [];
      for (const [at, strength] of alone.entries()) expect(strengths[row * 3 + at]).toBeCloseTo(strength, 3);
    }
  });

  it('differ by whose listener it is', async () => {
    const meaning = await openMeaning('hu');
    expect(meaning.candidates(['madár'], 'spymaster').strengths).not.toEqual(
      meaning.candidates(['madár'], 'operative').strengths,
    );
  });
});

describe('a word', () => {
  it('is the same with soft hyphens and capitals', async () => {
    const meaning = await openMeaning('en');
    const [plain, broken] = meaning.strengths('sugar', ['butterscotch', 'Butter\u00ADSCOTCH'], 'operative') ?? [];
    expect(plain).toBeGreaterThan(0);
    expect(broken).toBe(plain);
  });

  it('that is a form outside the lexicon means what its base means', async () => {
    const meaning = await openMeaning('en');
    const [form = 0] = meaning.strengths('movies', ['popcorn'], 'operative') ?? [];
    const [base = 0] = meaning.strengths('movie', ['popcorn'], 'operative') ?? [];
    expect(form).toBeGreaterThanOrEqual(0.94 * base);
  });

  it.each([
    ['en', 'ocean', 'ocean', 'known'],
    ['en', 'oceann', 'ocean', 'spelling'],
    // A slip of the pen, not half a compound (a loon), and the likelier of two slips (not peace).
    ['en', 'baloon', 'balloon', 'spelling'],
    ['en', 'peice', 'piece', 'spelling'],
    ['en', 'villian', 'villain', 'spelling'],
    ['en', 'sandwhich', 'sandwich', 'spelling'],
    // Typed without its marks.
    ['fi', 'pitka', 'pitkä', 'lemma'],
    ['hu', 'jatek', 'játék', 'lemma'],
    ['da', 'hundene', 'hund', 'lemma'],
    ['hu', 'madarak', 'madár', 'lemma'],
    ['it', 'balene', 'balena', 'lemma'],
    ['fi', 'kissalla', 'kissa', 'lemma'],
  ])('%s: %s is understood as %s (%s)', async (language, typed, clue, how) => {
    const meaning = await openMeaning(language);
    expect(meaning.understand(typed)).toEqual({ clue, how });
  });

  it('that is not a word is not understood, and has no strengths', async () => {
    const meaning = await openMeaning('en');
    expect(meaning.understand('qzxwvkjq')).toBeUndefined();
    expect(meaning.strengths('qzxwvkjq', ['whale'], 'operative')).toBeUndefined();
    expect(meaning.knows('qzxwvkjq')).toBe(false);
  });
});

it('a language without a table is reported', async () => {
  await expect(openMeaning('xx')).rejects.toMatchObject({ code: 'table-missing' });
});
