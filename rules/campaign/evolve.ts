/** How each event changes a campaign. It never fails. */
import type { Event, State } from './types.ts';

export function first({ id, name, at }: Event & { kind: 'opened' }): State {
  return { id, name, openedAt: at, results: [], notes: {}, tables: [] };
}

export function evolve(state: State, event: Event): State {
  switch (event.kind) {
    case 'opened':
      return first(event);
    case 'renamed':
      return { ...state, name: event.name };
    case 'noted':
      return { ...state, notes: { ...state.notes, [event.city]: event.text } };
    case 'tableOpened': {
      const { table, city, at } = event;
      // The newest table of a city is the one people look for.
      return { ...state, tables: [...state.tables.filter((old) => old.city !== city), { table, city, at }] };
    }
    case 'recorded':
      return recorded(state, event);
  }
}

/** D31. A table whose game is over is no longer listed as open. */
function recorded(state: State, { result }: Event & { kind: 'recorded' }): State {
  const tables = state.tables.filter(({ table }) => table !== result.table);
  return { ...state, results: [...state.results, result], tables };
}
