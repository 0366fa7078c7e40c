/** What the TV shows under each player of Spyfall, and the arrows between them. */
import { table } from '@safehouse/rules/spyfall/scenario.ts';
import { expect, test } from 'vitest';
import { english as t } from '../../texts/whole.ts';
import { spots } from '../seat-positions.ts';
import { arrow } from './arrow.ts';
import { below } from './below.ts';
import { arrowsOf, tagOf } from './tags.ts';

type On = ReturnType<typeof table>;

const people = ['ada', 'ben', 'cleo', 'dov'];
const nameOf = (person: string) => person.charAt(0).toUpperCase() + person.slice(1);
const { away } = t.table.people;
const tagFor = (on: On, person: string) => tagOf(on.spectator, person, t.spyfall, nameOf, away);
/** For Ada, Ben, Cleo and Dov. */
const tags = (on: On) => people.map((person) => tagFor(on, person)?.text ?? '');
const looks = (on: On) => people.map((person) => tagFor(on, person)?.look ?? '');
const arrows = (on: On) => arrowsOf(on.spectator).map(({ from, to, kind }) => `${from} ${kind} ${to}`);

const { ring, sheets, verdict } = t.spyfall;
const { hand } = sheets.vote;

test('S7, S9: the dealer, who asks, and who is asked', () => {
  const on = table();
  expect(tags(on)).toEqual([ring.dealer, '', '', '']);
  on.ada.starts();
  expect(tags(on)).toEqual([ring.asks, '', '', '']);
  expect(arrows(on)).toEqual([]);
  on.ada.asks('cleo');
  expect(tags(on)).toEqual([ring.asks, '', ring.asked, '']);
  expect(arrows(on)).toEqual(['ada asks cleo']);
});

test('S2: who has looked at their card, before the clock is started', () => {
  const on = table();
  on.cleo.looks();
  on.ada.looks();
  expect(tags(on)).toEqual([ring.looked, '', ring.looked, '']);
  on.ada.starts();
  expect(tags(on)).toEqual([ring.asks, '', '', '']);
});

test('S13: every hand as it is raised, and nothing of a card', () => {
  const on = table();
  on.ada.starts();
  on.ada.accuses('ben');
  expect(tags(on)).toEqual([hand.accuser, hand.suspect, hand.awaited, hand.awaited]);
  on.cleo.disagrees();
  expect(tags(on)).toEqual([hand.accuser, hand.suspect, hand.no, hand.awaited]);
  expect(looks(on)).toEqual(['for', 'accused', 'against', 'waits']);
  expect(arrows(on)).toEqual(['ada accuses ben']);
  on.dov.agrees();
  // The accusation fails: the round goes on.
  expect(tags(on)).toEqual([ring.asks, '', '', '']);
});

test('S15: the spy who has shown the card', () => {
  const on = table();
  on.ada.starts();
  on.ada.asks('dov');
  on.ben.stops();
  expect(tags(on)).toEqual(['', verdict.spy, '', '']);
  expect(arrows(on)).toEqual([]);
});

test('S17: voices in their order, and whose turn it is', () => {
  const on = table();
  on.ada.starts();
  on.waits(480);
  expect(tags(on)).toEqual([ring.dealer, '', '', '']);
  on.ada.opensTheBallot();
  on.ada.suspects('ben');
  on.ben.suspects('dov');
  expect(tags(on)).toEqual(['Ben', 'Dov', sheets.ballot.now, '']);
  expect(tagFor(on, 'ada')?.said).toBe(sheets.ballot.voice({ name: 'Ben' }));
  expect(arrows(on)).toEqual(['ada suspects ben', 'ben suspects dov']);
});

test('S16: all cards once the round is over', () => {
  const on = table();
  on.ada.starts();
  on.ben.stops();
  on.ben.names('quarry');
  expect(looks(on)).toEqual(['plain', 'spy', 'plain', 'plain']);
  expect(tags(on)).toEqual(['Farm Owner', verdict.spy, 'Farm Guest', 'Farm Cleaner']);
});

test('S22: players who are gone, also in a vote', () => {
  const on = table();
  on.ada.starts();
  on.dov.isAway();
  on.waits(180);
  expect(tags(on)).toEqual([ring.asks, '', '', ring.gone]);
  on.ada.accuses('cleo');
  expect(tags(on)).toEqual([hand.accuser, hand.awaited, hand.suspect, ring.gone]);
});

test('an arrow is seen between any two plates, and on neither', () => {
  const plate = { width: 0.87, height: 0.81 };
  const size = { width: 600, height: 450 };
  for (const seats of [3, 4, 5, 6, 7, 8]) {
    const fields = spots(seats);
    for (const from of fields) {
      for (const to of fields) {
        if (from === to) continue;
        const points = arrow(from, to, size, plate);
        expect(points.length, `${seats}: ${from.column}${from.row} ${to.column}${to.row}`).toBeGreaterThan(3);
        for (const { column, row } of [from, to]) {
          const under = points.filter(
            ([x, y]) =>
              Math.abs(x - (column - 0.5) * 200) < plate.width * 100 - 1 &&
              Math.abs(y - (row - 0.5) * 150) < plate.height * 75 - 1,
          );
          expect(under).toEqual([]);
        }
      }
    }
  }
});

test('S22: people who are away are shown so, also where their vote is awaited', () => {
  const on = table();
  on.ada.starts();
  on.dov.isAway();
  expect(tags(on)[3]).toBe(away);
  on.cleo.accuses('ben');
  expect(tags(on)).toEqual([hand.awaited, hand.suspect, hand.accuser, away]);
  on.waits(180);
  expect(tags(on)[3]).toBe(ring.gone);
});

test('UX 28: the line below the table adds to the headline', () => {
  const on = table();
  const line = () => below(on.spectator, t, nameOf);
  on.ada.starts();
  expect(line()).toBe(t.spyfallResult.tv.accuse);
  on.ada.asks('cleo');
  expect(line()).toBe(t.spyfallResult.tv.answers({ name: 'Cleo' }));
  on.cleo.accuses('dov');
  expect(line()).toBe(sheets.vote.rule);
  on.ada.disagrees();
  on.ben.agrees();
  on.ben.stops();
  expect(line()).toBe(sheets.naming.wait({ name: 'Ben' }));
  on.ben.names('zoo');
  expect(line()).toBe(verdict.how['location-missed']({ spy: 'Ben', named: 'Zoo' }));
});
