/** Bots among themselves: whole games in every language, with no refusals, no leaks and no hidden knowledge. */
import { locationOf, spyOf } from '@safehouse/rules/spyfall/cards.ts';
import { spyfall } from '@safehouse/rules/spyfall/game.ts';
import { anyAction } from '@safehouse/rules/spyfall/random-player.ts';
import type { State } from '@safehouse/rules/spyfall/types.ts';
import { describe, expect, test } from 'vitest';
import type { Level } from '../bot.ts';
import { languageCodes } from '../languages/index.ts';
import { type Bank, betrayalIn, openBankNow } from './bank.ts';
import { nameParts } from './hear.ts';
import { kindOf } from './kind.ts';
import { move } from './play.ts';
import { type Game, randomOf, type Step, seatOf, selfPlay } from './self-play.ts';
import { wordsOf } from './words.ts';

const levels: readonly Level[] = ['careful', 'normal', 'bold'];
const alone = { people: 0, haveSpoken: true };

function playedOut(game: Game): { steps: Step[]; end: State } {
  const steps: Step[] = [];
  const playing = selfPlay(game);
  for (let next = playing.next(); ; next = playing.next()) {
    if (next.done) return { steps, end: next.value };
    steps.push(next.value);
  }
}

function evening(bank: Bank, games: number) {
  return Array.from({ length: games }, (_, number) =>
    playedOut({ bank, number, players: 4 + (number % 3), level: levels[number % 3] ?? 'normal' }),
  );
}

describe.each(languageCodes)('in %s', (language) => {
  const bank = openBankNow(language);
  const games = evening(bank, 24);
  const steps = games.flatMap(({ steps }) => steps);

  test('the spy gets away at times, and is caught at times', () => {
    const verdicts = games.flatMap(({ end }) => end.verdicts);
    const share = (...results: string[]) =>
      verdicts.filter(({ result }) => results.includes(result)).length / verdicts.length;
    expect(verdicts.length).toBe(72);
    expect(share('location-named')).toBeGreaterThan(0.15);
    expect(share('spy-accused', 'spy-convicted')).toBeGreaterThan(0.15);
    expect(share('innocent-accused', 'innocent-convicted')).toBeLessThan(0.2);
    expect(share('void')).toBe(0);
  });

  test('a bot that knows the location never says its name, or a word that reveals it', () => {
    let said = 0;
    for (const { state, by, action } of steps) {
      if (!('text' in action) || action.text === undefined || by.person === spyOf(state)) continue;
      const { id, name } = locationOf(state);
      const parts = nameParts(name, language);
      const named = wordsOf(action.text, language).filter((word) => parts.some((each) => isIn(each, word)));
      expect(named, `${name}: ${action.text}`).toEqual([]);
      expect(betrayalIn(action.text, bank.places.get(id)?.words ?? [], language), action.text).toBeUndefined();
      said++;
    }
    expect(said).toBeGreaterThan(300);
  });

  test('an answer fits the kind of its question', () => {
    let answered = 0;
    for (const { state, action } of steps) {
      if (action.kind !== 'answer' || bank.other.includes(action.text ?? '')) continue;
      const question = state.talk.at(-1)?.question ?? '';
      expect(fitsIn(bank, question, action.text ?? ''), `${question} ${action.text}`).toBe(true);
      answered++;
    }
    expect(answered).toBeGreaterThan(100);
  });

  test('a question is not asked twice in a round', () => {
    const asked = steps.flatMap(({ state, action }) => (action.kind === 'ask' ? [{ state, text: action.text }] : []));
    for (const { state, text } of asked) expect(state.talk.map(({ question }) => question)).not.toContain(text);
    expect(asked.length).toBeGreaterThan(100);
  });

  test('it is quick', () => {
    const times = steps.map(({ took }) => took).toSorted((a, b) => a - b);
    // The median, because garbage is collected now and then.
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(10);
  });
});

/** Whether the bank has the answer below this question, or for this kind of question on its topic. */
function fitsIn({ topics, places, language }: Bank, question: string, answer: string): boolean {
  const pieces = [...places.values()].flatMap(({ pieces }) => pieces);
  const own = pieces.filter((piece) => piece.question?.text === question).flatMap(({ answers }) => answers);
  if (own.length > 0) return own.some(({ text, fits }) => text === answer && fits.includes('own'));
  const kind = kindOf(question, language);
  return topics
    .filter(({ questions }) => questions.some(({ text }) => text === question))
    .flatMap(({ id, answers }) => [...answers, ...pieces.filter(({ topic }) => topic === id).flatMap((p) => p.answers)])
    .some(({ text, fits }) => text === answer && fits.includes(kind === 'yes' ? 'yes' : 'open'));
}

/** Short words must match exactly, longer ones may have an ending. */
function isIn(forbidden: string, word: string): boolean {
  return (
    word === forbidden || (forbidden.length >= 5 && word.startsWith(forbidden) && word.length <= forbidden.length + 2)
  );
}

test('a bot does the same wherever its seat cannot tell the difference', () => {
  const bank = openBankNow('en');
  const random = randomOf(77);
  const kinds = new Map<string, number>();
  let changed = 0;
  for (const { state } of evening(bank, 9).flatMap(({ steps }) => steps)) {
    for (const seat of state.players.map((_, i) => seatOf(i))) {
      const twin = spyfall.redeal(state, seat, random);
      if (spyOf(twin) !== spyOf(state) || locationOf(twin).id !== locationOf(state).id) changed++;
      const isSpy = spyOf(state) === seat.person;
      const [here, there] = [state, twin].map((each) => {
        const around = { person: seat.person, level: 'bold', commitment: 'c' } as const;
        return move(spyfall.view(each, seat), around, alone, bank);
      });
      expect(there).toEqual(here);
      if (here)
        kinds.set(
          `${isSpy ? 'spy' : 'other'} ${here.kind}`,
          1 + (kinds.get(`${isSpy ? 'spy' : 'other'} ${here.kind}`) ?? 0),
        );
    }
  }
  expect(changed).toBeGreaterThan(500);
  for (const kind of ['spy answer', 'spy ask', 'spy stop', 'spy name', 'other answer', 'other ask', 'other vote']) {
    expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(0);
  }
});

test('among players at random it is never refused, at places of the table’s own, too', () => {
  const bank = openBankNow('en');
  const roles = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const own = ['Well', 'Depends on you', 'Boss', 'The pit', 'Some days', 'Our attic'].map((name) => ({ name, roles }));
  const options = { ...spyfall.defaults, way: 'written', rounds: 3, minutes: 1, own } as const;
  const moved = new Map<string, number>();
  for (let number = 0; number < 60; number++) {
    const random = randomOf(1000 + number);
    const seats = [0, 1, 2, 3].map(seatOf);
    let state = spyfall.begin(spyfall.deal(options, seats, { words: [], locations: [] }, random), 0);
    for (let step = 1; step < 200 && !state.outcome; step++) {
      const now = step * 10_000;
      const due = spyfall.deadline(state);
      const by = random.pick(seats);
      const view = spyfall.view(state, by);
      const around = { person: by.person, level: random.pick(levels), commitment: `${number}`, now };
      const bot = random.below(2) === 0 ? move(view, around, alone, bank) : undefined;
      const isDue = due !== undefined && due.at <= now;
      const decision = isDue
        ? spyfall.decide(state, 'clock', due.action, { now })
        : spyfall.decide(state, by, bot ?? anyAction(view, random), { now });
      if (bot && !isDue) {
        expect(decision.ok, JSON.stringify(bot)).toBe(true);
        moved.set(bot.kind, (moved.get(bot.kind) ?? 0) + 1);
      }
      if (decision.ok) state = decision.value.reduce(spyfall.evolve, state);
    }
  }
  for (const kind of ['ask', 'answer', 'vote', 'suspect', 'openBallot', 'goOn']) {
    expect(moved.get(kind) ?? 0, kind).toBeGreaterThan(0);
  }
});
