/** The scenes of Spyfall: what is seen first, what is held back, and who does not wait. */
import { table } from '@safehouse/rules/spyfall/scenario.ts';
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import { describe, expect, test } from 'vitest';
import { soundOf } from '../play/director/beat-sounds.ts';
import type { Beat, Scene } from '../play/scene.svelte.ts';
import { scene, stampsOnly } from './scenes.ts';

type On = ReturnType<typeof table>;
type Who = 'ada' | 'ben' | 'cleo' | 'dov' | 'eva' | 'spectator';

const five = ['ada', 'ben', 'cleo', 'dov', 'eva'];
const seen = (on: On, who: Who): View => (who === 'spectator' ? on.spectator : on[who].view);
/** The scene of one step, as a viewer gets it, and what each of its beats draws. */
const step = (on: On, who: Who, does: () => unknown) => {
  const before = seen(on, who);
  does();
  const after = seen(on, who);
  const beats = scene(before, after);
  return { beats, after, drawn: beats.map((beat) => drawnBy(beat, after)) };
};
const drawnBy = ({ draws }: Beat, after: View) => (draws?.(after) as View | undefined) ?? after;
const kinds = (beats: Scene) => beats.map(({ kind, person }) => (person ? `${kind} ${person}` : kind));
/** Ben, who is the spy, is accused, and only Eva has not voted. */
const accused = () => {
  const on = table({ players: five });
  on.ada.starts();
  on.cleo.accuses('ben');
  for (const name of ['ada', 'dov'] as const) on[name].agrees();
  return on;
};

describe('questions', () => {
  test('a question is seen at the seat that is asked, and a turn at the seat that asks', () => {
    const on = table();
    expect(kinds(step(on, 'dov', () => on.ada.starts()).beats)).toEqual(['ask ada']);
    expect(kinds(step(on, 'dov', () => on.ada.asks('cleo')).beats)).toEqual(['ask cleo']);
    expect(kinds(step(on, 'dov', () => on.host.pauses()).beats)).toEqual([]);
  });
  test('a written answer is seen before the turn passes on, except by the player whose turn it is', () => {
    const on = table({ way: 'written' });
    on.ada.starts();
    on.ada.asks('cleo', 'Is it loud?');
    const views = [on.dov.view, on.cleo.view];
    on.cleo.answers('At night.');
    const [watching, asking] = [scene(views[0] as View, on.dov.view), scene(views[1] as View, on.cleo.view)];
    expect(kinds(watching)).toEqual(['answer cleo']);
    expect(drawnBy(watching[0] as Beat, on.dov.view).turn).toEqual({ asker: 'ada', asked: 'cleo' });
    expect(drawnBy(watching[0] as Beat, on.dov.view).talk).toEqual(on.dov.view.talk);
    expect(asking[0]?.draws).toBeUndefined();
  });
  test('cards are dealt again for each round', () => {
    const on = table();
    on.ada.starts();
    on.ben.stops();
    on.ben.names('quarry');
    expect(kinds(step(on, 'cleo', () => on.ada.goesOn()).beats)).toEqual(['deal']);
  });
});

describe('votes', () => {
  test('the accuser points before the stamp says so, and those who vote do not wait', () => {
    const on = table({ players: five });
    on.ada.starts();
    const { beats } = step(on, 'dov', () => on.cleo.accuses('ben'));
    expect(kinds(beats)).toEqual(['accuse ben', 'stamp']);
    expect(beats.some(({ draws }) => draws)).toBe(false);
  });
  test('hands rise one by one, even if several came at once', () => {
    const on = table({ players: five });
    on.ada.starts();
    on.cleo.accuses('ben');
    const { beats, drawn } = step(on, 'ben', () => [on.ada.agrees(), on.dov.disagrees()]);
    expect(kinds(beats)).toEqual(['hand ada', 'hand dov']);
    expect(drawn.map(({ accusation }) => accusation?.votes.length)).toEqual([2, 3]);
    expect(drawn.map(({ accusation }) => accusation?.awaited)).toEqual([['dov', 'eva'], ['eva']]);
  });
  test('the last hand is seen before a rejected accusation goes on, except by the player whose turn it is', () => {
    const on = accused();
    const asker = on.ada.view;
    const { beats, drawn } = step(on, 'eva', () => on.eva.disagrees());
    expect(kinds(beats)).toEqual(['hand eva', 'breath', 'stamp']);
    expect(drawn.map(({ phase }) => phase)).toEqual(['accusation', 'accusation', 'asking']);
    expect(drawn[1]?.accusation?.votes.at(-1)).toEqual({ by: 'eva', guilty: false });
    expect(drawn[1]?.hearings).toEqual([]);
    expect(scene(asker, on.ada.view).some(({ draws }) => draws)).toBe(false);
  });
  test('people who leave end a vote like a last hand', () => {
    const on = accused();
    const { beats, drawn } = step(on, 'cleo', () => [on.eva.getsUp()]);
    expect(kinds(beats).slice(0, 2)).toEqual(['hand dov', 'breath ben']);
    expect(drawn[0]?.accusation?.votes).toHaveLength(3);
  });
});

describe('verdicts', () => {
  const isHeldBack = ({ beats, drawn }: ReturnType<typeof step>) => {
    for (const view of drawn)
      expect([view.phase === 'verdict', view.verdicts.length, view.outcome]).toEqual([false, 0, undefined]);
    expect(beats.at(-1)?.stamp).toBeDefined();
    expect(beats.reduce((sum, { lasts }) => sum + lasts, 0)).toBeLessThanOrEqual(4_000);
  };
  test('the last hand, the breath, the card of the suspect, then the stamp; nothing tells earlier', () => {
    const on = accused();
    const told = step(on, 'ada', () => on.eva.agrees());
    expect(kinds(told.beats)).toEqual(['hand eva', 'breath ben', 'unmask ben', 'triumph']);
    expect(told.beats.map(({ turned }) => turned)).toEqual([undefined, undefined, ['ben'], ['ben']]);
    isHeldBack(told);
    expect(told.drawn[0]?.may).toEqual(told.after.may);
  });
  test('an innocent suspect’s card is turned up first, then the spy’s', () => {
    const on = table({ players: five });
    on.ada.starts();
    on.cleo.accuses('dov');
    for (const name of ['ada', 'ben'] as const) on[name].agrees();
    const told = step(on, 'ada', () => on.eva.agrees());
    expect(kinds(told.beats)).toEqual(['hand eva', 'breath dov', 'unmask dov', 'unmask ben', 'defeat']);
    isHeldBack(told);
  });
  test('the last name of the last vote is seen, then the spy', () => {
    const on = table();
    on.ada.starts();
    on.waits(480);
    on.ada.opensTheBallot();
    for (const name of ['ada', 'ben', 'cleo']) on.who(name).suspects('dov');
    const told = step(on, 'spectator', () => on.dov.suspects('ada'));
    expect(kinds(told.beats)).toEqual(['hand dov', 'breath dov', 'unmask dov', 'unmask ben', 'stamp']);
    expect(told.drawn[0]?.ballot?.voices).toHaveLength(4);
    isHeldBack(told);
    expect(told.beats.map(soundOf)).toEqual(['drum', undefined, 'wrong', 'reveal', 'verdict']);
  });
  test('the spy shows the card before anyone is told, names a place, and a stamp says whether it was right', () => {
    const on = table();
    on.ada.starts();
    const shown = step(on, 'cleo', () => on.ben.stops());
    expect(kinds(shown.beats)).toEqual(['breath ben', 'unmask ben', 'stamp']);
    expect(shown.drawn.map(({ stopper }) => stopper)).toEqual([undefined, 'ben', 'ben']);
    const told = step(on, 'ben', () => on.ben.names('quarry'));
    expect(kinds(told.beats)).toEqual(['breath ben', 'defeat']);
    isHeldBack(told);
  });
  test('the spy who stops the game does not wait to name a place', () => {
    const on = table();
    on.ada.starts();
    expect(step(on, 'ben', () => on.ben.stops()).beats.some(({ draws }) => draws)).toBe(false);
  });
  test('the result waits for the end of the last round, and for no other', () => {
    const last = (rounds: number) => {
      const on = table({ rounds });
      on.ada.starts();
      on.ben.stops();
      return step(on, 'ada', () => on.ben.names('quarry')).beats.map(({ isEnd }) => isEnd === true);
    };
    expect(last(1)).toEqual([true, true]);
    expect(last(2)).toEqual([false, false]);
  });
  test('a tap ends what is held back', () => {
    const on = accused();
    const { beats } = step(on, 'ada', () => on.eva.agrees());
    expect(beats.slice(1).every(({ isHeld }) => isHeld)).toBe(true);
  });
  test('a round that breaks off has only its stamp', () => {
    const on = table();
    on.ada.starts();
    expect(kinds(step(on, 'ada', () => on.ben.getsUp()).beats)).toEqual(['stamp']);
  });
});

test('a phone that goes from hand to hand shows stamps only', () => {
  const on = accused();
  const before = on.spectator;
  on.eva.agrees();
  expect(kinds(stampsOnly(before, on.spectator))).toEqual(['stamp']);
});
