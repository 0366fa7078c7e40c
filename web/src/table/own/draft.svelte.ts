/** Words that are being brought to a table. They outlive their form, so that nothing is lost when that closes, or the house refuses. */
import type { Mistake } from '../../lib/house.ts';
import type { Saying } from '../../texts/reasons.ts';

export class PackDraft {
  name = $state('');
  language = $state('');
  text = $state('');
  /** Why they were not taken. */
  problem = $state.raw<Saying>();
  mistakes = $state.raw<readonly Mistake[]>([]);
  /** Whether they are on their way. */
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

/** Taken, or given up: the next ones start afresh. */
export function forgetDraft(table: string): void {
  drafts.delete(table);
}
