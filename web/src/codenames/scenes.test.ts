/** The scenes of Codenames: in which order people see what happened. */
import { describe, expect, test } from 'vitest';
import type { Scene } from '../play/scene.svelte.ts';
import { scene } from './scenes.ts';
import { TestGame, type Who } from './test-game.ts';

/** The scene that `who` sees for what `act` does. */
function played(act: (game: TestGame) => void, who: Who | undefined = 'ben', game = begun()): Scene {
  const before = game.view(who);
  act(game);
  return scene(before, game.view(who));
}
const begun = () => new TestGame().clues('ada', 'seldom', 2);
const kinds = (beats: Scene) => beats.map(({ kind }) => kind);

describe('a touched card', () => {
  test('of one’s own team turns, then the score changes', () => {
    expect(kinds(played((game) => game.touches('ben', 0)))).toEqual(['touch', 'breath', 'flip', 'turn']);
  });
  test('of another kind is stamped with its reason before the turn passes', () => {
    const game = begun();
    const beats = played((now) => now.touches('ben', 17), 'eva', game);
    expect(kinds(beats)).toEqual(['touch', 'breath', 'flip', 'stamp', 'turn']);
    expect(beats.at(-1)?.stamp).toEqual({ kind: 'over', team: 'red', because: 'bystander' });
    const after = game.view('eva');
    const drawn = beats.map(({ draws }) => (draws?.(after) ?? after) as typeof after);
    expect(drawn.map(({ cards }) => cards[17]?.covered !== undefined)).toEqual([false, false, true, true, true]);
    expect(drawn.map(({ team }) => team)).toEqual(['red', 'red', 'red', 'red', 'blue']);
  });
  test('leaves the marks that people make now, so nobody waits for it', () => {
    const game = begun();
    const beats = played((now) => now.touches('ben', 0), 'cleo', game);
    game.does('cleo', { kind: 'mark', card: 4, on: true });
    const now = game.view('cleo');
    const drawn = beats[0]?.draws?.(now) as typeof now;
    expect(drawn.cards[4]?.marks).toEqual(['cleo']);
    expect(drawn.may).toEqual(now.may);
  });
});

describe('the end', () => {
  test('the assassin darkens the room, and until then no key is drawn', () => {
    const game = begun();
    const beats = played((now) => now.touches('ben', 24), undefined, game);
    expect(kinds(beats)).toEqual(['touch', 'breath', 'flip', 'dark']);
    const after = game.view();
    expect(after.cards.every(({ identity }) => identity)).toBe(true);
    for (const { draws } of beats) {
      const drawn = draws?.(after) as typeof after;
      expect(drawn.cards.filter(({ identity }) => identity)).toEqual([]);
      expect(drawn.outcome).toBeUndefined();
    }
  });
  test.each([
    ['ben', 'triumph'],
    ['eva', 'defeat'],
    [undefined, 'triumph'],
  ] as const)('a win ends in %s’s own view as a %s', (who, end) => {
    const game = new TestGame().clues('ada', 'seldom', 'unlimited').touches('ben', 0, 1, 2, 3, 4, 5, 6, 7);
    expect(kinds(played((now) => now.touches('ben', 8), who, game)).at(-1)).toBe(end);
  });
});

test('a clue is stamped, a mark plays nothing, and a new deal is not a reveal', () => {
  const dealt = new TestGame();
  expect(played((game) => game.clues('ada', 'seldom', 2), 'ben', dealt)).toMatchObject([
    { kind: 'stamp', stamp: { kind: 'clue', word: 'seldom', number: 2 } },
  ]);
  expect(played((game) => game.does('ben', { kind: 'mark', card: 3, on: true }))).toEqual([]);
  expect(scene(begun().touches('ben', 0).view(), new TestGame().view())).toEqual([]);
});
