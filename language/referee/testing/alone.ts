/** A program that asks the referee one thing, and has nothing else to do then. */
import { Desk } from '../desk.ts';

const waiting = setInterval(() => {}, 1000);
const desk = new Desk([], { script: new URL('./odd-worker.ts', import.meta.url) });
console.log((await desk.judge('sea', [], 'en')).verdict);
clearInterval(waiting);
