/** Asking whether a clue may be given (C24, L18): who has to agree, what has been answered, and what that permits. */
import { isBotId } from '../kernel/bots.ts';
import type { PersonId } from '../kernel/contract.ts';
import type { Opinion } from '../kernel/opinion.ts';
import { defined } from '../kernel/plain.ts';
import { tidy } from '../kernel/text.ts';
import type { AskedView } from './asked-schema.ts';
import { folded } from './clue-text.ts';
import { opinionView } from './referee.ts';

export const answers = ['open', 'allowed', 'refused'] as const;

/** The word someone has asked about in this turn. Its number and what it is for are not part of the question. */
export type Asked = {
  readonly by: PersonId;
  readonly word: string;
  readonly opinion?: Opinion;
  /** Who has agreed. */
  readonly yes: readonly PersonId[];
  readonly answer: (typeof answers)[number];
};

export function newQuestion({ by, word, opinion }: Pick<Asked, 'by' | 'word' | 'opinion'>): Asked {
  return defined<Asked>({ by, word, opinion, yes: [], answer: 'open' });
}

/** One refusal decides. An agreement does once nobody has to be waited for. */
export function answered(asked: Asked, by: PersonId, yes: boolean, awaited: readonly PersonId[]): Asked {
  if (!yes) return { ...asked, answer: 'refused' };
  return settled({ ...asked, yes: [...asked.yes.filter((person) => person !== by), by] }, awaited);
}

/** The question after someone has left: it may have been waiting for them alone. */
export function withoutPerson(asked: Asked, person: PersonId, awaited: readonly PersonId[]): Asked | undefined {
  if (asked.by === person) return undefined;
  const yes = asked.yes.filter((other) => other !== person);
  return yes.length === 0 ? { ...asked, yes } : settled({ ...asked, yes }, awaited);
}

function settled(asked: Asked, awaited: readonly PersonId[]): Asked {
  const isAgreed = asked.answer === 'open' && awaitedBy(asked, awaited).length === 0;
  return isAgreed ? { ...asked, answer: 'allowed' } : asked;
}

/** Those of them who still have to agree. Bots agree if people do. */
function awaitedBy({ by, yes }: Asked, everyone: readonly PersonId[]): PersonId[] {
  return everyone.filter((person) => person !== by && !isBotId(person) && !yes.includes(person));
}

export function askedView(asked: Asked, everyone: readonly PersonId[]): AskedView {
  const { by, word, opinion, yes, answer } = asked;
  const awaits = answer === 'open' ? awaitedBy(asked, everyone) : [];
  return defined({ by, word, opinion: opinionView(opinion), yes: [...yes], awaits, answer });
}

/** Whether this person has agreed already, as the asker has by asking. */
export function hasAgreed(asked: Asked | undefined, person: PersonId): boolean {
  return asked?.by === person || (asked?.yes.includes(person) ?? false);
}

type Question = Pick<Asked, 'word' | 'answer'> | undefined;

/** Whether this is the word that was asked about. */
export function isAbout(asked: Question, word: string): boolean {
  return asked !== undefined && folded(asked.word) === folded(tidy(word));
}

/** L18: whether people have allowed this word. */
export function isAllowed(asked: Question, word: string): boolean {
  return asked?.answer === 'allowed' && isAbout(asked, word);
}
