/**
 * npm run bench:moves: what each kind of move costs the server's main thread, without sockets and without a referee.
 * Options: --streams sqlite  --tables 100  --games 20  --profile FILE  --write PAGE
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { State as CodenamesState } from '@safehouse/rules/codenames/types.ts';
import { clueNumber } from './clues.ts';
import { OfflineServer, type OfflineTable } from './offline-server.ts';
import { publish, spread, table } from './report.ts';
import { PLACES } from './room-ours.ts';

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: 'sqlite' },
    tables: { type: 'string', default: '100' },
    games: { type: 'string', default: '20' },
    profile: { type: 'string' },
    write: { type: 'string' },
  },
});
const [tables, games] = [Number(values.tables), Number(values.games)];
/** Games that are not counted, while the compiler still optimizes. */
const WARM_UP = 8;

type Kind = 'deal' | 'clue' | 'card' | 'stop' | 'last card' | 'late joiner';
type Move = { readonly kind: Kind; readonly seat: number; readonly action: object };

const folder = mkdtempSync(join(tmpdir(), 'safehouse-moves-'));
const server = new OfflineServer(values.streams === 'memory' ? 'memory' : 'sqlite', folder);
const playing: OfflineTable[] = [];
for (let i = 0; i < tables; i++) playing.push(await server.seated());
const clues = new Map<OfflineTable, number>();
for (let i = 0; i < WARM_UP; i++) await game();
const finishProfile = values.profile === undefined ? undefined : await startProfile(values.profile);
const costs = new Map<Kind, number[]>();
const averages: number[] = [];
for (let i = 0; i < games; i++) averages.push(await game(costs));
await finishProfile?.();
const rows = [...costs].map(([kind, of]) => [kind, spread(of)]);
const about = `${tables} tables of six, ${games} games each; CPU time of the thread in µs, median (least–most) over the steps.`;
publish(
  'moves',
  [about, table(['', values.streams], [...rows, ['all moves of a game', spread(averages)]])],
  values.write,
);
await server.close();
rmSync(folder, { recursive: true, force: true });
process.exit(0);

/** One game at every table. They play in step, so that each step is one kind of move. Returns the average of all moves. */
async function game(costs = new Map<Kind, number[]>()): Promise<number> {
  const steps: number[] = [];
  for (let isOver = false; !isOver; ) {
    const moves = playing.map(nextMove);
    const cost = await costOf(() => playing.map(({ people }, i) => play(people, moves[i] as Move)));
    isOver = playing[0]?.live.state.phase === 'over';
    steps.push(cost);
    note(costs, isOver ? 'last card' : (moves[0] as Move).kind, cost);
  }
  note(costs, 'late joiner', await costOf(() => playing.map((one) => one.visit())));
  return steps.reduce((sum, cost) => sum + cost, 0) / steps.length;
}

function play(people: OfflineTable['people'], { seat, action }: Move): Promise<void> {
  return people[seat]?.act(action) ?? Promise.reject(new Error(`nobody sits at ${seat}`));
}

async function costOf(work: () => Promise<void>[]): Promise<number> {
  const before = process.threadCpuUsage();
  await Promise.all(work());
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / tables;
}

function note(costs: Map<Kind, number[]>, kind: Kind, cost: number): void {
  costs.set(kind, [...(costs.get(kind) ?? []), cost]);
}

/** Clue, card, card, stop, and a new game at the end. */
function nextMove(one: OfflineTable): Move {
  const { phase, round } = one.live.state;
  if (phase !== 'playing') return { kind: 'deal', seat: 0, action: { kind: 'again', rotate: false } };
  const state = round?.state as CodenamesState;
  const inGame = (kind: Kind, role: string, action: object): Move => ({
    kind,
    seat: PLACES.findIndex((place) => place.team === state.team && place.role === role),
    action: { kind: 'play', game: 'codenames', action },
  });
  if (state.phase === 'clue') {
    const number = (clues.get(one) ?? 0) + 1;
    clues.set(one, number);
    return inGame('clue', 'spymaster', { kind: 'giveClue', word: clueNumber(number), number: 3 });
  }
  if (state.clues.at(-1)?.guesses.length === 2) return inGame('stop', 'operative', { kind: 'stop' });
  const isCovered = (card: number) => state.covers.some((cover) => cover.card === card);
  const card = state.deal.key.findIndex((identity, i) => identity === state.team && !isCovered(i));
  return inGame('card', 'operative', { kind: 'touch', card });
}

async function startProfile(file: string): Promise<() => Promise<void>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  return async () => {
    const { profile } = await session.post('Profiler.stop');
    writeFileSync(file, JSON.stringify(profile));
  };
}
