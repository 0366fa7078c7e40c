/** What is worth remembering of an evening: the score, who played with whom, the best clues, streaks, spies, cities. */
import type { evening } from '@safehouse/protocol/http.ts';

export type Evening = ReturnType<(typeof evening)['parse']>;
type PlayedGame = Evening['games'][number];

/** The score of one kind of game: by team, or won and lost together, or games won by each person. */
export type Score =
  | { readonly game: string; readonly kind: 'teams'; readonly red: number; readonly blue: number }
  | { readonly game: string; readonly kind: 'together'; readonly won: number; readonly lost: number }
  | { readonly game: string; readonly kind: 'people'; readonly wins: readonly Count[] };
export type Count = { readonly person: string; readonly n: number };
export type Pair = { readonly people: readonly [string, string]; readonly games: number; readonly wins: number };
export type BestClue = PlayedGame['clues'][number];
export type City = { readonly city: string; readonly won: boolean };

export type Summary = {
  readonly games: number;
  readonly scores: readonly Score[];
  readonly pairs: readonly Pair[];
  readonly clues: readonly BestClue[];
  readonly streak?: Count;
  readonly spy?: Count;
  readonly cities: readonly City[];
  readonly campaign?: NonNullable<Evening['campaign']>;
};

const LISTED = 3;

/** `isNamed`: the others have left, and are not listed. */
export function summary({ games, campaign }: Evening, isNamed: (person: string) => boolean): Summary {
  const streak = best(streaks(games), isNamed, 2);
  const spy = best(
    games.flatMap(({ rounds }) => rounds.map(({ spy, points }) => ({ person: spy, n: points }))),
    isNamed,
    1,
  );
  return {
    games: games.length,
    scores: scoresOf(games),
    pairs: pairsOf(games)
      .filter(({ people }) => people.every(isNamed))
      .slice(0, LISTED),
    clues: games
      .flatMap(({ clues }) => clues)
      .sort((a, b) => b.found.length - a.found.length)
      .slice(0, LISTED),
    ...(streak && { streak }),
    ...(spy && { spy }),
    cities: games.flatMap(({ city, winners }) => (city === undefined ? [] : [{ city, won: winners.length > 0 }])),
    ...(campaign && { campaign }),
  };
}

function scoresOf(games: readonly PlayedGame[]): Score[] {
  const kinds = Map.groupBy(games, (played) => `${played.game} ${isShared(played) ? 'together' : 'teams'}`);
  return [...kinds.values()].map((played): Score => {
    const [first] = played as [PlayedGame];
    const { game } = first;
    if (isEachAlone(first)) return { game, kind: 'people', wins: counted(played.flatMap(({ winners }) => winners)) };
    const wins = (team: string) => played.filter(({ winners }) => winners.includes(team)).length;
    if (!isShared(first)) return { game, kind: 'teams', red: wins('red'), blue: wins('blue') };
    const won = played.filter(isWon).length;
    return { game, kind: 'together', won, lost: played.length - won };
  });
}

/** Whether people win by themselves: they share the team `table`. */
function isEachAlone({ seats }: PlayedGame): boolean {
  return seats.every(({ team }) => team === 'table');
}

/** Whether everyone wins or loses together. Of two teams, exactly one wins. */
function isShared(played: PlayedGame): boolean {
  return !isEachAlone(played) && (played.form === 'together' || played.winners.length !== 1);
}

/** A game that is played together against an opponent without players is won by the red team. */
function isWon({ form, winners }: PlayedGame): boolean {
  return form === 'together' ? winners.includes('red') : winners.length > 0;
}

/** Whether this person won the game. */
function hasWon(played: PlayedGame, { person, team }: PlayedGame['seats'][number]): boolean {
  if (isShared(played)) return isWon(played);
  return played.winners.includes(isEachAlone(played) ? person : team);
}

/** People on one side, who won or lost together; those with the most wins first. */
function pairsOf(games: readonly PlayedGame[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const played of games) {
    if (isEachAlone(played)) continue;
    const { seats } = played;
    for (const [i, one] of seats.entries()) {
      for (const other of seats.slice(i + 1)) {
        if (!isShared(played) && one.team !== other.team) continue;
        const people = [one.person, other.person].sort() as [string, string];
        const { games, wins } = pairs.get(people.join(' ')) ?? { games: 0, wins: 0 };
        pairs.set(people.join(' '), { people, games: games + 1, wins: wins + (hasWon(played, one) ? 1 : 0) });
      }
    }
  }
  return [...pairs.values()].sort((a, b) => b.wins - a.wins || b.games - a.games);
}

/** The longest run of games won by each person, of those they played. */
function streaks(games: readonly PlayedGame[]): Count[] {
  const running = new Map<string, number>();
  const longest = new Map<string, number>();
  for (const played of games) {
    for (const seat of played.seats) {
      const n = hasWon(played, seat) ? (running.get(seat.person) ?? 0) + 1 : 0;
      running.set(seat.person, n);
      longest.set(seat.person, Math.max(n, longest.get(seat.person) ?? 0));
    }
  }
  return [...longest].map(([person, n]) => ({ person, n }));
}

/** Adds up what each person has, and takes the person with the most. */
function best(counts: readonly Count[], isNamed: (person: string) => boolean, least: number): Count | undefined {
  const sums = new Map<string, number>();
  for (const { person, n } of counts) sums.set(person, (sums.get(person) ?? 0) + n);
  const [first] = [...sums].filter(([person, n]) => isNamed(person) && n >= least).sort(([, a], [, b]) => b - a);
  return first && { person: first[0], n: first[1] };
}

function counted(people: readonly string[]): Count[] {
  const counts = Map.groupBy(people, (person) => person);
  return [...counts].map(([person, { length }]) => ({ person, n: length })).sort((a, b) => b.n - a.n);
}
