/** Measurements on any set of players: maximum throughput, and the latency of moves at a given rate. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Player } from './rooms.ts';
import { inTime } from './sockets.ts';

export type Throughput = { moves: number; movesPerSecond: number; bytesPerMove: number };
export type Latency = { moves: number; movesPerSecond: number; p50: number; p99: number };

/** Every table always has one move in progress. */
export async function throughput(players: readonly Player[], seconds: number): Promise<Throughput> {
  const bytes = () => players.reduce((sum, { room }) => sum + room.bytes, 0);
  const before = bytes();
  const start = performance.now();
  const end = start + seconds * 1000;
  let moves = 0;
  const all = players.map(async (player) => {
    while (performance.now() < end) {
      await player.play();
      moves++;
    }
  });
  await inTime(Promise.all(all), 'as many moves as possible');
  const took = (performance.now() - start) / 1000;
  return { moves, movesPerSecond: moves / took, bytesPerMove: (bytes() - before) / moves };
}

/** Each table makes this many moves, one after the other. */
export async function playAll(players: readonly Player[], each: number): Promise<void> {
  const all = players.map(async (player) => {
    for (let move = 0; move < each; move++) await player.play();
  });
  await inTime(Promise.all(all), `${each} moves of everybody`);
}

/**
 * Moves come at a steady rate whatever the server does; latency counts from when a move was due until the last view of
 * it.
 */
export async function latency(players: readonly Player[], rate: number, seconds: number): Promise<Latency> {
  const times: number[] = [];
  const start = performance.now();
  const wanted = rate * seconds;
  const underWay: Promise<void>[] = [];
  let at = 0;
  for (let move = 0; move < wanted; move++) {
    const due = start + (move * 1000) / rate;
    while (performance.now() < due) await sleep(Math.max(0, due - performance.now() - 0.5));
    let free = idle(players, at);
    // If a server cannot keep up, the next moves wait, and that time counts too.
    while (!free) {
      await sleep(1);
      free = idle(players, at);
    }
    at = free.index + 1;
    underWay.push(free.player.play().then(() => void times.push(performance.now() - due)));
  }
  await inTime(Promise.all(underWay), `${rate} moves a second`);
  const took = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return {
    moves: times.length,
    movesPerSecond: times.length / took,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

function idle(players: readonly Player[], from: number): { player: Player; index: number } | undefined {
  for (let step = 0; step < players.length; step++) {
    const index = (from + step) % players.length;
    const player = players[index];
    if (player && !player.room.busy) return { player, index };
  }
  return undefined;
}

export function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}
