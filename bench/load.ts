/** The load generator, in its own process: connects everyone, then measures what it is asked to, one job at a time. */
import { writeFileSync } from 'node:fs';
import { latency, playAll, throughput } from './measure.ts';
import type { Recording } from './recording.ts';
import { newsOf } from './room-ours.ts';
import { type Player, rooms, type Side } from './rooms.ts';
import { visit, watch } from './visits.ts';

export type Job =
  | { kind: 'connect'; who: Side; base: string; tables: number }
  | { kind: 'record'; who: Side; file: string; moves: number }
  | { kind: 'moves'; who: Side; each: number }
  | { kind: 'throughput'; who: Side; seconds: number }
  | { kind: 'latency'; who: Side; rate: number; seconds: number }
  /** How long a welcome takes at each of these tables, in milliseconds. */
  | { kind: 'visit'; base: string; tables: readonly string[] }
  /** How many people connect and stay. */
  | { kind: 'watch'; base: string; tables: readonly string[]; sockets: number };

/** From one deal to the next, as our tables play. */
const MOVES_OF_A_GAME = 32;
/** How many tables are seated at a time. */
const AT_ONCE = 10;

const players: Record<Side, Player[]> = { sqlite: [], memory: [], colyseus: [], boardgame: [], bare: [] };

async function run(job: Job): Promise<unknown> {
  switch (job.kind) {
    case 'connect': {
      const { who, base, tables } = job;
      const first = players[who].length;
      await severalAtOnce(tables, async (i) => {
        const player = await rooms[who](base, first + i);
        // Out of step, as people are: in step, all tables would start their next game at the same moment.
        for (let move = 0; move < (first + i) % MOVES_OF_A_GAME; move++) await player.play();
        players[who].push(player);
      });
      return undefined;
    }
    case 'record':
      writeFileSync(job.file, JSON.stringify(await record(players[job.who][0], job.moves)));
      return undefined;
    case 'moves':
      return playAll(players[job.who], job.each);
    case 'throughput':
      return throughput(players[job.who], job.seconds);
    case 'latency':
      return latency(players[job.who], job.rate, job.seconds);
    case 'visit':
      return visit(job.base, job.tables);
    case 'watch':
      return severalAtOnce(job.sockets, (i) => watch(job.base, job.tables[i % job.tables.length] ?? ''));
  }
}

async function severalAtOnce(count: number, work: (number: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function record(player: Player | undefined, moves: number): Promise<Recording> {
  if (!player) throw new Error('nobody to record');
  const recording: Recording = [];
  for (let move = 0; move < moves; move++) {
    player.room.recorded = player.room.sockets.map(() => []);
    await player.play();
    recording.push(bySender(player.room.recorded).map((of) => of.map((frame) => frame.toString('base64'))));
  }
  player.room.recorded = undefined;
  return recording;
}

/** The bare server answers the first socket of a room, so the mover's frames come first. */
function bySender(frames: Buffer[][]): Buffer[][] {
  const sender = frames.findIndex((of) => of.some((frame) => newsOf(frame) === 'answered'));
  return [...frames.slice(sender), ...frames.slice(0, sender)];
}

process.on('message', (job: Job) => {
  run(job).then(
    (result) => process.send?.({ result }),
    (error) => process.send?.({ error: String(error?.stack ?? error) }),
  );
});
process.on('disconnect', () => process.exit());
