/** The example round of the rulebook: who is who, who asks whom, and who may not be asked back. */
import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { table } from './scenario.ts';

rule('S10', 'the rulebook’s example: three questions go round, until the spy has spoken', () => {
  const players = ['ana', 'andrei', 'maria', 'vlad'];
  const t = table({ players, spies: ['ana'], dealer: 'maria' });
  const [ana, andrei, maria, vlad] = players.map(t.who) as [T, T, T, T];
  type T = ReturnType<typeof t.who>;
  expect(ana.card).toEqual({ spy: true });
  expect(new Set([andrei.card, maria.card, vlad.card].map((card) => JSON.stringify(card))).size).toBe(3);
  maria.starts();
  maria.asks('vlad');
  vlad.answers();
  vlad.tries.asking('maria').isRefused('just-asked-you');
  vlad.asks('andrei');
  andrei.answers();
  andrei.asks('ana');
  ana.answers().isAskedBy('ana');
  // Now the others become suspicious.
  maria.accuses('ana');
  andrei.agrees();
  vlad.agrees().endsTheRound({ by: 'spy-accused', points: { andrei: 1, maria: 2, vlad: 1 }, suspect: 'ana' });
});
