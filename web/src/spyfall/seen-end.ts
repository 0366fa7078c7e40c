/** Whether this page saw a game end: then the verdict of its last round comes before the result. */
import type { Table } from '../table-kit/table-context.ts';

/** The last game that was seen running. It outlives a screen. */
let running: string | undefined;

/** Call it in an effect, while a game is on the screen. */
export function watchEnd(table: Table): void {
  if (table.view.round && !table.view.round.view.outcome) running = nameOf(table);
}

export function sawTheEnd(table: Table): boolean {
  return table.view.round?.view.outcome !== undefined && running === nameOf(table);
}

/** From now on the result is shown at once. */
export function hasReadTheEnd(): void {
  running = undefined;
}

function nameOf({ view }: Table): string {
  return `${view.id} ${view.round?.number}`;
}
