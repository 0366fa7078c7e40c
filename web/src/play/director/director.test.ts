/** The director: beats in order, cut short by what follows, nothing for a page that has just come. */
import type { View } from '@safehouse/rules/table/view-types.ts';
import { describe, expect, test } from 'vitest';
import type { GameView } from '../../table-kit/table-context.ts';
import type { Beat, Scene } from '../scene.svelte.ts';
import { soundOf } from './beat-sounds.ts';
import { reveal } from './beats.ts';
import { Director, type Wait } from './director.ts';
import { sceneOf } from './step.ts';

/** Plays beats by hand: `pass` ends the one that is playing. */
function staged(): { director: Director; shown: (string | undefined)[]; pass: () => void; waits: () => number } {
  const shown: (string | undefined)[] = [];
  const waiting: (() => void)[] = [];
  const wait: Wait = (_, then) => {
    waiting.push(then);
    return () => void waiting.splice(waiting.indexOf(then), 1);
  };
  const director = new Director((beat) => shown.push(beat?.kind), wait);
  return { director, shown, pass: () => waiting.shift()?.(), waits: () => waiting.length };
}

const beats = (...kinds: Beat['kind'][]): Scene => kinds.map((kind) => ({ kind, lasts: 100 }));

describe('the director', () => {
  test('plays the beats of a scene in order, then shows the board as it is', () => {
    const { director, shown, pass, waits } = staged();
    director.play(beats('touch', 'flip', 'turn'));
    for (let i = 0; i < 3; i++) pass();
    expect(shown).toEqual(['touch', 'flip', 'turn', undefined]);
    expect(waits()).toBe(0);
  });
  test('cuts a scene short when the game goes on', () => {
    const { director, shown, pass, waits } = staged();
    director.play(beats('touch', 'flip', 'turn'));
    pass();
    director.play(beats('stamp'));
    expect(waits()).toBe(1);
    pass();
    expect(shown).toEqual(['touch', 'flip', 'stamp', undefined]);
  });
  test('ends a scene at once when asked to, and only then', () => {
    const { director, shown, waits } = staged();
    director.cut();
    director.play(beats('touch', 'flip'));
    director.cut();
    director.cut();
    expect(shown).toEqual(['touch', undefined]);
    expect(waits()).toBe(0);
  });
});

describe('the beats of a card', () => {
  const same = (view: GameView) => view;
  const kinds = (given: Partial<Parameters<typeof reveal>[0]>) =>
    reveal({ card: 3, mood: 'good', stamp: undefined, closed: same, open: same, ...given });
  test('a stamp with the reason comes after the flip, score and turn after the stamp', () => {
    expect(kinds({}).map(({ kind }) => kind)).toEqual(['touch', 'breath', 'flip', 'turn']);
    const stamp = { kind: 'over', team: 'red', because: 'bystander' } as const;
    const missed = kinds({ mood: 'bad', stamp });
    expect(missed.map(({ kind }) => kind)).toEqual(['touch', 'breath', 'flip', 'stamp', 'turn']);
    expect(missed.map((beat) => beat.stamp)).toEqual([undefined, undefined, undefined, stamp, stamp]);
    expect(missed.at(-1)?.draws).toBeUndefined();
  });
  test('the result waits for the last card, and no scene is longer than 2.5 seconds', () => {
    const lost = kinds({ mood: 'worst', ending: 'dark', stamp: { kind: 'assassin' } });
    expect(lost.at(-1)).toMatchObject({ kind: 'dark', isEnd: true });
    expect(lost.every(({ isEnd }) => isEnd)).toBe(true);
    expect(kinds({}).some(({ isEnd }) => isEnd)).toBe(false);
    expect(lost.reduce((sum, { lasts }) => sum + lasts, 0)).toBeLessThanOrEqual(2_500);
  });
  test('each card is heard once', () => {
    const heard = (scene: Scene) => scene.map(soundOf).filter(Boolean);
    expect(heard(kinds({}))).toEqual(['reveal']);
    expect(heard(kinds({ mood: 'bad', stamp: { kind: 'over', team: 'red' } }))).toEqual(['wrong']);
    expect(heard(kinds({ mood: 'worst', ending: 'dark', stamp: { kind: 'assassin' } }))).toEqual(['lost']);
    expect(heard([{ kind: 'stamp', lasts: 1, stamp: { kind: 'struck', team: 'red' } }])).toEqual(['turn']);
  });
});

describe('a step at the table', () => {
  const table = (phase: View['phase'], number?: number, outcome?: object): View =>
    ({ phase, round: number === undefined ? undefined : { number, view: { game: 'duet', outcome } } }) as View;
  const touched = () => beats('touch');
  test('a reload and a late joiner see the state, not the past', () => {
    expect(sceneOf(undefined, table('playing', 1), touched)).toBe('cut');
  });
  test('a game that starts is dealt; called off, nothing more is played of it', () => {
    expect(sceneOf(table('lobby'), table('playing', 1), touched)).toMatchObject([{ kind: 'deal' }]);
    expect(sceneOf(table('over', 1, {}), table('playing', 2), touched)).toMatchObject([{ kind: 'deal' }]);
    expect(sceneOf(table('playing', 1), table('over', 1), touched)).toBe('cut');
    expect(sceneOf(table('over', 1, {}), table('lobby', 1, {}), touched)).toBe('cut');
  });
  test('a step within a game plays the scene of the game; one without a scene leaves it playing', () => {
    const now = table('playing', 1);
    expect(sceneOf(now, table('playing', 1), touched)).toEqual(beats('touch'));
    expect(sceneOf(now, table('playing', 1), () => [])).toBeUndefined();
    expect(sceneOf(now, { ...now }, touched)).toBeUndefined();
  });
});
