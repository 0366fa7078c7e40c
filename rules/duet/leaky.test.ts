/** The laws work: each of these variants of Duet tells a side what it may not know (D19, D21), and must fail a law. */
import { describe, expect, test } from 'vitest';
import { refuse } from '../kernel/result.ts';
import { variants } from '../testing/broken-games.ts';
import { redealChanges } from '../testing/laws.ts';
import { audiencesAgree, nothingLeaks, viewsFit, viewsTellTheTruth } from '../testing/laws-book.ts';
import { foundIn } from './board.ts';
import { duet } from './game.ts';
import { forms } from './law-subject.ts';
import { other, sides } from './sides.ts';
import type { Side, State } from './types.ts';

type Duet = typeof duet;

const effort = { runs: 60, seed: 7 };
const { variant, showing, isSound, isCaught } = variants(duet, forms.standard, effort);

/** How many agents of a face are still open. */
const missing = ({ deal, ...state }: State, side: Side) => {
  const found = new Set(foundIn({ deal, ...state }).map(({ card }) => card));
  return deal.key[side].filter((kind, card) => kind === 'agent' && !found.has(card)).length;
};

test('without a change, the same effort finds nothing', () => {
  isSound([nothingLeaks, audiencesAgree, viewsTellTheTruth, viewsFit]);
});

describe('nothing leaks', () => {
  test('the face of the other side, on one card', () => {
    const change = showing(({ deal }, { you, cards }) => ({
      cards: cards.map((card, i) => (you && i === 0 ? { ...card, face: deal.key[other(you.side)][0] } : card)),
    }));
    isCaught(nothingLeaks, change, 'a view leaks');
  });

  test('a face for those who only watch', () => {
    const change = showing(({ deal }, { cards }) => ({
      cards: cards.map((card, i) => ({ ...card, face: card.face ?? deal.key.west[i] })),
    }));
    isCaught(nothingLeaks, change, 'a view leaks');
  });

  test('both faces of a card once it is found', () => {
    const change = showing(({ deal }, { cards }) => ({
      cards: cards.map((card, i) => (card.found ? { ...card, key: [deal.key.west[i], deal.key.east[i]] } : card)),
    }));
    isCaught(nothingLeaks, change, 'a view leaks');
  });

  test('how many agents are left on the other face', () => {
    const change = showing((state, { you }) => ({ left: you && missing(state, other(you.side)) }));
    isCaught(nothingLeaks, change, 'a view leaks');
  });

  test('that a face is complete, told one agent too early', () => {
    const change = showing((state) => ({
      complete: { west: missing(state, 'west') <= 1, east: missing(state, 'east') <= 1 },
    }));
    isCaught(nothingLeaks, change, 'a view leaks');
  });

  test('who may give a clue, as if a face were complete one agent too early', () => {
    const change = showing((state, { givers }) => ({ givers: givers.filter((side) => missing(state, side) > 1) }));
    isCaught(nothingLeaks, change, 'a view leaks');
  });

  test('what the other side meant', () => {
    const change = showing((state, { clues }) => ({
      clues: clues.map((clue, i) => ({ ...clue, meant: state.clues[i]?.meant })),
    }));
    isCaught(nothingLeaks, change, 'a view leaks');
  });

  test('what the other side meant, as soon as one of it is found', () => {
    const change = showing((state, { clues }) => ({
      clues: clues.map((clue, i) => ({
        ...clue,
        hit: clue.guesses.map(({ card }) => state.clues[i]?.meant?.includes(card)),
      })),
    }));
    isCaught(nothingLeaks, change, 'a view leaks');
  });

  test("the referee's opinion for those who only watch", () => {
    const change = showing((state, { clues }) => ({
      clues: clues.map((clue, i) => ({ ...clue, opinion: state.clues[i]?.opinion })),
    }));
    isCaught(nothingLeaks, change, 'a view leaks');
  });

  test("the other side's marks in sudden death", () => {
    const short = variants(duet, forms.mission, { runs: 150, seed: 7 });
    const change = short.showing((state, { cards }) => ({
      cards: cards.map((card, i) => ({ ...card, marks: state.marks[i]?.map(({ by }) => by) })),
    }));
    short.isCaught(nothingLeaks, change, 'a view leaks');
    short.isSound([nothingLeaks]);
  });

  test("a refusal that spares the other face's assassins", () => {
    const decide: Duet['decide'] = (state, by, action, facts) =>
      action.kind === 'touch' && typeof by !== 'string' && keyOf(state, by.team)[action.card] === 'assassin'
        ? refuse('card-covered')
        : duet.decide(state, by, action, facts);
    isCaught(nothingLeaks, { decide }, 'an answer leaks');
  });

  test('a refusal that says too much', () => {
    const decide: Duet['decide'] = (state, by, action, facts) => {
      const result = duet.decide(state, by, action, facts);
      if (result.ok || typeof by === 'string') return result;
      return refuse(result.refusal.code, state.deal.words[keyOf(state, by.team).indexOf('agent')]);
    };
    isCaught(nothingLeaks, { decide }, 'an answer leaks');
  });

  test('a permission to stop that depends on whether something is left to find', () => {
    const change = showing((state, { may, you }) => ({
      may: {
        ...may,
        stop: may.stop === 'yes' && you && missing(state, other(you.side)) > 4 ? 'guess-first' : may.stop,
      },
    }));
    isCaught(nothingLeaks, change, 'a view leaks');
  });

  test('an audience that depends on the key', () => {
    const audience: Duet['audience'] = (state, viewer) =>
      `${duet.audience(state, viewer)} ${sides.map((side) => state.deal.key[side].indexOf('assassin'))}`;
    isCaught(nothingLeaks, { audience }, 'an audience leaks');
  });

  test('a re-deal that changes nothing proves nothing', () => {
    expect(() => redealChanges(variant({ redeal: (state) => state }), effort)).toThrow('re-deals');
  });
});

describe('the other laws', () => {
  test('the two sides in one audience', () => {
    const audience: Duet['audience'] = (_, viewer) => (viewer === 'spectator' ? viewer : 'players');
    isCaught(audiencesAgree, { audience }, 'audience players differs');
  });

  test('a view that forgets an arrow', () => {
    const change = showing((_, { cards }) => ({ cards: cards.map((card) => ({ ...card, markers: [] })) }));
    isCaught(viewsTellTheTruth, change, 'a view says');
  });

  test('a view with a field that nobody listed', () => {
    isCaught(
      viewsFit,
      showing((state) => ({ key: state.deal.key })),
      'does not fit',
    );
  });
});

/** The face that decides this side's guesses. */
function keyOf(state: State, team: string) {
  return state.deal.key[other(team as Side)];
}
