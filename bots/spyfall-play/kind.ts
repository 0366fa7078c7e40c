/** Which kind of question a typed sentence is. */
import type { QuestionKind } from '../languages/bot-language.ts';
import { botLanguages } from '../languages/index.ts';

export function kindOf(question: string, language: string): QuestionKind {
  const plain = question.normalize('NFC').toLowerCase().replaceAll("'", '’').trim();
  return botLanguages[language]?.questions.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'yes';
}
