/** What nobody may learn from their view: in every phase, all possible secrets give the same bytes. */
import { expect, test } from 'vitest';
import { rule } from '../testing/rule.ts';
import { spyOf } from './cards.ts';
import { spyfall } from './game.ts';
import { table } from './scenario.ts';
import type { Lots, State } from './types.ts';

/** A table in each phase before the cards are shown. Ben is the spy, and Ada deals. */
function phases(): State[] {
  const t = table();
  const states = [t.state];
  const keep = () => states.push(t.state);
  t.ada.starts();
  t.ada.asks('cleo');
  keep();
  t.dov.accuses('ben');
  t.ada.agrees();
  keep();
  t.cleo.disagrees();
  t.cleo.accuses('dov');
  keep();
  t.ada.disagrees();
  t.ben.agrees();
  keep();
  t.waits(480);
  keep();
  t.ada.opensTheBallot();
  t.ada.suspects('ben');
  keep();
  expect(states.map(({ phase }) => phase)).toEqual([
    'briefing',
    'asking',
    'accusation',
    'accusation',
    'asking',
    'suspicions',
    'ballot',
  ]);
  return states;
}

const withLots = (state: State, lots: Partial<Lots>): State => {
  const rounds = state.deal.rounds.with(0, { ...(state.deal.rounds[0] as Lots), ...lots });
  return { ...state, deal: { ...state.deal, rounds } };
};
const { ada, ben, eva } = table();
const bytes = (state: State, viewer: typeof ada.seat | 'spectator') => JSON.stringify(spyfall.view(state, viewer));
const anywhere = [0, 1, 2, 3, 4, 5];

rule('S2', 'the spy sees the same for every location and every set of roles', () => {
  for (const state of phases()) {
    for (const location of anywhere) {
      expect(bytes(withLots(state, { location }), ben.seat)).toBe(bytes(state, ben.seat));
      expect(bytes(withLots(state, { location, roles: [6, 5, 4, 3, 2, 1, 0] }), ben.seat)).toBe(bytes(state, ben.seat));
    }
  }
});

rule('S2', 'the others see the same for every spy and all roles besides their own', () => {
  for (const state of phases()) {
    for (const spy of [1, 2, 3]) {
      for (const roles of [
        [0, 1, 2, 3, 4, 5, 6],
        [0, 6, 5, 4, 3, 2, 1],
      ]) {
        const other = withLots(state, {
          spy: Array<number>(6).fill(Math.min(spy, 3)).with(0, Math.min(spy, 2)),
          roles,
        });
        expect(other.players.indexOf(spyOf(other))).toBe(spy);
        expect(bytes(other, ada.seat)).toBe(bytes(state, ada.seat));
      }
    }
  }
});

rule('S2', 'who only watches, or came too late for a card, sees nothing of either', () => {
  for (const state of phases()) {
    const late = spyfall.join(state, eva.seat);
    for (const location of anywhere) {
      for (const spy of [0, 1, 2, 3]) {
        const lots = { location, spy: Array<number>(6).fill(spy) };
        expect(bytes(withLots(state, lots), 'spectator')).toBe(bytes(state, 'spectator'));
        expect(bytes(withLots(late, lots), eva.seat)).toBe(bytes(late, eva.seat));
      }
    }
  }
});

rule('S2', 'whatever a player was dealt, the same views are possible as far as the others know', () => {
  const possible = (state: State, viewer: typeof ada.seat) => spyfall.possibleViews?.(state, viewer) ?? [];
  for (const state of phases()) {
    for (const { seat } of [ada, ben]) {
      const views = possible(state, seat);
      expect(views.map(({ you }) => Object.keys(you?.card ?? {}))).toEqual([['spy'], ['location', 'role']]);
      const longest = Math.max(...views.map((view) => JSON.stringify(view).length));
      for (const location of anywhere) {
        for (const spy of [0, 1, 2, 3]) {
          const other = withLots(state, { location, spy: Array<number>(6).fill(spy) });
          expect(possible(other, seat)).toEqual(views);
          expect(bytes(other, seat).length).toBeLessThanOrEqual(longest);
        }
      }
    }
    expect(possible(spyfall.join(state, eva.seat), eva.seat)).toEqual([]);
  }
});

test('once the spy has shown the card, the location is still for those who have it', () => {
  const t = table();
  t.ada.starts();
  t.ben.stops();
  for (const location of anywhere) {
    for (const viewer of [ben.seat, 'spectator'] as const) {
      expect(bytes(withLots(t.state, { location }), viewer)).toBe(bytes(t.state, viewer));
    }
  }
});

rule('S15', 'once the spy has shown the card, everyone knows who has which kind of card', () => {
  const t = table();
  t.ada.starts();
  t.ben.stops();
  const kinds = ({ seat }: typeof ada) =>
    spyfall.possibleViews?.(t.state, seat).map(({ you }) => Object.keys(you?.card ?? {}));
  expect(kinds(t.ben)).toEqual([['spy']]);
  for (const player of [t.ada, t.cleo, t.dov]) expect(kinds(player)).toEqual([['location', 'role']]);
});
