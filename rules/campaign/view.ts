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

function cityView(state: State, { id, longitude, latitude, tokens, mistakes, links }: City): View['cities'][number] {
  const results = resultsOf(state, id);
  const wins = results.filter(({ won }) => won);
  const scores = wins.flatMap(({ score }) => score ?? []);
  return defined({
    id,
    longitude,
    latitude,
    tokens,
    mistakes,
    links: [...links],
    standing: standingOf(state, id),
    wins: wins.length,
    losses: results.length - wins.length,
    best: scores.length > 0 ? Math.max(...scores) : undefined,
    note: noteOf(state, id),
    table: state.tables.find(({ city }) => city === id)?.table,
  });
}

function resultView({ city, ending, won, score, at }: Result): View['results'][number] {
  return defined({ city, ending, won, score, at });
}
