/** The load generator, in a process of its own: connects everybody, then measures what it is asked to, one job at a time. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { latency, throughput } from './measure.ts';
import type { Recording } from './recording.ts';
import { bareRoom, greet, openTable, ourTable, type Player } from './tables.ts';

export type Job =
  | { kind: 'connect'; who: 'ours' | 'bare'; base: string; tables: number }
  | { kind: 'record'; file: string; moves: number }
  | { kind: 'throughput'; who: 'ours' | 'bare'; seconds: number }
  | { kind: 'latency'; who: 'ours' | 'bare'; rate: number; seconds: number }
  | { kind: 'openTables'; base: string; tables: number }
  | { kind: 'watch'; base: string; sockets: number };

const players: Record<'ours' | 'bare', Player[]> = { ours: [], bare: [] };

async function run(job: Job): Promise<unknown> {
  switch (job.kind) {
    case 'connect':
      for (let i = 0; i < job.tables; i++) {
        players[job.who].push(await (job.who === 'ours' ? ourTable(job.base) : bareRoom(job.base, `room ${i}`)));
      }
      return undefined;
    case 'record':
      writeFileSync(job.file, JSON.stringify(await record(players.ours[0], job.moves)));
      return undefined;
    case 'throughput':
      return throughput(players[job.who], job.seconds);
    case 'latency':
      return latency(players[job.who], job.rate, job.seconds);
    case 'openTables':
      for (let i = 0; i < job.tables; i++) await openTable(job.base, randomBytes(32).toString('base64url'));
      return undefined;
    case 'watch': {
      const table = await openTable(job.base, randomBytes(32).toString('base64url'));
      for (let i = 0; i < job.sockets; i++) await greet(job.base, table);
      return undefined;
    }
  }
}

async function record(player: Player | undefined, moves: number): Promise<Recording> {
  if (!player) throw new Error('nobody to record');
  const recording: Recording = [];
  for (let move = 0; move < moves; move++) {
    player.room.recorded = player.room.sockets.map(() => []);
    await player.play();
    recording.push(bySender(player.room.recorded));
  }
  player.room.recorded = undefined;
  return recording;
}

/** The bare server answers the first socket of a room, so the frames of whoever moved stand first. */
function bySender(frames: string[][]): string[][] {
  const sender = frames.findIndex((of) => of.some((frame) => frame.startsWith('{"type":"done"')));
  return [...frames.slice(sender), ...frames.slice(0, sender)];
}

process.on('message', (job: Job) => {
  run(job).then(
    (result) => process.send?.({ result }),
    (error) => process.send?.({ error: String(error?.stack ?? error) }),
  );
});
process.on('disconnect', () => process.exit());
