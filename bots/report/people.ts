/** The parts of the page about clues read blind, about natural and real people's clues, and about Spyfall. */
import { nameOf } from './language-name.ts';
import { share, table } from './markdown.ts';
import type { Readings } from './readings.ts';
import type { Human } from './results.ts';
import type { SpyfallRates } from './spyfall.ts';

export function readingsPart(readings: readonly Readings[] = []): string {
  if (readings.length === 0) return '';
  const rows = readings.map(({ language, clues, found, wrong, assassin, natural, right }) => [
    nameOf(language),
    `${found} of ${clues} (${share(found, clues)})`,
    String(wrong),
    String(assassin),
    `${right} of ${natural} (${share(right, natural)})`,
  ]);
  return `
## Clues read blind, and natural clues

Readers who are not native speakers guessed the clues that our spymaster gives now, on 60 boards per language in mid-game
(six own cards, five of the opponents, four bystanders, the assassin), without seeing its targets; other readers than the
writers of the lexicon. Others wrote natural clues before the bot was asked. Targets: all targets found in 92 % of the
clues, the assassin in 1 % at most; the bot's first guess is meant in 95 % of the natural clues. Some natural clues fit
another card of their board as well, which counts as a mistake here. The bar for second targets was chosen after three
such readings of other boards ([bots.md](bots.md)), so people may well find a little less. The files are in
\`bots/report/readings/\`; \`npm run bots:report -- --readings\` counts them, with the bot of today for the natural clues.

${table(['language', 'all targets found', 'clues with a wrong card', 'with the assassin', 'natural clues understood'], rows)}
`;
}

export function humanPart(held: Human, seen?: Human): string {
  const row = (name: string, { turns, hits, one, more, unknown }: Human) => [
    name,
    String(turns),
    `${hits} (${share(hits, turns)})`,
    `${one.hits} of ${one.turns} (${share(one.hits, one.turns)})`,
    `${more.hits} of ${more.turns} (${share(more.hits, more.turns)})`,
    String(unknown),
  ];
  return `**Real people's clues.** Turns of real games of Duet from the public data set Cultural Codes (Shaikh and others, 2023), which is
not in this project: in how many of them the bot's first guess is one of the cards that the giver meant. Aim: 75 % of the
turns held back, which were only counted; the people's own partners reach 87 %. With so few turns a figure may be off by
five points either way, and some of them may be among those that were looked at earlier ([bots.md](bots.md)).
\`npm run bots:report -- --human FILE\` measures your own turns.

${table(
  ['turns', 'number', 'meant', 'with one card meant', 'with two or more', 'clue not known'],
  [row('held back', held), ...(seen ? [row('looked at', seen)] : [])],
)}
`;
}

export function spyfallPart(rates: readonly SpyfallRates[] = []): string {
  if (rates.length === 0) return '';
  const rows = rates.map(({ level, rounds, named, convicted, innocent, questions }) => [
    level,
    String(rounds),
    ...[named, convicted, innocent].map((count) => share(count, rounds)),
    (questions / rounds).toFixed(1),
  ]);
  return `
## Spyfall

Bots only, four to six at a table, in all six languages. The balance of the levels was chosen, so this shows no skill.
Measured with \`npm run bots:report -- --spyfall\`.

${table(['level', 'rounds', 'the spy names the location', 'the spy is convicted', 'an innocent is convicted', 'questions per round'], rows)}
`;
}
