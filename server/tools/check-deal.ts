/** npm run check-deal -- FILE: checks the proof of a finished game (docs/fair-deal.md), or a saved game (docs/saved-game.md). */
import { readFileSync } from 'node:fs';
import { proof } from '@safehouse/protocol/http.ts';
import { checked } from '@safehouse/rules/record/check.ts';
import { unfairness } from '@safehouse/rules/table/fair.ts';

const verdicts = {
  'no-such-game': 'This house does not know that game.',
  'bad-seed': 'The seed is not 32 hexadecimal digits.',
  'other-seed': 'NOT FAIR: the seed is not the one the game was bound to.',
  'other-deal': 'NOT FAIR: this seed deals something else.',
};

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Which file? npm run check-deal -- FILE, with what /api/tables/…/games/… answered, or a saved game.');
  process.exitCode = 2;
} else {
  const text = readFileSync(file, 'utf8');
  const answer = checked(text);
  const wrong = !answer.ok && answer.fault.code === 'not-a-game' ? proofVerdict(text) : recordVerdict(answer);
  console.log(wrong ?? 'Fair: seed and commitment agree, and the deal follows from the seed.');
  if (answer.ok) console.log(`All ${answer.record.events.length} events follow the rules.`);
  process.exitCode = wrong ? 1 : 0;
}

function proofVerdict(text: string): string | undefined {
  const wrong = unfairness(proof.parse(JSON.parse(text)));
  return wrong && verdicts[wrong];
}

function recordVerdict(answer: ReturnType<typeof checked>): string | undefined {
  if (answer.ok) return undefined;
  const { code, at, event } = answer.fault;
  if (code in verdicts) return verdicts[code as keyof typeof verdicts];
  return `NOT RIGHT: ${[code, at, event && `event ${event}`].filter(Boolean).join(', ')} (docs/saved-game.md).`;
}
