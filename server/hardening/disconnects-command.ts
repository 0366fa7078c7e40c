/** npm run disconnects -- --schedules 20000 --seed 1: more schedules than `npm test` has time for. */
import { numbersOf } from './command-line.ts';
import { runSchedule } from './disconnects.ts';

const { schedules, seed: first } = numbersOf({ schedules: 20_000, seed: 1 });
const clock = performance.now.bind(performance);
const begun = clock();
const total = { schedules, wrong: 0, actions: 0, dials: 0 };
for (let seed = first; seed < first + schedules; seed++) {
  const { wrong, actions, dials } = await runSchedule(seed);
  total.actions += actions;
  total.dials += dials;
  if (wrong.length > 0) {
    total.wrong += 1;
    console.log(`schedule ${seed}: ${wrong.join('; ')}`);
  }
}
console.log({ ...total, seconds: Math.round((clock() - begun) / 1000) });
process.exit(total.wrong > 0 ? 1 : 0);
