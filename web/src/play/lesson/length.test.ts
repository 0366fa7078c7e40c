/** UX 44: how long each lesson takes by the right way, for someone who reads all of it. */
import { expect, test } from 'vitest';
import { steps as codenames } from '../../codenames/lesson/lesson.ts';
import { steps as duet } from '../../duet/lesson/lesson.ts';
import { steps as spyfall } from '../../spyfall/lesson/lesson.ts';
import { type LanguageCode, languages } from '../../texts/languages.ts';
import { ready } from '../../texts/ready.ts';
import type { Texts } from '../../texts/texts.svelte.ts';
import { wholeOf } from '../../texts/whole.ts';

/** A usual speed for subtitles, in characters per second. */
const READING = 17;
/** Seconds to think and tap. */
const TAP = 2;

const words = { clue: 'OCEAN', n: 2, word: 'WHALE', one: 'PIANO', other: 'TRUMPET', black: 'DIAMOND' };
type Said = string | ((words: Record<string, string | number>) => string);
const text = (said: unknown): string =>
  typeof said === 'function' ? (said as Exclude<Said, string>)(words) : String(said);

function seconds(shown: readonly unknown[], taps: number): number {
  return shown.map(text).join(' ').length / READING + taps * TAP;
}
function saidAt(say: object, steps: readonly string[]): unknown[] {
  return steps.map((step) => (say as Record<string, unknown>)[step]);
}

test.each(Object.keys(languages) as LanguageCode[])('UX 44: every lesson takes 60 to 90 seconds (%s)', async (code) => {
  const t = ready(await wholeOf(code), code) as unknown as Texts;
  const { lessonCodenames: one, lessonDuet: two, lessonSpyfall: three } = t;
  const heard = [three.question, three.replies.way, three.veraAsks, three.idaAnswers, three.idaAsks, three.miloAnswers];
  const choices = [three.answers, three.questions, three.locations].flatMap((all) => Object.values(all));
  const taken = {
    codenames: seconds([...saidAt(one.say, codenames), ...Object.values(one.cards), ...Object.values(one.clues)], 10),
    duet: seconds([...saidAt(two.say, duet), ...Object.values(two.cards), ...Object.values(two.clues)], 9),
    spyfall: seconds([...saidAt(three.say, spyfall), three.note.subtle, ...heard, ...choices], 7),
  };
  for (const [game, time] of Object.entries(taken)) {
    expect(time, game).toBeGreaterThanOrEqual(60);
    expect(time, game).toBeLessThanOrEqual(90);
  }
});
