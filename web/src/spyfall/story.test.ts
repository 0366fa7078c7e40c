/** Spyfall's stamps, sounds and verdict texts, and the rows of its votes. */
import { table } from '@safehouse/rules/spyfall/scenario.ts';
import { expect, test } from 'vitest';
import { english as t } from '../texts/whole.ts';
import { moment, soundOf } from './moments.ts';
import { hasWon, winnerOf } from './sides.ts';
import { handsOf, newcomers, nextDealer, scoresOf, type Verdict, voiceRows } from './story.ts';
import { howOf, reasonsOf, sideOf, titleOf } from './words.ts';

const nameOf = (person: string) => person.charAt(0).toUpperCase() + person.slice(1);
const words = { t, nameOf, nameOfLocation: nameOf };
type On = ReturnType<typeof table>;

function started(): On {
  const on = table();
  on.ada.starts();
  return on;
}
const verdictOf = (on: On) => on.spectator.verdicts.at(-1) as Verdict;
const told = (on: On) => [titleOf(verdictOf(on), t), sideOf(verdictOf(on), t), howOf(verdictOf(on), words)];

test('stamps and sounds go with what happened', () => {
  const on = started();
  const step = (happens: (on: On) => void, who: 'ada' | 'ben' = 'ada') => {
    const before = on[who].view;
    happens(on);
    return [moment(before, on[who].view)?.kind, soundOf(before, on[who].view)];
  };
  expect(moment(undefined, on.spectator)).toBeUndefined();
  expect(step((o) => o.ada.asks('cleo'))).toEqual([undefined, 'turn']);
  expect(step((o) => o.cleo.accuses('dov'))).toEqual(['accused', 'clue']);
  expect(step((o) => o.ada.agrees())).toEqual([undefined, 'drum']);
  expect(step((o) => o.ben.disagrees())).toEqual(['dropped', 'turn']);
  expect(step((o) => o.waits(480))).toEqual(['time', 'turn']);
  expect(step((o) => o.ada.opensTheBallot())).toEqual([undefined, undefined]);
  expect(step((o) => o.ada.suspects('ben'))).toEqual([undefined, 'drum']);
  on.ben.suspects('ada');
  on.cleo.suspects('ben');
  expect(step((o) => o.dov.suspects('ben'))).toEqual(['caught', 'won']);
  expect(step((o) => o.ada.goesOn())).toEqual([undefined, 'turn']);
  on.ben.starts();
  expect(step((o) => o.ben.stops())).toEqual(['stopped', 'clue']);
  expect(step((o) => o.ben.names('zoo'))).toEqual(['escaped', 'lost']);
  on.ada.goesOn();
  expect(step((o) => o.ben.getsUp())).toEqual(['void', 'verdict']);
});

test('S19, S20: how a round ended, who won, and what points are for', () => {
  const caught = started();
  caught.cleo.accuses('ben');
  caught.ada.agrees();
  caught.dov.agrees();
  expect(told(caught)).toEqual(['The spy is caught', 'The others win', 'Cleo accused Ben, and all agreed.']);
  expect(scoresOf(verdictOf(caught)).map((score) => [score.person, score.points, reasonsOf(score, t)])).toEqual([
    ['ben', 0, []],
    ['ada', 1, ['1 for winning against the spy']],
    ['cleo', 2, ['1 for winning against the spy', '1 more for accusing the spy']],
    ['dov', 1, ['1 for winning against the spy']],
  ]);
  expect(['ada', 'ben', 'eva', undefined].map((who) => hasWon(verdictOf(caught), who))).toEqual([
    true,
    false,
    undefined,
    undefined,
  ]);

  const blamed = started();
  blamed.cleo.accuses('dov');
  blamed.ada.agrees();
  blamed.ben.agrees();
  expect(told(blamed)).toEqual([
    'An innocent is blamed',
    'The spy wins',
    'Cleo accused Dov, and all agreed. But the spy was Ben.',
  ]);
  const named = started();
  named.ben.stops();
  named.ben.names('farm');
  expect(told(named)).toEqual(['The spy knew it', 'The spy wins', 'Ben stopped the game and named the location.']);
  expect(scoresOf(verdictOf(named))[0]).toEqual({ person: 'ben', points: 4, merits: ['spy-won', 'named-location'] });
  const missed = started();
  missed.ben.stops();
  missed.ben.names('zoo');
  expect(told(missed)[2]).toBe('Ben stopped the game and named a wrong location: Zoo.');
});

test.each([
  ['ada', 'The spy is convicted', 'all the others named Ben.'],
  ['cleo', 'The spy gets away', 'not all the others named the spy, Ben.'],
])('S18: the last vote, if Dov names Ben and Ada is %s’s choice', (who, title, how) => {
  const on = started();
  on.waits(480);
  on.ada.opensTheBallot();
  on.ada.suspects(who === 'ada' ? 'ben' : 'cleo');
  on.ben.suspects('ada');
  expect(voiceRows(on.spectator)).toEqual([
    { person: 'ada', suspect: who === 'ada' ? 'ben' : 'cleo' },
    { person: 'ben', suspect: 'ada' },
    { person: 'cleo', when: 'now' },
    { person: 'dov', when: 'later' },
  ]);
  on.cleo.suspects('ben');
  on.dov.suspects('ben');
  expect(told(on)[0]).toBe(title);
  expect(told(on)[2]).toContain(how);
});

test('S13: everyone’s vote; players who are gone are not waited for', () => {
  const on = started();
  on.dov.accuses('ben');
  on.cleo.getsUp();
  const { accusation, players } = on.spectator;
  if (!accusation) throw new Error('somebody is accused');
  expect(handsOf(players, accusation)).toEqual([
    { person: 'ada', hand: 'awaited' },
    { person: 'ben', hand: 'suspect' },
    { person: 'cleo', hand: 'gone' },
    { person: 'dov', hand: 'accuser' },
  ]);
  on.ada.disagrees();
  const [hearing] = on.spectator.hearings;
  expect(hearing && handsOf(players, hearing)[0]).toEqual({ person: 'ada', hand: 'no' });
});

test('S7, S22: who deals next, and who is new; a void round is nobody’s', () => {
  const on = started();
  on.eva.sitsDown();
  on.ben.getsUp();
  expect([told(on)[1], winnerOf(verdictOf(on).result)]).toEqual(['Void', undefined]);
  expect([nextDealer(on.spectator), newcomers(on.spectator)]).toEqual(['ada', ['eva']]);
});
