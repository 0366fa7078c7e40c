/** One of the table's own locations, being written. It outlives its form, so nothing typed is lost when that closes. */
import type { Saying } from '../../texts/reasons.ts';
import { type OwnLocation, ROLES } from './own-location.ts';

export class OwnDraft {
  /** The name of the location being edited; `undefined` for a new one. */
  readonly of: string | undefined;
  name = $state('');
  roles = $state<string[]>([]);
  /** Fields that lost focus, by index: the name is 0. */
  left = $state<boolean[]>([]);
  /** Why it was not saved. */
  problem = $state.raw<Saying>();

  constructor(from?: OwnLocation) {
    this.of = from?.name;
    this.name = from?.name ?? '';
    this.roles = from ? [...from.roles] : Array.from({ length: ROLES }, () => '');
  }
}

/** By table and by the location being edited. */
const drafts = new Map<string, OwnDraft>();

export function draftAt(table: string, from?: OwnLocation): OwnDraft {
  const key = keyOf(table, from?.name);
  const draft = drafts.get(key) ?? new OwnDraft(from);
  drafts.set(key, draft);
  return draft;
}

/** Saved or discarded: the next draft starts empty. */
export function forgetDraft(table: string, { of }: OwnDraft): void {
  drafts.delete(keyOf(table, of));
}

function keyOf(table: string, of: string | undefined): string {
  return JSON.stringify([table, of]);
}
