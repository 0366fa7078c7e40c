/** The laws work: each of these variants of Spyfall tells someone what they may not know, and must fail a law. */
import { describe, expect, test } from 'vitest';
import { refuse } from '../kernel/result.ts';
import { variants } from '../testing/broken-games.ts';
import { redealChanges } from '../testing/laws.ts';
import { audiencesAgree, nothingLeaks, viewsFit, viewsTellTheTruth } from '../testing/laws-book.ts';
import { locationOf, rolesOf, spyOf } from './cards.ts';
import { forms } from './law-subject.ts';
import type { State } from './types.ts';
import type { View } from './view-types.ts';
import { spyfallWithGuests } from './with-guests.ts';

type Spyfall = typeof spyfallWithGuests;

const effort = { runs: 60, seed: 7 };
const { variant, showing, isSound, isCaught } = variants(spyfallWithGuests, forms.spoken, effort);

const isSpy = ({ you }: View) => you?.card !== undefined && 'spy' in you.card;
const isInnocent = ({ you }: View) => you?.card !== undefined && !('spy' in you.card);

test('without a change, the same effort finds nothing', () => {
  isSound([nothingLeaks, audiencesAgree, viewsTellTheTruth, viewsFit]);
});

describe('nothing leaks', () => {
  const leaks = (more: (state: State, view: View) => object) => isCaught(nothingLeaks, showing(more), 'a view leaks');

  test('the location, to the spy', () => {
    leaks((state, view) => (isSpy(view) ? { location: locationOf(state).id } : {}));
  });

  test('the location, to those who only watch', () => {
    leaks((state, view) => (view.you ? {} : { location: locationOf(state).id }));
  });

  test('the location, to a newcomer without a card', () => {
    leaks((state, view) => (view.you && !view.you.card ? { location: locationOf(state).id } : {}));
  });

  test('the spy, to the others', () => {
    leaks((state, view) => (isInnocent(view) ? { spy: spyOf(state) } : {}));
  });

  test('the spy, to those who only watch', () => {
    leaks((state, view) => (view.you ? {} : { spy: spyOf(state) }));
  });

  test("another player's role", () => {
    leaks((state, view) => (isInnocent(view) ? { roles: rolesOf(state).map(({ role }) => role) } : {}));
  });

  test('how the name of the location begins', () => {
    leaks((state, { locations }) => ({
      locations: locations.filter(({ name }) => name < `${locationOf(state).name[0]}zz`),
    }));
  });

  test('a list in which the location comes first', () => {
    leaks((state, { locations }) => ({
      locations: locations.toSorted((a) => (a.id === locationOf(state).id ? -1 : 0)),
    }));
  });

  test('what comes in the next round', () => {
    leaks(({ deal, round }) => ({ next: deal.rounds[round + 1]?.location }));
  });

  test('whether the accused is the spy, while it is voted on', () => {
    leaks((state, { accusation }) => (accusation ? { right: accusation.suspect === spyOf(state) } : {}));
  });

  test('whether the others are right, while the ballot is open', () => {
    leaks((state, { ballot }) =>
      ballot ? { right: ballot.voices.map(({ suspect }) => suspect === spyOf(state)) } : {},
    );
  });

  test('a permission to accuse that depends on who the spy is', () => {
    leaks((state, { may }) => ({
      may: { ...may, accuse: may.accuse === 'yes' && state.dealer === spyOf(state) ? 'vote-first' : may.accuse },
    }));
  });

  test('a refusal to accuse an innocent player', () => {
    const decide: Spyfall['decide'] = (state, by, action, facts) =>
      action.kind === 'accuse' && action.suspect !== spyOf(state)
        ? refuse('player-gone')
        : spyfallWithGuests.decide(state, by, action, facts);
    isCaught(nothingLeaks, { decide }, 'an answer leaks');
  });

  test('a refusal to name a wrong location', () => {
    const decide: Spyfall['decide'] = (state, by, action, facts) =>
      action.kind === 'name' && action.location !== locationOf(state).id
        ? refuse('location-played')
        : spyfallWithGuests.decide(state, by, action, facts);
    isCaught(nothingLeaks, { decide }, 'an answer leaks');
  });

  test('an audience that depends on the spy', () => {
    const audience: Spyfall['audience'] = (state, viewer) =>
      `${spyfallWithGuests.audience(state, viewer)} ${state.players.indexOf(spyOf(state))}`;
    isCaught(nothingLeaks, { audience }, 'an audience leaks');
  });

  test('a re-deal that changes nothing proves nothing', () => {
    expect(() => redealChanges(variant({ redeal: (state) => state }), effort)).toThrow('re-deals');
  });
});

describe('the other laws', () => {
  test('all players in one audience', () => {
    const audience: Spyfall['audience'] = (_, viewer) => (viewer === 'spectator' ? viewer : 'players');
    isCaught(audiencesAgree, { audience }, 'audience players differs');
  });

  test('a view that forgets who has just asked', () => {
    const change = showing((_, { turn }) => (turn ? { turn: { ...turn, barred: undefined } } : {}));
    isCaught(viewsTellTheTruth, change, 'a view says');
  });

  test('a view with a field that nobody listed', () => {
    isCaught(
      viewsFit,
      showing(({ deal }) => ({ rounds: deal.rounds })),
      'does not fit',
    );
  });
});
