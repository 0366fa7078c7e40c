/** An evening in lines of text: the same on the page and in the picture. */
import type { Texts } from '../../texts/texts.svelte.ts';
import type { Score, Summary } from './stats.ts';

export type Section = { readonly title: string; readonly lines: readonly string[] };

/** Missions of this table that are listed. */
const LISTED = 3;

type Words = {
  readonly t: Texts;
  readonly nameOf: (person: string) => string;
  readonly cityOf: (city: string) => string;
};

export function sectionsOf(summary: Summary, words: Words): Section[] {
  const { t, nameOf } = words;
  const { evening } = t;
  const { scores, pairs, clues, streak, spy } = summary;
  const sections: Section[] = [
    { title: evening.score, lines: scores.map((score) => scoreLine(score, words)) },
    {
      title: evening.clues,
      lines: clues.map(({ word, by, found }) =>
        evening.clue({ word: upper(word), name: nameOf(by), found: found.map(plainUpper).join(', ') }),
      ),
    },
    {
      title: evening.pairs,
      lines: pairs.map(({ people: [one, other], games, wins }) =>
        evening.pair({ one: nameOf(one), other: nameOf(other), wins, n: games }),
      ),
    },
    { title: evening.streak, lines: streak ? [evening.streakOf({ name: nameOf(streak.person), n: streak.n })] : [] },
    { title: evening.spy, lines: spy ? [evening.spyOf({ name: nameOf(spy.person), n: spy.n })] : [] },
    {
      title: evening.cities,
      lines: missionLines(summary, words),
    },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

/** How far the campaign is, the last missions at this table, and one that was played elsewhere since. */
function missionLines({ cities, campaign }: Summary, { t: { evening }, cityOf }: Words): string[] {
  const lines = cities
    .slice(-LISTED)
    .map(({ city, won }) => evening[won ? 'cityWon' : 'cityLost']({ city: cityOf(city) }));
  if (!campaign) return lines;
  const { won, cities: all, last } = campaign;
  const here = cities.at(-1);
  const isElsewhere = last && (last.city !== here?.city || last.won !== here.won);
  const more = isElsewhere ? [evening[last.won ? 'lastWon' : 'lastLost']({ city: cityOf(last.city) })] : [];
  return [evening.campaign({ won, cities: all }), ...lines, ...more];
}

function scoreLine(score: Score, { t, nameOf }: Words): string {
  const names: Record<string, { readonly name: string }> = t.games;
  const game = names[score.game]?.name ?? score.game;
  const { team } = t.common;
  if (score.kind === 'teams') return `${game}: ${team.red} ${score.red} : ${score.blue} ${team.blue}`;
  if (score.kind === 'together') return `${game}: ${t.evening.wonLost({ won: score.won, lost: score.lost })}`;
  return `${game}: ${score.wins.map(({ person, n }) => `${nameOf(person)} ${n}`).join(', ') || t.evening.nobody}`;
}

function upper(word: string): string {
  return word.toLocaleUpperCase();
}

function plainUpper(word: string): string {
  return upper(word.replaceAll('\u00AD', ''));
}
