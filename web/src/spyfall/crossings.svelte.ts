/** Which locations a player has crossed out in a round. Stored in this browser only. */
import { keep, kept } from '../lib/storage.ts';

/** Identifies a list by player and round; each round starts with an empty one. */
export type Sheet = {
  readonly table: string;
  readonly game: number;
  readonly round: number;
  readonly person: string;
};

type Kept = Sheet & { readonly ids: readonly string[] };

const KEY = 'crossed';
/** Maximum number of lists: on one shared phone every player has one. */
const MOST = 24;

export class Crossings {
  readonly #sheet: () => Sheet;
  /** Newest first. */
  #kept = $state.raw<readonly Kept[]>(read());

  constructor(sheet: () => Sheet) {
    this.#sheet = sheet;
  }

  has(id: string): boolean {
    return this.#ids.includes(id);
  }

  toggle(id: string): void {
    const ids = this.has(id) ? this.#ids.filter((each) => each !== id) : [...this.#ids, id];
    const sheet = this.#sheet();
    // Drop the player's lists of earlier rounds.
    const others = read().filter(({ table, person }) => table !== sheet.table || person !== sheet.person);
    this.#kept = [{ ...sheet, ids }, ...others].slice(0, MOST);
    keep(KEY, JSON.stringify(this.#kept));
  }

  get #ids(): readonly string[] {
    const sheet = this.#sheet();
    return this.#kept.find((each) => isSame(each, sheet))?.ids ?? [];
  }
}

function isSame(a: Sheet, b: Sheet): boolean {
  return a.table === b.table && a.game === b.game && a.round === b.round && a.person === b.person;
}

function read(): readonly Kept[] {
  try {
    const found: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'ids' in value && Array.isArray(value.ids);
}
