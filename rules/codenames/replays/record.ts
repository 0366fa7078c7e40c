/**
 * Records one game for every way each form can end, always the same ones:
 * `node rules/codenames/replays/record.ts && npx biome format --write rules/codenames/replays`
 */
import { writeFileSync } from 'node:fs';
import type { GameActor } from '../../kernel/contract.ts';
import { type AnySubject, BEGINNING, stepsOf } from '../../kernel/laws-runs.ts';
import { broken } from '../../kernel/result.ts';
import { endingsOf, lawSubject } from '../law-subject.ts';
import { digestOf, type Move, type Replay } from '../replay.ts';
import { sampleSeats } from '../sample.ts';
import type { Action, Form, State } from '../types.ts';

for (const form of Object.keys(endingsOf) as Form[]) {
  for (const ending of endingsOf[form]) {
    const path = `${import.meta.dirname}/${form}-${ending}.json`;
    writeFileSync(path, JSON.stringify(firstGame(form, ending)));
  }
}

function firstGame(form: Form, ending: string): Replay {
  for (let start = 0; start < 10_000; start++) {
    const game = playedGame(form, start);
    if (game?.outcome.ending === ending) return game;
  }
  return broken(`no ${form} game ended by ${ending}`);
}

/** A random game to its end; what was refused is left out. */
function playedGame(form: Form, start: number): Replay | undefined {
  const subject = { ...lawSubject(form), facts: undefined } as AnySubject;
  const draws = Array.from({ length: subject.bound }, (_, i) => start * subject.bound + i);
  const steps = [...stepsOf(subject, { start, draws })].filter(({ result }) => result.ok);
  const last = steps.at(-1)?.after as State | undefined;
  if (!last?.outcome) return undefined;
  return {
    deal: last.deal,
    seats: sampleSeats(form),
    began: BEGINNING,
    moves: steps.map(({ by, action, facts }) => moveOf(by as GameActor, action as Action, facts.now)),
    outcome: last.outcome,
    state: digestOf(last),
  };
}

function moveOf(by: GameActor, action: Action, now: number): Move {
  return { by: typeof by === 'string' ? by : by.person, action, now };
}
