/**
 * node bench/profile.ts FILE.cpuprofile …: where a process spent its time, by function and by file (from node
 * --cpu-prof).
 */
import { readFileSync } from 'node:fs';
import { table } from './report.ts';

type Node = {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
};
type Profile = {
  readonly nodes: readonly Node[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
};

const TOP = 40;
/** Not the process's own work. */
const IDLE = ['(idle)', '(program)'];

for (const file of process.argv.slice(2)) {
  const profile = JSON.parse(readFileSync(file, 'utf8')) as Profile;
  const own = ownTimes(profile);
  const busy = sum([...own].filter(([node]) => !IDLE.includes(node.callFrame.functionName)).map(([, time]) => time));
  console.log(`\n${file}: ${(busy / 1e6).toFixed(1)} s busy\n`);
  printShares('function', grouped(own, functionOf), busy);
  console.log();
  printShares('file', grouped(own, fileOf), busy);
}

/** The self time of each node, in microseconds. */
function ownTimes({ nodes, samples, timeDeltas }: Profile): Map<Node, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const times = new Map<Node, number>();
  for (const [i, id] of samples.entries()) {
    const node = byId.get(id);
    if (node) times.set(node, (times.get(node) ?? 0) + (timeDeltas[i] ?? 0));
  }
  return times;
}

function grouped(times: ReadonlyMap<Node, number>, by: (node: Node) => string): [string, number][] {
  const groups = new Map<string, number>();
  for (const [node, time] of times) groups.set(by(node), (groups.get(by(node)) ?? 0) + time);
  return [...groups].sort(([, one], [, other]) => other - one);
}

function functionOf({ callFrame: { functionName, url, lineNumber } }: Node): string {
  return `${functionName || '(anonymous)'} ${url === '' ? '' : `${short(url)}:${lineNumber + 1}`}`.trim();
}

function fileOf({ callFrame: { functionName, url } }: Node): string {
  return url === '' ? functionName || '(native)' : short(url);
}

/** The last three parts of an address are enough to find the file. */
function short(url: string): string {
  return url.startsWith('node:') ? url : url.split('/').slice(-3).join('/');
}

function printShares(what: string, groups: readonly [string, number][], busy: number): void {
  const rows = groups
    .filter(([name]) => !IDLE.includes(name))
    .slice(0, TOP)
    .map(([name, time]) => [name, `${((100 * time) / busy).toFixed(1)} %`, (time / 1000).toFixed(0)]);
  console.log(table([what, 'share', 'ms'], rows));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
