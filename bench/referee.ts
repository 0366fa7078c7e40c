/**
 * npm run bench:referee: how long the referee takes to load all its languages, what it holds in memory, and how long a verdict takes:
 * for words of the cards, words nearly theirs, and nonsense up to the longest clue, each on a new board of 25; and for plain words
 * on boards that it has seen before, which is what most clues are.
 */
import { loadPacks } from '@safehouse/language/loader.ts';
import { Referee } from '@safehouse/language/referee/referee.ts';
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';

const PER_LANGUAGE = 3000;
const BOARD = 25;
const LONGEST = 40;
/** Boards that come again and again, and words said on them. */
const BOARDS = 60;
const WORDS = 150;

const { packs } = loadPacks();
const before = process.memoryUsage().rss;
const began = performance.now();
const referee = new Referee(packs);
await referee.load();
const loaded = performance.now() - began;

const random = randomFrom('5afe'.repeat(8) as Seed);
const languages = [...new Set(packs.map(({ language }) => language))];
console.log('language    verdicts   p50 ms   p99 ms   max ms   known µs');
for (const language of languages) {
  const cards = packs.filter((pack) => pack.language === language).flatMap((pack) => pack.cards);
  const times = Array.from({ length: PER_LANGUAGE }, () => timed(random.drawn(cards, BOARD), cards, language));
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0).toFixed(2);
  const figures = [0.5, 0.99, 1].map((share) => at(share).padStart(8));
  const known = (knownClues(cards, language) * 1000).toFixed(0).padStart(10);
  console.log([language.padEnd(10), `${times.length}`.padStart(9), ...figures, known].join(' '));
}
const held = process.memoryUsage().rss - before;
console.log(`\nloaded in ${(loaded / 1000).toFixed(1)} s; ${Math.round(held / 1e6)} MB more than before`);

function timed(board: readonly string[], cards: readonly string[], language: string): number {
  const clue = clueFrom(cards);
  const start = performance.now();
  referee.judge(clue, board, language);
  return performance.now() - start;
}

/** Milliseconds on average. */
function knownClues(cards: readonly string[], language: string): number {
  const boards = Array.from({ length: BOARDS }, () => random.drawn(cards, BOARD));
  const words = random.drawn(cards, WORDS);
  const say = () => referee.judge(random.pick(words), random.pick(boards), language);
  for (let i = 0; i < PER_LANGUAGE; i++) say();
  const start = performance.now();
  for (let i = 0; i < PER_LANGUAGE; i++) say();
  return (performance.now() - start) / PER_LANGUAGE;
}

function clueFrom(cards: readonly string[]): string {
  const [one, other, third] = [random.pick(cards), random.pick(cards), random.pick(cards)];
  const letters = Array.from({ length: 1 + random.below(LONGEST) }, () => random.pick([...`${one}${other}`])).join('');
  return random
    .pick([one, `${one}${other}`, `${one.slice(0, -1)}${other.slice(0, 3)}`, `${one}${other}${third}`, letters])
    .slice(0, LONGEST);
}
