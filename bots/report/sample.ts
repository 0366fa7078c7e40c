/** A few games per language in full detail: small enough for every test run to replay and compare. */
import { join } from 'node:path';
import { loadPacks } from '@safehouse/language/loader.ts';
import { languageCodes } from '../languages/index.ts';
import { openMeaning } from '../meaning/meaning.ts';
import { type Played, played } from './game.ts';
import { type Form, seated } from './seats.ts';
import { noTimes } from './tally.ts';

export const sampleFile: string = join(import.meta.dirname, 'sample.txt');

const forms: readonly Form[] = ['together', 'duet'];
const BOARDS = 2;

/** Uses no referee, because its dictionaries differ between installations: the bot's first clue is given. */
export async function sampled(): Promise<string> {
  const { packs } = loadPacks();
  const lines = [
    '# What bots of the normal level play on a few boards. Written by `npm run bots:report`; a test compares it.',
  ];
  for (const language of languageCodes) {
    const meaning = await openMeaning(language);
    for (const form of forms) {
      for (let board = 0; board < BOARDS; board++) {
        const game = await played(seated(form, language, board, packs), { meaning, level: 'normal' }, noTimes());
        lines.push('', `${language} ${form} ${board}: ${told(game)}`, ...game.clues.map(clueLine));
      }
    }
  }
  return `${lines.join('\n')}\n`;
}

function told({ isWon, ending, tokens }: Played): string {
  const rest = tokens === undefined ? '' : `, ${tokens} tokens left`;
  return `${isWon ? 'won' : 'lost'}, ${ending}${rest}`;
}

function clueLine({ word, number, hits }: Played['clues'][number]): string {
  return `  ${word} ${number}: ${hits}`;
}
