/** UX 8, 44: each lesson runs by the real rules in every language, and only its right choice ends it. */
import { describe, expect, test } from 'vitest';
import * as codenames from '../../codenames/lesson/lesson.ts';
import * as duet from '../../duet/lesson/lesson.ts';
import * as spyfall from '../../spyfall/lesson/lesson.ts';
import { type LanguageCode, languages } from '../../texts/languages.ts';
import { ready } from '../../texts/ready.ts';
import type { Texts } from '../../texts/texts.svelte.ts';
import { wholeOf } from '../../texts/whole.ts';

const codes = Object.keys(languages) as LanguageCode[];

async function textsOf(code: LanguageCode): Promise<Texts> {
  return ready(await wholeOf(code), code) as unknown as Texts;
}

/** Plays moves one after the other, and tells each step it came to. */
function walk<Scene extends { readonly step: string }, Move, Script>(
  { after, opening }: { after(scene: Scene, move: Move, script: Script): Scene; opening(script: Script): Scene },
  script: Script,
  moves: readonly Move[],
): { readonly scene: Scene; readonly steps: string[] } {
  let scene = opening(script);
  const steps: string[] = [scene.step];
  for (const move of moves) {
    scene = after(scene, move, script);
    if (scene.step !== steps.at(-1)) steps.push(scene.step);
  }
  return { scene, steps };
}

describe.each(codes)('%s', async (code) => {
  const t = await textsOf(code);

  describe('Codenames', () => {
    const { at } = codenames;
    const script = t.lessonCodenames;
    const mark = (slot: Parameters<typeof at>[0]): codenames.Move => ({ kind: 'mark', card: at(slot) });
    const touch = { kind: 'touch' } as const;
    const toRisk: codenames.Move[] = [{ kind: 'next' }, mark('ours1'), touch, mark('ours2'), touch];
    const toClue: codenames.Move[] = [...toRisk, { kind: 'stop' }, { kind: 'next' }];

    test('UX 44: the right way goes through every step, and wins', () => {
      const { scene, steps } = walk(codenames, script, [...toClue, { kind: 'give', clue: 'good' }]);
      expect(steps).toEqual(codenames.steps);
      expect(scene.game.outcome).toMatchObject({ ending: 'contacted', winners: ['red'] });
    });
    test('a word that does not fit can be marked, not touched', () => {
      const { scene } = walk(codenames, script, [{ kind: 'next' }, mark('idle1'), touch]);
      expect(scene).toMatchObject({ step: 'mark', note: 'wrong' });
      expect(codenames.shown(scene).cards[at('idle1')]?.marks).toHaveLength(1);
      expect(scene.game.covers).toEqual([]);
    });
    test.each([
      ['ours3', 'riskedOurs'],
      ['idle1', 'riskedIdle'],
      ['theirs2', 'riskedTheirs'],
      ['assassin', 'riskedAssassin'],
    ] as const)('one guess more on %s shows what follows, and is put back', (slot, step) => {
      const { scene } = walk(codenames, script, [...toRisk, mark(slot), touch]);
      expect(scene.step).toBe(step);
      const back = codenames.after(scene, { kind: 'back' }, script);
      expect(back.step).toBe('theirs');
      expect(codenames.shown(back).cards[at(slot)]?.covered).toBeUndefined();
    });
    test('UX 44: a clue that points at the assassin loses, and one that lies on the table is refused', () => {
      const lost = walk(codenames, script, [...toClue, { kind: 'give', clue: 'risky' }]).scene;
      expect(lost.step).toBe('lost');
      expect(lost.game.outcome).toMatchObject({ ending: 'assassin' });
      expect(codenames.after(lost, { kind: 'back' }, script).step).toBe('clue');
      const illegal = walk(codenames, script, [...toClue, { kind: 'give', clue: 'copied' }]).scene;
      expect(illegal).toMatchObject({ step: 'clue', note: 'illegal' });
    });
    test('the key is hidden until the learner gives a clue', () => {
      const [guessing, giving] = [toRisk, toClue].map((moves) => walk(codenames, script, moves).scene);
      expect(codenames.shown(guessing as codenames.Scene).cards.some(({ identity }) => identity)).toBe(false);
      expect(codenames.shown(giving as codenames.Scene).cards.every(({ identity }) => identity)).toBe(true);
    });
  });

  describe('Duet', () => {
    const { at } = duet;
    const script = t.lessonDuet;
    const mark = (slot: Parameters<typeof at>[0]): duet.Move => ({ kind: 'mark', card: at(slot) });
    const touch = { kind: 'touch' } as const;
    const toGuess: duet.Move[] = [{ kind: 'next' }, { kind: 'give', clue: 'good' }, { kind: 'next' }];
    const toChoose: duet.Move[] = [...toGuess, mark('theirs1'), touch];

    test('UX 44: the right way goes through every step, to a card that is black on one’s own face', () => {
      const { scene, steps } = walk(duet, script, [...toChoose, mark('theirs2'), touch]);
      expect(steps).toEqual(duet.steps);
      const card = duet.shown(scene).cards[at('theirs2')];
      expect(card).toMatchObject({ face: 'assassin' });
      expect(card?.found).toBeDefined();
      expect(scene.game.outcome).toBeUndefined();
    });
    test('UX 44: any other card shows why it was wrong, and is put back', () => {
      const wrong = { yours3: 'missedIdle', both: 'missedLucky', trap: 'missedBlack', idle1: 'missedIdle' } as const;
      for (const [slot, step] of Object.entries(wrong)) {
        const { scene } = walk(duet, script, [...toChoose, mark(slot as keyof typeof wrong), touch]);
        expect(scene.step, slot).toBe(step);
        const back = duet.after(scene, { kind: 'back' }, script);
        expect(back).toMatchObject({ step: 'choose', game: { markers: [] } });
      }
    });
    test('a clue that points at an assassin loses, and is taken back', () => {
      const { scene } = walk(duet, script, [{ kind: 'next' }, { kind: 'give', clue: 'risky' }]);
      expect(scene).toMatchObject({ step: 'lost', game: { outcome: { ending: 'assassin' } } });
      expect(duet.after(scene, { kind: 'back' }, script).step).toBe('give');
    });
    test('the first guess is led', () => {
      const wrong = walk(duet, script, [...toGuess, mark('idle1'), touch]).scene;
      expect(wrong).toMatchObject({ step: 'guess', note: 'wrong' });
      expect(duet.after(wrong, mark('theirs2'), script)).toMatchObject({ step: 'guess', note: 'later' });
    });
  });

  describe('Spyfall', () => {
    const script = t.lessonSpyfall;
    const toAccuse: spyfall.Move[] = [
      { kind: 'look' },
      { kind: 'next' },
      { kind: 'answer', answer: 'subtle' },
      { kind: 'ask', question: 'smell' },
      { kind: 'next' },
    ];

    test('UX 44: the right way goes through every step, and the spy is found', () => {
      const { scene, steps } = walk(spyfall, script, [...toAccuse, { kind: 'accuse', suspect: spyfall.SPY }]);
      expect(steps).toEqual(spyfall.steps);
      expect(scene.game.verdicts).toMatchObject([{ result: 'spy-accused', spy: spyfall.SPY, location: 'beach' }]);
      expect(scene.game.talk).toHaveLength(4);
    });
    test('UX 44: an accusation of anyone else does not carry, and is taken back', () => {
      for (const suspect of ['milo', 'ida'] as const) {
        const { scene } = walk(spyfall, script, [...toAccuse, { kind: 'accuse', suspect }]);
        expect(scene).toMatchObject({ step: 'against', game: { phase: 'asking', verdicts: [] } });
        expect(spyfall.after(scene, { kind: 'back' }, script).step).toBe('accuse');
      }
    });
    test('every answer and every question is taken, with a word from the handler', () => {
      for (const answer of ['subtle', 'open', 'vague'] as const) {
        const { scene } = walk(spyfall, script, [...toAccuse.slice(0, 2), { kind: 'answer', answer }]);
        expect(scene).toMatchObject({ step: 'ask', note: answer });
      }
      for (const question of ['way', 'smell', 'noise'] as const) {
        const { scene } = walk(spyfall, script, [...toAccuse.slice(0, 3), { kind: 'ask', question }]);
        expect(scene.step).toBe('listen');
      }
    });
  });

  test('the words of a board differ, and no clue is one of them', () => {
    for (const { cards, clues } of [t.lessonCodenames, t.lessonDuet]) {
      const words = Object.values(cards);
      expect(new Set(words).size).toBe(12);
      for (const clue of Object.values(clues)) expect(words).not.toContain(clue);
    }
  });
  test('no sentence of the handler is too long to hear at once', () => {
    const said = [t.lessonCodenames.say, t.lessonDuet.say, t.lessonSpyfall.say].flatMap((say) => Object.values(say));
    for (const text of said) {
      const whole = typeof text === 'string' ? text : (text as (values: object) => string)({});
      expect(whole.split(/\s+/).length, whole).toBeLessThanOrEqual(50);
    }
  });
});
