/** Codenames obeys the laws, in each of its forms. */
import { expect, test } from 'vitest';
import { laws } from '../kernel/laws.ts';
import { codenames } from './game.ts';
import { endingsOf, lawSubject } from './law-subject.ts';
import type { Form } from './types.ts';

const forms: Form[] = ['teams', 'together', 'three'];

for (const form of forms) laws(`codenames, ${form}`, lawSubject(form));

test('the forms together can end in every way the game names', () => {
  const reachable = new Set(forms.flatMap((form) => endingsOf[form]));
  expect([...reachable].sort()).toEqual([...codenames.meta.endings].sort());
});
