/** Words being added to a table. They outlive their form, so nothing is lost if it closes or the server refuses. */
import type { Mistake } from '../../lib/house.ts';
import type { Saying } from '../../texts/reasons.ts';

export class PackDraft {
  name = $state('');
  language = $state('');
  text = $state('');
  /** Why they were not accepted. */
  problem = $state.raw<Saying>();
  mistakes = $state.raw<readonly Mistake[]>([]);
  /** Whether they are being sent. */
  isSent = $state(false);

  constructor(language: string) {
    this.language = language;
  }
}

const drafts = new Map<string, PackDraft>();

export function draftAt(table: string, language: string): PackDraft {
  const draft = drafts.get(table) ?? new PackDraft(language);
  drafts.set(table, draft);
  return draft;
}

/** Accepted or discarded: the next draft starts empty. */
export function forgetDraft(table: string): void {
  drafts.delete(table);
}
