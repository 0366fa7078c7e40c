/**
 * npm run test:again -- 10: runs all tests ten times next to two busy loops, and prints everything that failed.
 * Arguments after the number go to each run: npm run test:again -- 10 server rules
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { at, command, UserError } from './lib/command.mjs';
import { capture, endTogether } from './lib/processes.mjs';
import { took } from './lib/steps.mjs';

const LOOPS = 2;
const last = at('.cache', 'test', 'last.json');

await command(async () => {
  endTogether();
  const [times = '10', ...stages] = process.argv.slice(2);
  if (!/^[1-9]\d*$/.test(times)) throw new UserError('How many times? npm run test:again -- 10');
  const loops = Array.from({ length: LOOPS }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  process.on('exit', () => {
    for (const loop of loops) loop.kill('SIGKILL');
  });

  /** How often each failed. @type {Map<string, number>} */
  const failed = new Map();
  let whole = 0;
  for (let run = 1; run <= Number(times); run++) {
    const since = performance.now();
    rmSync(last, { force: true });
    const { code, output } = await capture(process.execPath, [at('scripts/test.mjs'), ...stages], { minutes: 180 });
    const failing = failuresOf(code);
    for (const what of failing) failed.set(what, (failed.get(what) ?? 0) + 1);
    if (failing.length === 0) whole += 1;
    else console.log(output.trimEnd().replace(/^/gm, '    '));
    console.log(`run ${run} of ${times}: ${output.trimEnd().split('\n').at(-1)}, ${took(since)}`);
  }
  console.log(`\n${whole} of ${times} runs passed, with ${LOOPS} busy loops beside them.`);
  for (const [what, count] of failed) console.log(`  failed ${count} times: ${what}`);
  return failed.size > 0 ? 1 : 0;
});

/** @param {number} code */
function failuresOf(code) {
  try {
    const { failing } = JSON.parse(readFileSync(last, 'utf8'));
    return failing.length > 0 || code === 0 ? failing : ['the run itself'];
  } catch {
    return ['the run itself'];
  }
}
