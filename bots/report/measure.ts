/** Measures one language: games on the fixed boards, time, memory and the association test. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Pack } from '@safehouse/language/loader.ts';
import { Referee } from '@safehouse/language/referee/referee.ts';
import { openMeaning } from '../meaning/meaning.ts';
import { testAssociations } from '../tools/association-test.ts';
import { type Judge, type Played, played, type StandIn, type Times } from './game.ts';
import type { Guessed, Measured } from './results.ts';
import { type Form, seated } from './seats.ts';
import { noTimes, quantile, type Tally, tallied } from './tally.ts';

/** Number of games for measuring time. */
const CLOCKED = 30;

export async function judgeOf(language: string, packs: readonly Pack[]): Promise<Judge> {
  const referee = new Referee(packs);
  await referee.load([language]);
  return (clue, open) => referee.judge(clue, open, language);
}

export async function measured(language: string, boards: number, packs: readonly Pack[]): Promise<Measured> {
  const play = await playerOf(language, packs, noTimes());
  const forms = {
    together: await play('together', boards),
    teams: await play('teams', boards),
    duet: await play('duet', boards),
  };
  return { language, boards, forms, ...(await clocked(language, packs)) };
}

/** What does not need all the games: time, memory and the association test. */
export async function clocked(
  language: string,
  packs: readonly Pack[],
): Promise<Pick<Measured, 'times' | 'megabytes' | 'association'>> {
  const warm = await playerOf(language, packs, noTimes());
  await warm('duet', 2);
  const times = noTimes();
  const play = await playerOf(language, packs, times);
  for (const form of ['together', 'duet'] as const) await play(form, CLOCKED);
  const spread = (all: readonly number[]) => ({ p50: quantile(all, 0.5), p99: quantile(all, 0.99) });
  const { load, megabytes } = weighed(language);
  const { asked, understood, right } = testAssociations(await openMeaning(language));
  return {
    times: { clue: spread(times.clue), guess: spread(times.guess), load },
    megabytes,
    association: { asked, understood, right },
  };
}

async function playerOf(
  language: string,
  packs: readonly Pack[],
  times: Times,
): Promise<(form: Form, boards: number) => Promise<Tally>> {
  const meaning = await openMeaning(language);
  const judge = await judgeOf(language, packs);
  return async (form, boards) => {
    const games: Played[] = [];
    for (let board = 0; board < boards; board++) {
      games.push(await played(seated(form, language, board, packs), { meaning, level: 'normal', judge }, times));
    }
    return tallied(games);
  };
}

/** The same games with an operative that is not one of our bots. */
export async function guessed(standIn: StandIn, boards: number, packs: readonly Pack[]): Promise<Guessed> {
  const meaning = await openMeaning('en');
  const judge = await judgeOf('en', packs);
  let won = 0;
  let assassin = 0;
  for (let board = 0; board < boards; board++) {
    const player = { meaning, level: 'normal', judge, standIn } as const;
    const game = await played(seated('together', 'en', board, packs), player, noTimes());
    if (game.isWon) won++;
    if (game.ending === 'assassin') assassin++;
  }
  return { games: boards, won, assassin };
}

/** As the server starts the thread of the bots. Without it, the room for new objects grows while a language loads. */
const LITTLE_ROOM = ['--min-semi-space-size=4', '--max-semi-space-size=4'];

/** Runs in a separate process, where nothing else allocates. */
function weighed(language: string): { readonly load: number; readonly megabytes: number } {
  const script = join(import.meta.dirname, '..', 'tools', 'report-memory.ts');
  return JSON.parse(
    execFileSync(process.execPath, [...LITTLE_ROOM, '--expose-gc', script, language], { encoding: 'utf8' }),
  );
}
