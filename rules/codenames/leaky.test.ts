/** The laws work: each of these deliberately broken variants of Codenames must fail a law. */
import { describe, expect, test } from 'vitest';
import { refuse } from '../kernel/result.ts';
import { variants } from '../testing/broken-games.ts';
import { randomPlayersFinish, redealChanges, reportFailure } from '../testing/laws.ts';
import {
  audiencesAgree,
  eventsApply,
  everyLaw,
  nothingLeaks,
  sameAgain,
  viewsFit,
  viewsTellTheTruth,
} from '../testing/laws-book.ts';
import { failuresOf } from '../testing/laws-judge.ts';
import type { AnySubject } from '../testing/laws-runs.ts';
import { codenames } from './game.ts';
import { lawSubject } from './law-subject.ts';
import type { State } from './types.ts';

type Codenames = typeof codenames;

const effort = { runs: 40, seed: 7 };
const { variant, showing, isSound, isCaught } = variants(codenames, lawSubject('teams') as AnySubject, effort);
const assassinOf = (state: State) => state.deal.key.indexOf('assassin');

test('without a change, the same effort finds nothing', () => {
  isSound([nothingLeaks, audiencesAgree, viewsTellTheTruth, viewsFit, sameAgain, eventsApply]);
});

test('in the pass that all laws share, the broken one alone fails, and its run is made short', () => {
  const subject = variant(showing(() => ({ seed: 'f00d' })));
  const failures = failuresOf(Object.values(everyLaw), subject, effort);
  expect([...failures.keys()]).toEqual([viewsFit]);
  expect(() => reportFailure(viewsFit, failures, subject, effort)).toThrow(
    /Counterexample: \[\{"start":\d+,"draws":\[\d+\]\}\]\nShrunk[\s\S]*a view after step 0 does not fit/,
  );
  expect(() => reportFailure(nothingLeaks, failures, subject, effort)).not.toThrow();
});

test('a run that breaks off fails every law', () => {
  const decide = () => expect.unreachable('a broken invariant');
  const failures = failuresOf(Object.values(everyLaw), variant({ decide }), effort);
  expect([...failures.keys()]).toEqual(Object.values(everyLaw));
});

describe('nothing leaks', () => {
  test('a view that shows one open card', () => {
    const change = showing(({ deal }, { cards }) => ({
      cards: cards.map((card, i) => (i === 0 ? { ...card, identity: deal.key[0] } : card)),
    }));
    isCaught(nothingLeaks, change, 'a view leaks');
  });

  test('a view that spreads the state', () => {
    isCaught(
      nothingLeaks,
      showing((state) => state),
      'a view leaks',
    );
  });

  test('a harmless number that depends on the key', () => {
    isCaught(
      nothingLeaks,
      showing((state) => ({ due: assassinOf(state) % 2 })),
      'a view leaks',
    );
  });

  test('a permission that depends on the key', () => {
    const change = showing((state, { may }) => ({
      may: { ...may, touch: may.touch === 'yes' && assassinOf(state) < 12 ? 'not-your-turn' : may.touch },
    }));
    isCaught(nothingLeaks, change, 'a view leaks');
  });

  test("the referee's opinion shown to operatives", () => {
    const change = showing((state, { clues }) => ({
      clues: clues.map((clue, i) => ({ ...clue, opinion: state.clues[i]?.opinion })),
    }));
    isCaught(nothingLeaks, change, 'a view leaks');
  });

  test('a refusal that spares the assassin', () => {
    const decide: Codenames['decide'] = (state, by, action, facts) =>
      action.kind === 'touch' && action.card === assassinOf(state)
        ? refuse('card-covered')
        : codenames.decide(state, by, action, facts);
    isCaught(nothingLeaks, { decide }, 'an answer leaks');
  });

  test('a refusal that says too much', () => {
    const decide: Codenames['decide'] = (state, by, action, facts) => {
      const result = codenames.decide(state, by, action, facts);
      return result.ok ? result : refuse(result.refusal.code, state.deal.words[assassinOf(state)]);
    };
    isCaught(nothingLeaks, { decide }, 'an answer leaks');
  });

  test('an audience that depends on the key', () => {
    const audience: Codenames['audience'] = (state, viewer) =>
      `${codenames.audience(state, viewer)} ${assassinOf(state)}`;
    isCaught(nothingLeaks, { audience }, 'an audience leaks');
  });

  test('a re-deal that changes nothing proves nothing', () => {
    expect(() => redealChanges(variant({ redeal: (state) => state }), effort)).toThrow('re-deals');
  });
});

describe('the other laws', () => {
  test('spymasters and operatives in one audience', () => {
    const audience: Codenames['audience'] = (_, viewer) => (viewer === 'spectator' ? viewer : viewer.team);
    isCaught(audiencesAgree, { audience }, 'audience red differs');
  });

  test('a view that promises too much', () => {
    const change = showing((_, { may }) => ({ may: { ...may, stop: 'yes' } }));
    isCaught(viewsTellTheTruth, change, 'a view says undefined');
  });

  test('a view with a field that nobody listed', () => {
    isCaught(
      viewsFit,
      showing(() => ({ seed: 'f00d' })),
      'does not fit',
    );
  });

  test('a state that does not survive storage', () => {
    const evolve: Codenames['evolve'] = (state, event) => ({ ...codenames.evolve(state, event), clock: undefined });
    isCaught(sameAgain, { evolve }, 'not the same');
  });

  test('chance outside the deal', () => {
    let count = 0;
    const evolve: Codenames['evolve'] = (state, event) => ({ ...codenames.evolve(state, event), due: count++ });
    isCaught(sameAgain, { evolve }, 'not the same');
  });

  test('a state changed in place', () => {
    const evolve: Codenames['evolve'] = (state, event) => Object.assign(state, codenames.evolve(state, event));
    isCaught(eventsApply, { evolve }, 'read only');
  });

  test('a game that never ends, or never in one of its ways', () => {
    const endless = variant({ decide: () => refuse('not-your-turn') });
    expect(() => randomPlayersFinish(endless, { games: 1 })).toThrow('within 600 steps');
    expect(() => randomPlayersFinish(variant({}), { games: 1 })).toThrow('to deeply equal');
  });
});
