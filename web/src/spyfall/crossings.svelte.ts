/** Which locations somebody has crossed out in a round. It stays in this browser: nobody else is told. */
import { keep, kept } from '../lib/storage.ts';

/** Whose list it is. */
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
  #sheet: Sheet | undefined;
  #ids = $state.raw<readonly string[]>([]);

  has(id: string): boolean {
    return this.#ids.includes(id);
  }

  /** The list of this round; another one's is clean, or as it was left. */
  open(sheet: Sheet): void {
    if (this.#sheet && isSame(this.#sheet, sheet)) return;
    this.#sheet = sheet;
    this.#ids = lists().find((each) => isSame(each, sheet))?.ids ?? [];
  }

  toggle(id: string): void {
    this.#ids = this.has(id) ? this.#ids.filter((each) => each !== id) : [...this.#ids, id];
    const sheet = this.#sheet;
    if (!sheet) return;
    // What this player crossed out in an earlier round is of no use any more.
    const others = lists().filter(({ table, person }) => table !== sheet.table || person !== sheet.person);
    keep(KEY, JSON.stringify([{ ...sheet, ids: this.#ids }, ...others].slice(0, MOST)));
  }
}

function isSame(a: Sheet, b: Sheet): boolean {
  return a.table === b.table && a.game === b.game && a.round === b.round && a.person === b.person;
}

/** Newest first. */
function lists(): readonly Kept[] {
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
