/** A campaign: cities open one after the other, results are recorded, several people write notes. */
import { describe, expect, test } from 'vitest';
import { rule } from '../testing/rule.ts';
import { campaign, stateFrom } from './campaign.ts';
import type { FirstWin } from './decide.ts';
import { type Action, type Event, type Result, type State, type View, viewSchema } from './types.ts';
import { cityOf, world } from './world.ts';

type Played = Parameters<typeof campaign.firstWin>[1];

class Team {
  state: State;
  readonly stream: Event[];
  #now = 1_800_000_000_000;

  constructor(name = 'The Moles', win?: FirstWin) {
    const opened = campaign.opening({ id: 'c', name, win }, this.#now);
    if (!opened) throw new Error(`no name: ${name}`);
    this.stream = opened;
    this.state = stateFrom(this.stream);
  }

  does(action: Action): Event[] {
    const decided = campaign.decide(this.state, action, { now: ++this.#now });
    if (!decided.ok) throw new Error(`refused: ${decided.refusal.code}`);
    this.stream.push(...decided.value);
    this.state = decided.value.reduce(campaign.evolve, this.state);
    return decided.value;
  }

  refuses(action: Action, code: string): void {
    const decided = campaign.decide(this.state, action, { now: 0 });
    expect(decided.ok ? 'accepted' : decided.refusal.code).toBe(code);
  }

  /** Each is a separate game, unless a table is given. */
  plays(city: string, how: Partial<Result> = {}): Event[] {
    const won = how.won ?? true;
    const table = how.table ?? `t${this.state.results.length}`;
    const result: Result = { table, number: 1, city, ending: won ? 'contacted' : 'assassin', won, at: ++this.#now };
    return this.does({ kind: 'record', result: { ...result, ...how } });
  }

  sees(): View {
    return viewSchema.parse(campaign.view(this.state, this.stream.length));
  }

  city(id: string): View['cities'][number] {
    const seen = this.sees().cities.find((city) => city.id === id);
    if (!seen) throw new Error(`no ${id}`);
    return seen;
  }

  standing(): Record<string, string[]> {
    const by: Record<string, string[]> = {};
    for (const { id, standing } of this.sees().cities) by[standing] = [...(by[standing] ?? []), id];
    return by;
  }
}

describe('the map', () => {
  rule('D24', 'starts in Prague, and a won city opens those it is linked to', () => {
    const team = new Team();
    expect(team.standing().open).toEqual(['prague']);
    expect(team.standing().closed).toHaveLength(world.cities.length - 1);
    team.refuses({ kind: 'openTable', city: 'cairo', table: 't' }, 'city-closed');
    team.plays('prague');
    expect(team.standing()).toMatchObject({ won: ['prague'], open: ['berlin', 'cairo', 'moscow'] });
    team.plays('cairo');
    expect(team.standing().won).toEqual(['prague', 'cairo']);
    expect(team.standing().open?.toSorted()).toEqual(
      ['berlin', 'moscow', ...(cityOf('cairo')?.links ?? [])].filter((id) => id !== 'prague').toSorted(),
    );
    team.does({ kind: 'openTable', city: 'nairobi', table: 't' });
  });

  rule('D24', 'a team that has won a standard game with 9 tokens begins with Prague won', () => {
    const played = (game: string, outcome?: object) => ({ number: 3, game, ...(outcome && { outcome }) }) as Played;
    const won = { ending: 'late', winners: ['west', 'east'], score: 8 };
    const win = campaign.firstWin('t', played('duet', won));
    expect(win).toEqual({ table: 't', number: 3, ending: 'late' });
    const team = new Team('The Moles', win);
    expect(team.standing()).toMatchObject({ won: ['prague'], open: ['berlin', 'cairo', 'moscow'] });
    // The same game counts once.
    expect(team.plays('prague', { table: 't', number: 3 })).toEqual([]);
    const { score: _, ...unscored } = won;
    const others = [played('duet', unscored), played('duet'), played('codenames', won), undefined];
    for (const other of others) expect(campaign.firstWin('t', other)).toBeUndefined();
    expect(campaign.firstWin('t', played('duet', { ...unscored, left: 3 }))).toBeUndefined();
  });

  rule('D24', 'a lost city opens nothing and stays open itself', () => {
    const team = new Team();
    team.plays('prague', { won: false });
    expect(team.standing()).toMatchObject({ lost: ['prague'] });
    expect(team.standing().open).toBeUndefined();
    team.refuses({ kind: 'openTable', city: 'berlin', table: 't' }, 'city-closed');
    team.does({ kind: 'openTable', city: 'prague', table: 't' });
  });

  rule('D25', 'shows the two numbers of each city', () => {
    const { tokens, mistakes, links } = new Team().city('cairo');
    expect([tokens, mistakes]).toEqual([9, 5]);
    expect(links).toContain('prague');
  });

  rule('D31', 'wins and losses of each city are kept, with the most tokens left', () => {
    const team = new Team();
    team.plays('prague', { won: false });
    team.plays('prague', { left: 2 });
    team.plays('prague', { left: 4 });
    team.plays('prague', { left: 0, ending: 'late' });
    team.plays('prague', { won: false, ending: 'tokens' });
    expect(team.city('prague')).toMatchObject({ standing: 'won', wins: 3, losses: 2, best: 4 });
    expect(team.sees().results.map(({ won, left }) => (won ? left : 'lost'))).toEqual(['lost', 0, 4, 2, 'lost']);
    expect(team.city('berlin')).toMatchObject({ wins: 0, losses: 0 });
  });

  rule('D31', 'a city may be played again at any time, won or lost', () => {
    const team = new Team();
    team.plays('prague');
    team.plays('berlin', { won: false });
    for (const city of ['prague', 'berlin']) team.does({ kind: 'openTable', city, table: `again-${city}` });
  });

  rule('D31', 'different groups have maps of their own', () => {
    const [one, other] = [new Team('One'), new Team('Other')];
    one.plays('prague');
    expect(one.standing().won).toEqual(['prague']);
    expect(other.standing().won).toBeUndefined();
  });

  test('results of earlier versions have a score and no tokens left; none left is a result', () => {
    const team = new Team();
    team.plays('prague', { score: 23 });
    expect(team.city('prague')).toMatchObject({ standing: 'won', wins: 1 });
    expect(team.city('prague').best).toBeUndefined();
    team.plays('prague', { left: 0 });
    expect(team.city('prague').best).toBe(0);
  });

  test('the last 50 results are listed, newest first', () => {
    const team = new Team();
    for (let left = 0; left < 60; left++) team.plays('prague', { left });
    const results = team.sees().results.map(({ left }) => left);
    expect(results).toEqual(Array.from({ length: 50 }, (_, i) => 59 - i));
    expect(team.city('prague').wins).toBe(60);
  });
});

describe('a result', () => {
  test('is recorded once, however often it is reported', () => {
    const team = new Team();
    expect(team.plays('prague', { table: 'a', number: 1 })).toHaveLength(1);
    expect(team.plays('prague', { table: 'a', number: 1 })).toEqual([]);
    expect(team.plays('prague', { table: 'a', number: 1, won: false })).toEqual([]);
    expect(team.plays('prague', { table: 'a', number: 2 })).toHaveLength(1);
    expect(team.plays('prague', { table: 'b', number: 1 })).toHaveLength(1);
    expect(team.city('prague')).toMatchObject({ wins: 3, losses: 0 });
  });

  test('closes its table on the map, and no other', () => {
    const team = new Team();
    team.plays('prague');
    team.does({ kind: 'openTable', city: 'berlin', table: 'old' });
    team.does({ kind: 'openTable', city: 'berlin', table: 'new' });
    team.does({ kind: 'openTable', city: 'cairo', table: 'third' });
    expect(team.city('berlin').table).toBe('new');
    team.plays('berlin', { table: 'old' });
    expect(team.city('berlin').table).toBe('new');
    team.plays('berlin', { table: 'new' });
    expect(team.city('berlin').table).toBeUndefined();
    expect(team.city('cairo').table).toBe('third');
  });
});

describe('notes', () => {
  const note = (text: string, was: string, city = 'prague') => ({ kind: 'note', city, text, was }) as const;

  rule('D31', 'there is room for a note on every city', () => {
    const team = new Team();
    team.does(note('Trust Anna.', '', 'sydney'));
    expect(team.city('sydney').note).toBe('Trust Anna.');
    expect(team.city('prague').note).toBe('');
    team.does(note('', 'Trust Anna.', 'sydney'));
    expect(team.city('sydney').note).toBe('');
    team.refuses(note('x', '', 'atlantis'), 'no-such-city');
  });

  test('are not overwritten by someone who has not seen them', () => {
    const team = new Team();
    team.does(note('mine', ''));
    team.refuses(note('yours', ''), 'note-changed');
    team.does(note('both', 'mine'));
    // Sent again, because the answer was lost.
    expect(team.does(note('both', 'mine'))).toEqual([]);
    expect(team.city('prague').note).toBe('both');
  });

  test('keep their lines and lose what nobody sees', () => {
    const team = new Team();
    team.does(note(' one \r\ntwo\u0007\u202e  words\u2028three\n\n', ''));
    expect(team.city('prague').note).toBe('one\ntwo words\nthree');
  });

  test('have at most 500 characters', () => {
    const team = new Team();
    team.refuses(note('x'.repeat(501), ''), 'bad-note');
    team.does(note('x'.repeat(500), ''));
  });
});

describe('the name', () => {
  test('is cleaned, has 1 to 40 graphemes, and can be changed', () => {
    const team = new Team('  The\u202e  Moles ');
    expect(team.sees().name).toBe('The Moles');
    team.does({ kind: 'rename', name: '👩‍🚀'.repeat(40) });
    expect(team.does({ kind: 'rename', name: '👩‍🚀'.repeat(40) })).toEqual([]);
    for (const name of ['', ' ', '\u200b', 'x'.repeat(41)]) {
      team.refuses({ kind: 'rename', name }, 'bad-name');
      expect(campaign.opening({ id: 'c', name }, 0)).toBeUndefined();
    }
  });
});

test('a campaign is its stream: read back, it is the same', () => {
  const team = new Team();
  team.plays('prague', { score: 9 });
  team.does({ kind: 'openTable', city: 'berlin', table: 't' });
  team.does({ kind: 'note', city: 'berlin', text: 'cold', was: '' });
  team.does({ kind: 'rename', name: 'The Voles' });
  expect(stateFrom(JSON.parse(JSON.stringify(team.stream)))).toEqual(team.state);
  expect(team.sees().version).toBe(5);
  expect(() => stateFrom([{ kind: 'renamed', name: 'x' }])).toThrow('begins with being opened');
});
