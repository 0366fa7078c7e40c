/** A program that asks the referee one thing, and has nothing else to do then. */
import { RefereeWorker } from '../referee-worker.ts';

const waiting = setInterval(() => {}, 1000);
const worker = new RefereeWorker([], { script: new URL('./odd-worker.ts', import.meta.url) });
console.log((await worker.judge('sea', [], 'en')).verdict);
clearInterval(waiting);
