/** UX 30: each question, answer, accusation, vote, stop, voice, turn and end of Spyfall is read out exactly once. */
import { table } from '@safehouse/rules/spyfall/scenario.ts';
import { expect, test } from 'vitest';
import { english as t } from '../texts/whole.ts';
import { announcements } from './announcements.ts';

const nameOf = (person: string) => person.charAt(0).toUpperCase() + person.slice(1);
type On = ReturnType<typeof table>;

/** Announcements for what happens at a table. */
function heard(on: On, happens: (on: On) => void): string[] {
  const before = on.spectator;
  happens(on);
  return announcements(before, on.spectator, t, nameOf);
}

function started(drawing: Parameters<typeof table>[0] = {}): On {
  const on = table(drawing);
  on.who(on.state.dealer).starts();
  return on;
}

test('coming in, nothing is news; without a change, nothing is said; a round called off is followed by a new game', () => {
  const on = started();
  on.ada.asks('ben');
  expect(announcements(undefined, on.spectator, t, nameOf)).toEqual([]);
  expect(heard(on, () => {})).toEqual([]);
  expect(announcements(on.spectator, table({ dealer: 'cleo' }).spectator, t, nameOf)).toEqual([
    'A new game.',
    'Round 1 of 5. Cleo deals.',
  ]);
});

test('S8–S10: the clock, who asks whom, and whose question it is', () => {
  const on = table();
  expect(heard(on, (o) => o.ada.starts())).toEqual(['Ada starts the round, and asks first.']);
  expect(heard(on, (o) => o.ada.asks('cleo'))).toEqual(['Ada asks Cleo.']);
  expect(heard(on, (o) => o.ada.asks('dov'))).toEqual(['Ada asks Dov.']);
  expect(heard(on, (o) => o.dov.answers())).toEqual(['Dov asks next.']);
  expect(heard(on, (o) => o.dov.asks('ben'))).toEqual(['Dov asks Ben.']);
  // Asking counts as having answered.
  expect(heard(on, (o) => o.ben.asks('cleo'))).toEqual(['Ben asks Cleo.']);
});

test('S9: what is written is read out', () => {
  const on = started({ way: 'written' });
  expect(heard(on, (o) => o.ada.asks('cleo', 'Is it warm?'))).toEqual(['Ada asks Cleo: Is it warm?']);
  expect(heard(on, (o) => o.cleo.answers('Quite.'))).toEqual(['Cleo answers: Quite.', 'Cleo asks next.']);
});

test('S12, S13: the accusation, every hand, and that it was not carried', () => {
  const on = started();
  expect(heard(on, (o) => o.cleo.accuses('dov'))).toEqual(['Cleo accuses Dov. The clock stops. All the others vote.']);
  expect(heard(on, (o) => o.ada.disagrees())).toEqual(['Ada is against it. 1 for, 1 against.']);
  expect(heard(on, (o) => o.ben.agrees())).toEqual([
    'Ben is for it. 2 for, 1 against.',
    'Accusation rejected. The round goes on.',
  ]);
});

test('S13, S20: carried by all, the round is over', () => {
  const on = started();
  on.cleo.accuses('ben');
  on.dov.agrees();
  expect(heard(on, (o) => o.ada.agrees())).toEqual([
    'Ada is for it. 3 for, 0 against.',
    'The round is over. Cleo accused Ben, and all agreed. The location was Farm, the spy Ben.',
    'Points: Ada 1, Cleo 2, and Dov 1.',
  ]);
  expect(heard(on, (o) => o.ada.goesOn())).toEqual(['Round 2 of 5. Ben deals.']);
});

test('S15, S16: the spy stops, and names a location', () => {
  const on = started();
  expect(heard(on, (o) => o.ben.stops())).toEqual(['Ben is the spy, and stops the game to name a location.']);
  expect(heard(on, (o) => o.ben.names('zoo'))).toEqual([
    'The round is over. Ben stopped the game and named a wrong location: Zoo. The location was Farm, the spy Ben.',
    'Points: Ada 1, Cleo 1, and Dov 1.',
  ]);
});

test('S17, S18: the time is up, the last vote, every voice and whose turn it is', () => {
  const on = started();
  expect(heard(on, (o) => o.waits(480))).toEqual(['Time’s up. Talk about who you suspect.']);
  expect(heard(on, (o) => o.ada.opensTheBallot())).toEqual(['The last vote is open.', 'Next to say a name: Ada.']);
  expect(heard(on, (o) => o.ada.suspects('cleo'))).toEqual(['Ada suspects Cleo.', 'Next to say a name: Ben.']);
  on.ben.suspects('cleo');
  on.cleo.suspects('ben');
  expect(heard(on, (o) => o.dov.suspects('cleo'))).toEqual([
    'Dov suspects Cleo.',
    'The round is over. The time was up, and all the others named Cleo. But the spy was Ben. The location was Farm, the spy Ben.',
    'Points: Ben 4.',
  ]);
});

test('S22: who is gone, who is back, and a round that is void', () => {
  const on = started();
  on.dov.isAway();
  expect(heard(on, (o) => o.waits(180))).toEqual(['Dov is gone. Nobody waits for them.']);
  expect(heard(on, (o) => o.dov.isBack())).toEqual(['Dov is back.']);
  expect(heard(on, (o) => o.ben.getsUp())).toEqual([
    'Ben is gone. Nobody waits for them.',
    `The round is over. ${t.spyfall.verdict.how.void} The location was Farm, the spy Ben.`,
  ]);
});

test('S21: the last round ends the game', () => {
  const on = started({ rounds: 1 });
  on.ben.stops();
  expect(heard(on, (o) => o.ben.names('farm')).at(-1)).toBe('Ben wins the game.');
  const shared = started({ rounds: 1 });
  shared.ben.stops();
  expect(heard(shared, (o) => o.ben.names('zoo')).at(-1)).toBe('Ada, Cleo, and Dov share the win.');
});

test('what was missed is announced in order: the end of a round, the next one, and what happened in it', () => {
  const on = started();
  const missed = heard(on, (o) => {
    o.ben.stops();
    o.ben.names('farm');
    o.ada.goesOn();
    o.ben.starts();
    o.ben.asks('ada');
    o.cleo.accuses('ada');
    o.ben.agrees();
  });
  expect(missed).toEqual([
    'The round is over. Ben stopped the game and named the location. The location was Farm, the spy Ben.',
    'Points: Ben 4.',
    'Round 2 of 5. Ben deals.',
    'Ben starts the round, and asks first.',
    'Ben asks Ada.',
    'Cleo accuses Ada. The clock stops. All the others vote.',
    'Ben is for it. 2 for, 0 against.',
  ]);
});
