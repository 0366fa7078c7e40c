/** S1–S8: the table, the cards, the list of locations, the dealer. */
import { expect, test } from 'vitest';
import { drawnFrom } from '../testing/laws-runs.ts';
import { rule } from '../testing/rule.ts';
import { rolesOf, spyOf } from './cards.ts';
import { spyfall } from './game.ts';
import { type Options, optionsSchema } from './options.ts';
import { sampleContent, sampleSeats } from './sample.ts';
import { table } from './scenario.ts';

const options = (more: Partial<Options> = {}): Options => ({ ...spyfall.defaults, ...more });
const dealt = (more: Partial<Options> = {}, players = 4, draw = 1) =>
  spyfall.deal(options(more), sampleSeats.slice(0, players), sampleContent, drawnFrom(draw));
const attic = { name: 'Our attic', roles: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] };
const isValid = (more: object) => optionsSchema.safeParse({ ...spyfall.defaults, ...more }).success;

rule('S1', 'three to eight people play the agreed number of rounds, five by default', () => {
  expect(spyfall.places(spyfall.defaults)).toEqual([{ team: 'table', role: 'player', min: 3, max: 8, secret: true }]);
  expect(dealt().rounds.length).toBe(5);
  expect(dealt({ rounds: 2 }).rounds.length).toBe(2);
  expect([0, 1, 20, 21].map((rounds) => isValid({ rounds }))).toEqual([false, true, true, false]);
});

rule('S1', 'the game is over after the last of its rounds, not before', () => {
  const t = table({ rounds: 2 });
  const round = () => {
    t.who(t.state.dealer).starts();
    t.ben.stops();
    return t.ben.names(t.state.round === 0 ? 'farm' : 'zoo');
  };
  round()
    .endsTheRound({ by: 'location-named', points: { ben: 4 }, named: 'farm' })
    .keepsTheGame();
  t.cleo.goesOn();
  round().endsTheGame({ by: 'won', winners: ['ben'] });
  expect(t.state.scores.find(({ person }) => person === 'ben')?.points).toBe(8);
  t.cleo.tries.goingOn().isRefused('game-over');
});

rule('S2', 'all have the same location and a role of their own, the spy has neither', () => {
  const t = table();
  expect(t.ada.card).toEqual({ location: 'farm', role: 'Farm Owner' });
  expect(t.cleo.card).toEqual({ location: 'farm', role: 'Farm Guest' });
  expect(t.dov.card).toEqual({ location: 'farm', role: 'Farm Cleaner' });
  expect(t.ben.card).toEqual({ spy: true });
});

rule('S2', 'a table leaves locations out and adds its own, but keeps one more than it has rounds', () => {
  const { locations } = dealt({ without: ['zoo'], own: [attic, { ...attic, name: 'FARM' }] });
  expect(locations.map(({ id }) => id)).toEqual(['ferry', 'library', 'bakery', 'quarry', 'own:1', 'own:2']);
  expect(locations.at(-1)).toEqual({ id: 'own:2', name: 'FARM', roles: attic.roles });
  const can = (more: Partial<Options>) => spyfall.canDeal(options(more), sampleContent);
  expect([can({ rounds: 5 }), can({ rounds: 6 }), can({ rounds: 5, without: ['zoo'] })]).toEqual([true, false, false]);
  expect(can({ rounds: 5, without: ['zoo'], own: [attic] })).toBe(true);
  expect(spyfall.canDeal(options({ rounds: 1, own: [attic] }), { words: [], locations: [] })).toBe(false);
});

rule('S2', 'a location of our own has a name and seven different roles', () => {
  expect(isValid({ own: [attic] })).toBe(true);
  expect(isValid({ own: [attic, { ...attic, name: 'our ATTIC' }] })).toBe(false);
  expect(isValid({ own: [{ ...attic, roles: attic.roles.slice(1) }] })).toBe(false);
  expect(isValid({ own: [{ ...attic, roles: attic.roles.with(0, 'B') }] })).toBe(false);
  for (const name of ['', ' attic', 'at\u202etic', '\u00ad', '\u200d', '\ud83d', 'x'.repeat(41)])
    expect(isValid({ own: [{ ...attic, name }] }), name).toBe(false);
  expect(isValid({ own: Array.from({ length: 21 }, (_, i) => ({ ...attic, name: `attic ${i}` })) })).toBe(false);
});

rule('S3', 'with three to eight players exactly one is the spy, and the others have different roles', () => {
  for (const players of [3, 4, 5, 6, 7, 8]) {
    for (let draw = 0; draw < 40; draw++) {
      const state = spyfall.begin(dealt({}, players, draw), 0);
      const cards = state.players
        .map((person) => ({ person, team: 'table', role: 'player' }))
        .map((seat) => spyfall.view(state, seat).you?.card);
      expect(cards.filter((card) => card && 'spy' in card).length).toBe(1);
      expect(new Set(rolesOf(state).map(({ role }) => role)).size).toBe(players - 1);
      expect(state.players).toContain(spyOf(state));
    }
  }
});

rule('S4', 'everyone sees the list of locations, and it is the same for all', () => {
  const t = table();
  expect(t.spectator.locations.map(({ name }) => name)).toEqual([
    'Farm',
    'Zoo',
    'Ferry',
    'Library',
    'Bakery',
    'Quarry',
  ]);
  for (const { view } of [t.ada, t.ben, t.eva]) expect(view.locations).toEqual(t.spectator.locations);
});

rule('S5', 'no location comes twice in a game', () => {
  for (let draw = 0; draw < 100; draw++) {
    const drawn = dealt({}, 4, draw).rounds.map(({ location }) => location);
    expect(new Set(drawn).size).toBe(drawn.length);
  }
});

rule('S5', 'so the spy cannot name one that was played', () => {
  const t = table({ spies: ['ben', 'cleo'] });
  t.ada.starts();
  t.ben.stops();
  t.ben.names('quarry');
  t.ada.goesOn();
  t.ben.starts();
  t.cleo.stops();
  t.cleo.tries.naming('farm').isRefused('location-played');
  t.cleo.tries.naming('moon').isRefused('no-such-location');
  t.cleo.tries.naming('quarry').isAccepted();
});

test('a table with one shared phone plays aloud', () => {
  expect(isValid({ device: 'shared' })).toBe(true);
  expect(isValid({ device: 'shared', way: 'written' })).toBe(false);
});

rule('S6', 'roles are dealt and shown whether they are played or not, and the spy has none', () => {
  for (const roles of [true, false]) {
    const t = table({ roles });
    expect([t.ada, t.ben, t.cleo, t.dov].map(({ card }) => card)).toEqual([
      { location: 'farm', role: 'Farm Owner' },
      { spy: true },
      { location: 'farm', role: 'Farm Guest' },
      { location: 'farm', role: 'Farm Cleaner' },
    ]);
  }
});

rule('S7', 'the first dealer is drawn and plays like the others, the next is the spy of the round before', () => {
  const t = table({ spies: ['ben', 'dov'], dealer: 'cleo' });
  expect([t.spectator.dealer, t.cleo.card]).toEqual(['cleo', { location: 'farm', role: 'Farm Guest' }]);
  t.cleo.starts();
  t.ben.stops();
  t.ben.names('zoo');
  t.cleo.goesOn();
  expect([t.spectator.dealer, t.spectator.round]).toEqual(['ben', 2]);
});

rule('S7', 'the table may choose another first dealer until the clock runs, and only then', () => {
  const t = table({ dealer: 'ada' });
  t.ben.tries.choosingDealer('nobody').isRefused('no-such-player');
  t.ben.choosesDealer('cleo').leadsTo('briefing');
  expect(t.spectator.dealer).toBe('cleo');
  t.ada.tries.starting().isRefused('dealer-starts');
  t.dov.choosesDealer('dov');
  const before = t.state;
  t.ada.choosesDealer('dov');
  expect(t.state).toBe(before);
  t.cleo.isAway();
  t.waits(180);
  t.ada.tries.choosingDealer('cleo').isRefused('player-gone');
  t.dov.starts().isAskedBy('dov');
  t.ada.tries.choosingDealer('ada').isRefused('already-started');
  t.ben.stops();
  t.ben.names('zoo');
  t.ada.goesOn();
  expect(t.spectator.dealer).toBe('ben');
  t.ada.tries.choosingDealer('ada').isRefused('spy-deals');
});

rule('S7', 'if the spy is gone, the last dealer deals again, or the next in seat order', () => {
  const t = table({ players: ['ada', 'ben', 'cleo', 'dov', 'eva'], dealer: 'cleo' });
  t.ben.getsUp().endsTheRound({ by: 'void' });
  t.ada.goesOn();
  expect(t.spectator.dealer).toBe('cleo');
  const u = table({ players: ['ada', 'ben', 'cleo', 'dov', 'eva'], dealer: 'cleo' });
  u.ben.getsUp();
  u.cleo.getsUp();
  u.ada.goesOn();
  expect(u.spectator.dealer).toBe('dov');
});

rule('S8', 'the dealer starts the clock, with eight minutes or what was agreed', () => {
  const t = table();
  t.ben.tries.starting().isRefused('dealer-starts');
  t.ada.tries.asking('ben').isRefused('not-started');
  t.ben.tries.accusing('ada').isRefused('not-started');
  t.ben.tries.stopping().isRefused('not-started');
  t.ada.starts().isAskedBy('ada').runsTheClockFor(480);
  t.ada.tries.starting().isRefused('already-started');
  table({ minutes: 15 }).ada.starts().runsTheClockFor(900);
  // 0 minutes: no clock.
  expect([-1, 0, 1, 30, 31].map((minutes) => isValid({ minutes }))).toEqual([false, true, true, true, false]);
});

test('there are no words in this game, and everyone keeps their place for the next', () => {
  expect(spyfall.wordsOf(dealt())).toEqual([]);
  expect(spyfall.openWords).toBeUndefined();
  expect(spyfall.rotate(sampleSeats)).toEqual(sampleSeats);
});
