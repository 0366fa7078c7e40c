/** npm run check-deal -- FILE: checks the proof of a finished game (docs/fair-deal.md). */
import { readFileSync } from 'node:fs';
import { proof } from '@safehouse/protocol/http.ts';
import { unfairness } from '@safehouse/rules/table/fair.ts';

const verdicts = {
  'no-such-game': 'This house does not know that game.',
  'bad-seed': 'The seed is not 32 hexadecimal digits.',
  'other-seed': 'NOT FAIR: the seed is not the one the game was bound to.',
  'other-deal': 'NOT FAIR: this seed deals something else.',
};

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Which proof? npm run check-deal -- FILE, with what /api/tables/…/games/… answered.');
  process.exitCode = 2;
} else {
  const wrong = unfairness(proof.parse(JSON.parse(readFileSync(file, 'utf8'))));
  console.log(wrong ? verdicts[wrong] : 'Fair: seed and commitment agree, and the deal follows from the seed.');
  process.exitCode = wrong ? 1 : 0;
}
