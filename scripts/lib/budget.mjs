/**
 * How long a test file may take, as a share of the whole run: on a slow or busy machine every file takes longer. Each
 * budget is about three times the usual share, because other programs may slow down one file and not the next.
 */

/** The most a file may take, unless it is listed below. */
const MOST = 0.1;

/** Files that need more, and how much. Before you add one, try to make it faster or to split it. */
const more = {
  'server/cluster/trouble.test.ts': 0.2,
  'web/browser/around/fourth-game.test.ts': 0.15,
  'web/browser/around/walk.test.ts': 0.3,
  'web/browser/codenames/walk.test.ts': 0.3,
  'web/browser/duet/walk.test.ts': 0.3,
  'web/browser/spyfall/walk.test.ts': 0.3,
};

/**
 * Lists what is wrong with the times of a whole run.
 * @param {readonly { file: string, seconds: number }[]} files
 * @param {Readonly<Record<string, number>>} [exceptions]
 * @returns {string[]}
 */
export function overBudget(files, exceptions = more) {
  const total = files.reduce((sum, { seconds }) => sum + seconds, 0);
  const slow = files
    .filter(({ file, seconds }) => seconds / total > (exceptions[file] ?? MOST))
    .map(({ file, seconds }) => {
      const share = `${percent(seconds / total)} of the whole run (${seconds.toFixed(1)} s)`;
      return `${file} takes ${share}, its budget is ${percent(exceptions[file] ?? MOST)}`;
    });
  const gone = Object.keys(exceptions).filter((file) => !files.some((each) => each.file === file));
  return [...slow, ...gone.map((file) => `${file} has a budget, but there is no such file`)];
}

/** @param {number} share */
function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}
