/** How `npm test` prints failed tests and slow files. */

/** @typedef {import('./vitest-reporter.mjs').Failure} Failure */

/**
 * The test, the diff, and the command that runs it alone.
 * @param {string} file
 * @param {Failure} failure
 */
export function failureText(file, { test, faults }) {
  const lines = faults.flatMap(({ message, diff, at }) => [
    message,
    ...(diff ? [diff] : []),
    ...(at ? [`at ${at}`] : []),
  ]);
  const alone = `npm test -- ${file}${test ? ` -t ${quoted(lastWords(test))}` : ''}`;
  return [
    `\n✗ ${file}${test && ` › ${test}`}`,
    '',
    ...lines.map((line) => line.replace(/^/gm, '    ')),
    '',
    `    Run it alone: ${alone}`,
    '',
  ].join('\n');
}

/**
 * The ten slowest files.
 * @param {readonly { file: string, seconds: number }[]} files
 */
export function slowest(files) {
  const rows = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, 10);
  return [
    'The slowest files:',
    ...rows.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`),
  ].join('\n');
}

/**
 * A test's own name, without the groups around it.
 * @param {string} test
 */
function lastWords(test) {
  return test.split(' > ').at(-1) ?? test;
}

/** @param {string} text */
function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
