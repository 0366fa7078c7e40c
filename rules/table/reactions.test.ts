/** Reactions: who may react when, so that no sign can stand for a hint. */
import { expect, test } from 'vitest';
import { spyfall } from '../spyfall/game.ts';
import { sampleContent } from '../spyfall/sample.ts';
import type { State as Spyfall } from '../spyfall/types.ts';
import type { View as SpyfallView } from '../spyfall/view-types.ts';
import { reactionsTellNothing } from '../testing/laws-book.ts';
import { judge } from '../testing/laws-judge.ts';
import type { AnySubject } from '../testing/laws-runs.ts';
import { rule } from '../testing/rule.ts';
import { lawSubject } from './law-subject.ts';
import { Evening, places } from './scenario.ts';
import { DuetEvening } from './scenario-duet.ts';
import { table } from './table.ts';
import type { Action, State, Viewer } from './types.ts';

const mayReact = (evening: Evening, who: string) => evening.sees(who).may.react;

test('before and after a game everyone who has joined may react', () => {
  const evening = new Evening().come('bo');
  expect(mayReact(evening, 'bo')).toBe('yes');
  expect(mayReact(evening, 'stranger')).toBe('join-first');
  expect(mayReact(evening, 'spectator')).toBe('join-first');
  const after = Evening.playing().ends();
  for (const who of ['anna', 'bo', 'carla', 'dan']) expect(mayReact(after, who), who).toBe('yes');
});

rule('C7', 'during a game a spymaster cannot react, and neither can a watcher; an operative can', () => {
  const evening = Evening.playing().come('eve');
  for (const who of ['anna', 'carla', 'eve']) expect(mayReact(evening, who), who).toBe('no-reactions-now');
  for (const who of ['bo', 'dan']) expect(mayReact(evening, who), who).toBe('yes');
});

rule('C7', 'who has seen the key stays without reactions, also without a seat', () => {
  const evening = Evening.playing();
  evening.does('anna', { kind: 'watch' });
  expect(mayReact(evening, 'anna')).toBe('no-reactions-now');
  evening.does('anna', { kind: 'leave' });
  evening.does('anna', { kind: 'join', name: 'anna' });
  expect(mayReact(evening, 'anna')).toBe('no-reactions-now');
  evening.does('eve', { kind: 'join', name: 'eve', place: places.redOperative });
  expect(mayReact(evening, 'eve')).toBe('yes');
});

rule('D19', 'both partners know a face of the key, so neither reacts before the end', () => {
  const evening = DuetEvening.begun();
  for (const who of ['anna', 'bo']) expect(mayReact(evening, who), who).toBe('no-reactions-now');
  evening.loses();
  for (const who of ['anna', 'bo']) expect(mayReact(evening, who), who).toBe('yes');
});

rule('S19', 'players of Spyfall react only while the cards of a round are turned up', () => {
  const options = spyfall.defaults;
  const evening = new Evening({ game: 'spyfall', options, packs: ['en/locations'] }).come('bo', 'carla');
  evening.locations = sampleContent.locations;
  const people = ['anna', 'bo', 'carla'];
  for (const person of people) evening.does(person, { kind: 'sit', place: { team: 'table', role: 'player' } });
  evening.does('anna', { kind: 'start' });
  const game = () => evening.state.round?.state as Spyfall;
  const plays = (by: string, action: (Action & { kind: 'play'; game: 'spyfall' })['action']) =>
    evening.does(by, { kind: 'play', game: 'spyfall', action });
  for (const who of people) expect(mayReact(evening, who), who).toBe('no-reactions-now');
  plays(game().dealer, { kind: 'start' });
  const cardOf = (who: string) => (evening.sees(who).round as { view: SpyfallView }).view.you?.card;
  const spy = people.find((who) => JSON.stringify(cardOf(who)) === '{"spy":true}') ?? '';
  plays(spy, { kind: 'stop' });
  expect(mayReact(evening, spy)).toBe('no-reactions-now');
  plays(spy, { kind: 'name', location: sampleContent.locations[0]?.id ?? '' });
  for (const who of people) expect(mayReact(evening, who), who).toBe('yes');
  plays('anna', { kind: 'goOn' });
  for (const who of people) expect(mayReact(evening, who), who).toBe('no-reactions-now');
});

test('the law notices a table at which a spymaster may react', () => {
  const view = (state: State, viewer: Viewer) => {
    const seen = table.view(state, viewer);
    return { ...seen, may: { ...seen.may, react: 'yes' as const } };
  };
  const leaky = { ...lawSubject, machine: { ...table, view } } as AnySubject;
  expect(() => judge(reactionsTellNothing, leaky, { runs: 40, shrinks: false })).toThrow('knows more than a spectator');
});
