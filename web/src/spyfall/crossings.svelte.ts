/** Which locations somebody has crossed out in a round. It stays in this browser: nobody else is told. */
import { keep, kept } from '../lib/storage.ts';

/** Whose list it is, and of which round: the next one's is clean. */
export type Sheet = {
  readonly table: string;
  readonly game: number;
  readonly round: number;
  readonly person: string;
};

type Kept = Sheet & { readonly ids: readonly string[] };

const KEY = 'crossed';
/** A phone that is passed around has one for each player. */
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
    // What the same player crossed out in an earlier round is of no use any more.
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
