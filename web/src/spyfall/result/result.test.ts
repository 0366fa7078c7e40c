/** Texts of a Spyfall result: who won, the score sheet, points with reasons, the tip, the share text. */
import { table } from '@safehouse/rules/spyfall/scenario.ts';
import { describe, expect, test } from 'vitest';
import { english as t } from '../../texts/whole.ts';
import { gains } from './gains.ts';
import { headline } from './headline.ts';
import { type Next, nextOf } from './next.ts';
import { shareText } from './share.ts';
import { bestSpy, standing } from './standing.ts';

type On = ReturnType<typeof table>;
type Drawing = Parameters<typeof table>[0];

const nameOf = (person: string) => person.charAt(0).toUpperCase() + person.slice(1);
const told = (on: On) => headline(on.spectator, t, nameOf);

/** Ways to end a round, at a table of Ada, Ben, Cleo and Dov. */
const rounds = {
  /** Ada accuses the spy, or Cleo if Ada is the spy. */
  caught: (on: On, spy: string) => accused(on, spy === 'ada' ? 'cleo' : 'ada', spy),
  blamed: (on: On, spy: string) => accused(on, spy, spy === 'dov' ? 'cleo' : 'dov'),
  named: (on: On, spy: string, place: string) => stopped(on, spy, place),
  missed: (on: On, spy: string) => stopped(on, spy, 'quarry'),
  escaped: (on: On) => voted(on, () => 'ada'),
  void: (on: On, spy: string) => gone(on, spy),
} as const;
type Way = keyof typeof rounds;

/** Plays these rounds; Ben is the spy unless `drawing` says otherwise. */
function played(ways: readonly Way[], drawing: Drawing = {}): On {
  const on = table({ rounds: ways.length, ...drawing });
  for (const way of ways) {
    const { state } = on;
    const location = state.deal.rounds[state.round]?.location ?? 0;
    const spy = state.players[state.deal.rounds[state.round]?.spy[state.players.length - 3] ?? 0] ?? '';
    on.who(state.dealer).starts();
    rounds[way](on, spy, state.deal.locations[location]?.id ?? '');
    if (!on.state.outcome) on.cleo.goesOn();
  }
  return on;
}

function accused(on: On, by: string, suspect: string): void {
  on.who(by).accuses(suspect);
  for (const person of on.spectator.accusation?.awaited ?? []) on.who(person).agrees();
}

function stopped(on: On, spy: string, location: string): void {
  on.who(spy).stops();
  on.who(spy).names(location);
}

/** The spy is away until the round is void, and returns. */
function gone(on: On, spy: string): void {
  on.who(spy).isAway();
  on.waits(180);
  on.who(spy).isBack();
}

/** Time is up, and everyone names the same suspect, who names another player. */
function voted(on: On, whom: () => string): void {
  on.waits(480);
  on.who(on.state.dealer).opensTheBallot();
  for (let next = on.spectator.ballot?.awaited; next; next = on.spectator.ballot?.awaited) {
    on.who(next).suspects(next === whom() ? 'dov' : next === 'dov' ? 'cleo' : whom());
  }
}

describe('S21, S22: the headline', () => {
  test('names the winner, and the points', () => {
    const on = played(['caught', 'named'], { spies: ['ben', 'dov'] });
    expect(told(on)).toEqual({ title: 'Dov wins', how: 'Most points in the end: 5.' });
  });
  test('names all who share it', () => {
    expect(told(played(['missed']))).toEqual({
      title: t.spyfallResult.title.shared,
      how: 'Ada, Cleo, and Dov: 1 point each.',
    });
  });
  test('of a game that broke up says who was in front, if anyone', () => {
    const on = played(['named'], { rounds: 3 });
    on.dov.getsUp();
    on.cleo.getsUp();
    expect(told(on)).toEqual({
      title: t.spyfallResult.title.brokenUp,
      how: `${t.spyfallResult.how.brokenUp} In front: Ben.`,
    });
    const early = table();
    early.dov.getsUp();
    early.cleo.getsUp();
    expect(told(early).how).toBe(t.spyfallResult.how.brokenUp);
  });
  test('of a game that was called off says so, and that the last cards stay sealed', () => {
    expect(told(table())).toEqual({ title: t.play.result.abandoned, how: t.spyfallResult.how.abandoned });
  });
});

describe('S19–S21: the score sheet', () => {
  test('is in order of points, with equal ranks for equal points, and the points of every round', () => {
    const on = played(['caught', 'named', 'blamed'], { spies: ['ben', 'dov', 'ben'] });
    expect(standing(on.spectator)).toEqual([
      { person: 'dov', points: 5, rank: 1, rounds: [plain(1), spy(4), plain(0)] },
      { person: 'ben', points: 4, rank: 2, rounds: [spy(0), plain(0), spy(4)] },
      { person: 'ada', points: 2, rank: 3, rounds: [plain(2), plain(0), plain(0)] },
      { person: 'cleo', points: 1, rank: 4, rounds: [plain(1), plain(0), plain(0)] },
    ]);
    const shared = standing(played(['missed']).spectator);
    expect(shared.map(({ rank }) => rank)).toEqual([1, 1, 1, 4]);
  });
  test('S22: keeps who has left, and leaves out the rounds that someone did not play', () => {
    const on = table({ rounds: 2 });
    on.ada.starts();
    rounds.missed(on, 'ben');
    on.dov.getsUp();
    on.eva.sitsDown();
    on.cleo.goesOn();
    on.ben.starts();
    rounds.missed(on, 'ben');
    const rows = new Map(standing(on.spectator).map((row) => [row.person, row]));
    expect(rows.get('dov')).toMatchObject({ points: 1, rounds: [plain(1), undefined] });
    expect(rows.get('eva')).toMatchObject({ points: 1, rounds: [undefined, plain(1)] });
    expect(rows.get('ada')?.rounds).toEqual([plain(1), plain(1)]);
  });
  test('adds up to what the rules say', () => {
    const on = played(['caught', 'escaped', 'blamed', 'missed'], { spies: ['ben', 'dov', 'cleo', 'ben'] });
    for (const { points, rounds } of standing(on.spectator)) {
      expect(rounds.reduce((sum, round) => sum + (round?.points ?? 0), 0)).toBe(points);
    }
  });
  test('knows the best spy, unless there are several or none', () => {
    expect(bestSpy(played(['named', 'escaped'], { spies: ['ben', 'dov'] }).spectator)).toEqual({
      person: 'ben',
      points: 4,
    });
    expect(bestSpy(played(['named', 'blamed'], { spies: ['ben', 'dov'] }).spectator)).toBeUndefined();
    expect(bestSpy(played(['missed', 'caught']).spectator)).toBeUndefined();
  });

  const plain = (points: number) => ({ points, spy: false });
  const spy = (points: number) => ({ points, spy: true });
});

test('S19, S20: groups players who got points for the same reason', () => {
  const [round] = played(['caught']).spectator.verdicts;
  expect(round && gains(round)).toEqual([
    { people: ['ada'], points: 2, merits: ['others-won', 'accused-spy'] },
    { people: ['cleo', 'dov'], points: 1, merits: ['others-won'] },
  ]);
});

describe('what to try next', () => {
  test.each<[readonly Way[], Next, Drawing?]>([
    [['named', 'named', 'caught'], 'tooClear'],
    [['missed', 'missed', 'named'], 'tooSoon'],
    [['blamed', 'blamed', 'caught'], 'innocent'],
    [['escaped', 'escaped', 'caught'], 'escaped'],
    [['caught', 'caught', 'named'], 'caught', { without: ['zoo'] }],
    // All locations are in play.
    [['caught', 'caught', 'named'], 'caughtAll'],
    [['caught', 'caught', 'named'], 'roles', { roles: false }],
    [['void', 'void', 'caught'], 'gone'],
    [['named', 'caught'], 'own'],
    // On a tie, the most severe lesson.
    [['blamed', 'named', 'escaped'], 'innocent'],
  ])('after %j: %s', (ways, next, drawing) => {
    expect(nextOf(played(ways, drawing).spectator)).toBe(next);
  });
  test('has something for a game without a round', () => {
    expect(nextOf(table().spectator)).toBe('own');
  });
});

describe('the text to share', () => {
  const ways: Way[] = ['caught', 'named', 'blamed', 'missed', 'escaped'];
  const on = played(ways, { spies: ['ben', 'dov', 'dov', 'ben', 'cleo'] });

  test('tells every round in symbols', () => {
    expect(shareText(on.spectator, t, 'https://house.example')).toBe(
      [
        'Safehouse · Spyfall',
        'Won with 10 points · 5 rounds · 4 players',
        '',
        '1 👉 👥 🟦🟦🟦🟦',
        '2 ✋ 🕵️ 🟥🟥🟥🟥',
        '3 👉 🕵️ 🟥🟥🟥🟥',
        '4 ✋ 👥 🟦🟦🟦',
        '5 ⏰ 🕵️ 🟥🟥',
        '',
        '🏆 10 · 4 · 3 · 0',
        '',
        'https://house.example',
      ].join('\n'),
    );
  });
  test('names nobody, no location and no role', () => {
    const text = shareText(on.spectator, t, '');
    const { players, locations } = on.state.deal;
    const secrets = [...players, ...players.map(nameOf), ...locations.flatMap(({ name, roles }) => [name, ...roles])];
    expect(secrets.filter((each) => text.includes(each))).toEqual([]);
  });
  test('of other endings says what they were', () => {
    const first = (on: On) => shareText(on.spectator, t, '').split('\n')[1];
    expect(first(played(['missed']))).toBe('A shared win: 3 of 4 · 1 round · 4 players');
    const broken = played(['void'], { rounds: 2 });
    broken.dov.getsUp();
    broken.cleo.getsUp();
    expect(shareText(broken.spectator, t, '').split('\n').slice(1, 4)).toEqual([
      'Game ended · 2 rounds · 4 players',
      '',
      '1 🚪',
    ]);
    expect(shareText(table().spectator, t, 'x').split('\n')).toEqual([
      'Safehouse · Spyfall',
      'Called off · 0 rounds · 4 players',
      '',
      '🏆 0 · 0 · 0 · 0',
      '',
      'x',
    ]);
  });
});
