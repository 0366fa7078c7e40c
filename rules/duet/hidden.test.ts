/**
 * D19, proved without the redeal of the laws: in thousands of states a side sees the same bytes for every other face
 * that is possible given what it may know; and the redeal of the laws reaches all of these.
 */
import { expect } from 'vitest';
import type { Seat } from '../kernel/contract.ts';
import { Memory, remembering } from '../kernel/memo.ts';
import { drawnFrom, stepsOf } from '../testing/laws-runs.ts';
import { rule } from '../testing/rule.ts';
import { isComplete } from './board.ts';
import { duet } from './game.ts';
import { forms } from './law-subject.ts';
import { otherFaces } from './other-face.ts';
import { anyAction } from './random-player.ts';
import { sampleSeats } from './sample.ts';
import { other } from './sides.ts';
import type { Action, Kind, Side, State } from './types.ts';

function withFace(state: State, side: Side, face: readonly Kind[]): State {
  return { ...state, deal: { ...state.deal, key: { ...state.deal.key, [side]: face } } };
}

function* statesOf(form: keyof typeof forms, games: number): Generator<State> {
  for (let start = 0; start < games; start++) {
    const draws = Array.from({ length: 200 }, (_, i) => start * 200 + i);
    for (const { after, result } of stepsOf(forms[form], { start, draws })) {
      if (result.ok && !duet.outcome(after as State)) yield after as State;
    }
  }
}

const seatOf = { west: sampleSeats[0], east: sampleSeats[2] } as Record<Side, Seat>;

/** What a side gets: its view, and whether its action is accepted, or the whole refusal. */
function shownTo(seat: Seat, state: State, action: Action): string {
  return remembering(new Memory(), () => {
    const result = duet.decide(state, seat, action, { now: 0 });
    return JSON.stringify([duet.view(state, seat), result.ok || result.refusal]);
  });
}

for (const form of ['standard', 'mission'] as const) {
  rule('D19', `a side sees the same whatever the other face is, as far as it can be (${form})`, () => {
    const random = drawnFrom(19);
    let [states, faces, complete] = [0, 0, 0];
    for (const state of statesOf(form, 150)) {
      for (const side of ['west', 'east'] as const) {
        const seat = seatOf[side];
        const action = anyAction(duet.view(state, seat), random);
        const shown = shownTo(seat, state, action);
        const isFull = isComplete(state, other(side));
        const others = otherFaces(side, state);
        const seen = new Set<string>();
        for (let tries = 0; tries < (isFull ? 60 : 4); tries++) {
          const face = others.drawn(random);
          if (!face) continue;
          const twin = shownTo(seat, withFace(state, other(side), face), action);
          // Computed only if they differ: there are tens of thousands.
          if (twin !== shown) expect(twin).toBe(shown);
          seen.add(face.join());
        }
        states++;
        faces += seen.size;
        if (isFull && seen.size > 0) complete++;
      }
    }
    expect(states, 'states').toBeGreaterThan(3000);
    expect(faces / states, 'different other faces a state').toBeGreaterThan(3);
    expect(complete, 'states in which the other face is complete').toBeGreaterThan(0);
  });
}

rule('D19', 'the re-deal of the laws finds another face nearly every time while much is open', () => {
  const [start] = statesOf('standard', 1);
  for (const side of ['west', 'east'] as const) {
    const faces = Array.from({ length: 300 }, (_, draw) => duet.redeal(start as State, seatOf[side], drawnFrom(draw)));
    expect(new Set(faces.map(({ deal }) => deal.key[other(side)].join())).size).toBe(300);
  }
});

rule('D19', 'when few other faces are left, the re-deal of the laws reaches every one of them and no other', () => {
  let judged = 0;
  for (const state of statesOf('standard', 400)) {
    // Once per game is enough.
    if (state.phase !== 'sudden' || state.late.length !== 1) continue;
    for (const side of ['west', 'east'] as const) {
      const possible = otherFaces(side, state).all(400)?.map(String);
      if (!possible || possible.length < 10) continue;
      const reached = new Set<string>();
      // Not all are equally likely, so some take many draws.
      for (let draw = 0; draw < 100 * possible.length && (draw < 1000 || reached.size < possible.length); draw++) {
        reached.add(duet.redeal(state, seatOf[side], drawnFrom(draw)).deal.key[other(side)].join());
      }
      expect([...reached].sort()).toEqual(possible.sort());
      if (++judged === 5) return;
    }
  }
  expect.unreachable('there are such states');
});
