/** Builds a viewer's view of the table: every field is listed, no part of the state is passed through whole. */
import type { Outcome } from '../kernel/contract.ts';
import { isNumbered, nameLook } from '../kernel/looks.ts';
import { remembered, rememberedPer, shared } from '../kernel/memo.ts';
import { defined } from '../kernel/plain.ts';
import { type Around, aroundOf } from './around.ts';
import { gameViewer } from './audience.ts';
import { missionView } from './mission.ts';
import {
  botsAt,
  gameChannelOf,
  gameOf,
  guestOf,
  nextGameOf,
  partOf,
  personOf,
  placesOf,
  sitRefusal,
  takenAt,
  takesBots,
  usualChannelOf,
} from './people.ts';
import { permissionsIn } from './permissions.ts';
import type { Bot, GamePart, SeatName, Setup, State, Viewer } from './types.ts';
import type { View } from './view-types.ts';

type Round = NonNullable<View['round']>;

/** A view in its parts: all but the round, the round without its game, and the view of the game. Most moves change only that. */
export type ViewParts = {
  readonly table: View;
  readonly round: Omit<Round, 'view'> | undefined;
  readonly game: Round['view'] | undefined;
};

export function view(state: State, viewer: Viewer): View {
  return composed(viewParts(state, viewer));
}

export function viewParts(state: State, viewer: Viewer): ViewParts {
  return {
    table: viewAround(aroundOf(state), viewer),
    round: state.phase === 'lobby' ? undefined : round(aroundOf(state)),
    game: gameViewOf(state, viewer),
  };
}

export function composed({ table, round, game }: ViewParts): View {
  return round && game ? { ...table, round: { ...round, view: game } } : table;
}

const viewAround = rememberedPer((state: Around, viewer: Viewer): View => {
  const may = permissionsIn(state, viewer);
  return {
    id: state.id,
    code: state.code,
    phase: state.phase,
    locked: state.locked,
    ...(state.codeHidden && { codeHidden: true as const }),
    host: state.host,
    ...(state.standIn && { standIn: state.standIn }),
    setup: agreed(state.setup),
    ownPacks: ownPacks(state.ownPacks, guestOf(state, viewer) !== undefined),
    ...(state.mission && { mission: missionView(state, viewer) }),
    people: people(state.people, state.phase === 'playing' ? state.round?.parts : undefined),
    places: places(state, viewer, may),
    chat: chat(state, viewer),
    played: played(state.played),
    ...(state.ready && { ready: [...state.ready] }),
    may,
  };
});

const NONE: readonly never[] = [];

/** While a game runs, those of the game. */
export function possibleViews(state: State, viewer: Viewer): readonly View[] {
  if (!state.round || state.phase !== 'playing') return NONE;
  const views = gameOf(state).possibleViews?.(state.round.state, gameViewer(state, viewer)) ?? NONE;
  if (views.length === 0) return NONE;
  const seen = view(state, viewer);
  return views.map((view) => ({ ...seen, round: { ...seen.round, view } as View['round'] }));
}

/** Fills in the defaults of options that are not set. */
const agreed = remembered(
  (setup: Setup): View['setup'] =>
    ({ ...setup, options: nextGameOf({ setup }).agreed(setup.options) }) as View['setup'],
);

const ownPacks = remembered((packs: State['ownPacks'], isIn: boolean): View['ownPacks'] =>
  packs.map(({ id, name, language, words, share }) => ({
    id,
    name,
    language,
    cards: words.length,
    ...(isIn && { share }),
  })),
);

const people = remembered((all: State['people'], parts: readonly GamePart[] | undefined): View['people'] => {
  const tags = tagsOf(all);
  return all.map(({ id, name, status, place, bot, keepsName }, i) => {
    const tag = tags[i];
    const part = parts?.find(({ person }) => person === id);
    return {
      id,
      name,
      ...(tag && { tag }),
      ...(status !== 'in' && { left: true }),
      ...(place && { place: { team: place.team, role: place.role } }),
      ...(part && { part: { team: part.team, secret: part.secret } }),
      ...(bot && { bot: botView(bot) }),
      ...(keepsName && { keepsName }),
    };
  });
});

/**
 * Numbers people whose names look alike, in order of arrival. The first has none, unless the name itself ends with such
 * a number: `Anna (2)` must not be taken for the second Anna.
 */
const tagsOf = remembered((people: State['people']): (number | undefined)[] => {
  const looks = people.map(({ name }) => nameLook(name));
  const count = new Map<string, number>();
  return people.map(({ name }, i) => {
    const look = looks[i] as string;
    const tag = (count.get(look) ?? 0) + 1;
    count.set(look, tag);
    const isAlone = looks.indexOf(look) === looks.lastIndexOf(look);
    return tag > 1 || (!isAlone && isNumbered(name)) ? tag : undefined;
  });
});

const played = remembered((games: State['played']): View['played'] =>
  games.map(({ number, game, outcome }) => ({
    number,
    game,
    ...(outcome && { outcome: outcomeView(outcome) }),
  })),
);

function places(state: Around, viewer: Viewer, { addBot }: View['may']): View['places'] {
  const { people, setup, phase } = state;
  const from = guestOf(state, viewer)?.place;
  const isBot = personOf(state, viewer)?.bot !== undefined;
  return placeViews(people, setup, from, partOf(state, viewer), phase === 'playing', isBot, addBot);
}

const placeViews = remembered(
  (
    people: State['people'],
    setup: State['setup'],
    from: SeatName | undefined,
    part: GamePart | undefined,
    playing: boolean,
    isBot: boolean,
    addBot: View['may']['addBot'],
  ): View['places'] =>
    placesOf({ setup }).map((place) => {
      const { team, role, min, max, secret } = place;
      const taken = takenAt({ people }, place);
      const to = { ...place, taken, bots: botsAt({ people }, place), takesBots: takesBots({ setup }) };
      return shared({
        team,
        role,
        min,
        max,
        secret,
        taken,
        sit: isBot ? 'bots-only-play' : (sitRefusal({ from, to, part, playing, isBot }) ?? 'yes'),
        addBot: addBot === 'yes' && taken >= max ? 'place-taken' : addBot,
      });
    }),
);

function chat(state: Around, viewer: Viewer): View['chat'] {
  const guest = guestOf(state, viewer);
  const channel = guest && !state.isSilent ? usualChannelOf(state, guest) : undefined;
  return heardBy(state.lines, channel, guest && gameChannelOf(state, guest));
}

/** The whole table's lines, plus those of the viewer's channel. */
const heardBy = remembered(
  (lines: State['lines'], channel: string | undefined, heard: string | undefined): View['chat'] => ({
    ...(channel && { channel }),
    lines: lines
      .filter((line) => line.channel === 'table' || line.channel === heard)
      .map(({ by, channel, text, at }) => ({ by, channel, text, at })),
  }),
);

const round = remembered(({ round, isSealed }: Around): ViewParts['round'] => {
  if (!round) return undefined;
  const { number, commitment, seed } = round;
  return isSealed ? { number, commitment } : { number, commitment, seed };
});

/** As long as what is around the game stays the same, nothing else of a view changes. */
export function gameViewOf(state: State, viewer: Viewer): ViewParts['game'] {
  return state.round && state.phase !== 'lobby'
    ? gameOf(state).view(state.round.state, gameViewer(state, viewer))
    : undefined;
}

function botView({ level, paused, puzzled, asked }: Bot): NonNullable<View['people'][number]['bot']> {
  return { level, paused, ...(puzzled !== undefined && { puzzled }), ...(asked && { asked }) };
}

function outcomeView({ ending, winners, score, left }: Outcome): NonNullable<View['played'][number]['outcome']> {
  return defined({ ending, winners: [...winners], score, left });
}
