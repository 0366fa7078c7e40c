/** What is told of an evening: of each game who played, who won, the clues that found most and the spies; the campaign. */
import type { evening } from '@safehouse/protocol/http.ts';
import type { View as CampaignView } from '@safehouse/rules/campaign/types.ts';
import type { State as CodenamesState } from '@safehouse/rules/codenames/types.ts';
import type { State as DuetState } from '@safehouse/rules/duet/types.ts';
import { replayOf } from '@safehouse/rules/record/replay.ts';
import type { GameRecord } from '@safehouse/rules/record/schema.ts';
import type { State as SpyfallState } from '@safehouse/rules/spyfall/types.ts';
import type { z } from 'zod';

export type Evening = z.infer<typeof evening>;
type PlayedGame = Evening['games'][number];

/** Fewer cards are nothing to remember. */
const REMEMBERED = 2;

export function playedGameOf(record: GameRecord): PlayedGame {
  const { number, game, at, seats } = record;
  const state = replayOf(record).states.at(-1)?.round?.state as CodenamesState | DuetState | SpyfallState;
  return {
    number,
    game,
    at,
    winners: [...(state.outcome?.winners ?? [])],
    ...detailsOf(state),
    seats: seats.map(({ person, team, role }) => ({ person, team, role })),
    clues: 'clues' in state ? cluesOf(state) : [],
    rounds: 'verdicts' in state ? roundsOf(state) : [],
  };
}

/** How far a campaign is. The map itself, its notes and its address are only for those who play it. */
export function progressOf({ cities, results: [last] }: CampaignView): NonNullable<Evening['campaign']> {
  return {
    won: cities.filter(({ standing }) => standing === 'won').length,
    cities: cities.length,
    ...(last && { last: { city: last.city, won: last.won } }),
  };
}

function detailsOf({
  deal: { options },
}: CodenamesState | DuetState | SpyfallState): Pick<PlayedGame, 'form' | 'city'> {
  if ('form' in options) return { form: options.form };
  return 'play' in options && options.play.kind === 'mission' ? { city: options.play.city } : {};
}

function cluesOf({ deal, clues }: CodenamesState | DuetState): PlayedGame['clues'] {
  return clues.flatMap((clue) => {
    const isRight = (card: number) =>
      'side' in clue ? clue.guesses.some((one) => one.card === card && one.kind === 'agent') : isOwn(deal, clue, card);
    const found = clue.guesses.filter(({ card }) => isRight(card)).map(({ card }) => deal.words[card] ?? '');
    return clue.standing !== 'illegal' && found.length >= REMEMBERED ? [{ by: clue.by, word: clue.word, found }] : [];
  });
}

function isOwn(deal: CodenamesState['deal'] | DuetState['deal'], { team }: { team: string }, card: number): boolean {
  return Array.isArray(deal.key) && deal.key[card] === team;
}

function roundsOf({ verdicts }: SpyfallState): PlayedGame['rounds'] {
  return verdicts
    .filter(({ result }) => result !== 'void')
    .map(({ spy, points }) => ({ spy, points: points.find(({ person }) => person === spy)?.points ?? 0 }));
}
