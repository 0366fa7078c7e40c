/** What people with a campaign's link see: the whole map, listed field by field. */
import { defined } from '../kernel/plain.ts';
import { noteOf, resultsOf, standingOf } from './standing.ts';
import type { Result, State, View } from './types.ts';
import { type City, world } from './world.ts';

/** How many of the last results are listed. */
const RESULTS = 50;

export function view(state: State, version: number): View {
  return {
    id: state.id,
    name: state.name,
    version,
    cities: world.cities.map((city) => cityView(state, city)),
    results: state.results.slice(-RESULTS).reverse().map(resultView),
  };
}

function cityView(
  state: State,
  { id, longitude, latitude, tokens, mistakes, links, book }: City,
): View['cities'][number] {
  const results = resultsOf(state, id);
  const wins = results.filter(({ won }) => won);
  const kept = wins.flatMap(({ left }) => left ?? []);
  return defined({
    id,
    longitude,
    latitude,
    tokens,
    mistakes,
    links: [...links],
    book,
    standing: standingOf(state, id),
    wins: wins.length,
    losses: results.length - wins.length,
    best: kept.length > 0 ? Math.max(...kept) : undefined,
    note: noteOf(state, id),
    table: state.tables.find(({ city }) => city === id)?.table,
  });
}

function resultView({ city, ending, won, left, at }: Result): View['results'][number] {
  return defined({ city, ending, won, left, at });
}
