/** A guest who acts at random on what they see, for the laws of the table. */
import { sampleReferee } from '../clues/sample.ts';
import { anyMission } from '../duet/random-player.ts';
import { gameIds, games } from '../games.ts';
import type { Random } from '../kernel/random.ts';
import { anyOptions, anyPlay } from '../testing/random-games.ts';
import { type Action, levels, type OwnPack, type Setup } from './types.ts';
import type { View } from './view-types.ts';

const NAMES = ['Anna', 'anna', 'Bő', 'Țurcanu', '👩‍🚀', ' ', 'x'.repeat(30), 'Eve'];
const PACKS = { words: ['en/classic'], locations: ['en/locations'] };

/** A random well-formed action, biased towards those that advance the evening. */
export function anyAction(view: View, random: Random): Action {
  if (view.phase === 'playing' && view.round && view.may.play === 'yes' && random.below(8) > 0) {
    return anyPlay(view.round.view, random);
  }
  // The next game may be another one while the last is still on the table.
  if (view.phase === 'over' && view.may.setUp === 'yes' && random.below(3) === 0) return setUp(view, random);
  if (view.may.start === 'yes' && random.below(2) === 0) return { kind: 'start' };
  if (view.may.join === 'yes') return join(view, random);
  if (view.may.watch === 'already-there' && random.below(2) === 0)
    return { kind: 'sit', place: anyPlace(view, random) };
  return wild(view, random);
}

function wild(view: View, random: Random): Action {
  const person = random.pick([...view.people.map(({ id }) => id), 'nobody']);
  const game = view.round?.view;
  return random.pick<() => Action>([
    () => join(view, random),
    () => (random.below(3) > 0 ? { kind: 'leave' } : { kind: 'forget' }),
    () => ({ kind: 'sit', place: anyPlace(view, random) }),
    () => ({ kind: 'sit', place: anyPlace(view, random), insteadOf: person }),
    () => ({ kind: 'watch' }),
    () => ({ kind: 'rename', name: random.pick(NAMES), ...(random.below(2) === 0 && { person }) }),
    () => ({ kind: 'keepName', on: random.below(2) === 0 }),
    () => ({ kind: 'say', text: random.pick(['hello', 'the third one', ' \n ', '\u200b']) }),
    () => ({ kind: 'say', text: `line ${random.below(100)}` }),
    () => ({ kind: 'move', person, ...(random.below(3) > 0 && { place: anyPlace(view, random) }) }),
    () => arrange(view, random),
    () => (random.below(6) === 0 ? { kind: 'remove', person } : { kind: 'handOver', person }),
    () => addBot(view, person, random),
    () => addBot(view, person, random),
    () => setBot(view, person, random),
    () => ({ kind: 'askBot' }),
    () => ({ kind: 'lock', on: random.below(4) === 0 }),
    () => ({ kind: 'hideCode', on: random.below(2) === 0 }),
    () => setUp(view, random),
    () => ({ kind: 'removePack', pack: random.pick([...view.ownPacks.map(({ id }) => id), 'en/classic']) }),
    () => ({ kind: 'addPack', person, pack: anyPack(random) }),
    () => ({ kind: 'start' }),
    () => ({ kind: 'again', rotate: random.below(2) === 0 }),
    () => (random.below(2) > 0 ? { kind: 'ready', on: random.below(4) > 0 } : { kind: 'toLobby' }),
    () => (random.below(25) === 0 ? { kind: 'close' } : { kind: 'toLobby' }),
    // Duet has no clock.
    () => (view.mission || random.below(4) === 0 ? { kind: 'abandon' } : { kind: 'clock', do: 'extend' }),
    () => ({ kind: 'clock', do: random.pick(['pause', 'resume']) }),
    () =>
      random.below(2) === 0
        ? random.pick<Action>([
            { kind: 'hostAway', host: person, present: [] },
            { kind: 'hostBack', host: person },
            { kind: 'hostGone', gone: person, present: [] },
          ])
        : { kind: 'settled', number: 1, recorded: true },
    () => (game ? anyPlay(game, random) : { kind: 'play', game: 'codenames', action: { kind: 'stop' } }),
    () => ({ kind: 'play', game: random.pick(['codenames', 'duet', 'spyfall']), action: { kind: 'stop' } }),
  ])();
}

/** Some people pass their seats on, and sometimes one too many sits in a seat. */
function arrange(view: View, random: Random): Action {
  const people = random.shuffled(view.people.filter(({ place }) => place)).slice(0, 1 + random.below(4));
  const seats = people.map(({ id }, i) => ({
    person: random.below(20) === 0 ? 'nobody' : id,
    place: (random.below(8) > 0 && people[(i + 1) % people.length]?.place) || anyPlace(view, random),
  }));
  return { kind: 'arrange', seats: seats.length > 0 ? seats : [{ person: 'nobody', place: anyPlace(view, random) }] };
}

function addBot(view: View, person: string, random: Random): Action {
  const theirs = view.people.find(({ id }) => id === person)?.place;
  const instead = random.below(2) === 0 ? theirs : undefined;
  return {
    kind: 'addBot',
    place: instead ?? anyPlace(view, random),
    level: random.pick(levels),
    name: random.pick(NAMES),
    ...((instead || random.below(4) === 0) && { insteadOf: person }),
  };
}

/** Mostly resumes bots: a game of paused bots would never end. */
function setBot(view: View, person: string, random: Random): Action {
  const bots = view.people.filter(({ bot }) => bot).map(({ id }) => id);
  return {
    kind: 'setBot',
    person: bots.length > 0 && random.below(4) > 0 ? random.pick(bots) : person,
    ...(random.below(2) === 0 && { level: random.pick(levels) }),
    ...(random.below(2) === 0 && { paused: random.below(4) === 0 }),
  };
}

/** A random pack that a person might add. */
export function anyPack(random: Random): OwnPack & { words: string[] } {
  const letters = Array.from({ length: 8 }, () => String.fromCharCode(97 + random.below(26))).join('');
  const words = Array.from({ length: 25 + random.below(10) }, (_, i) => `own${letters}${i}`);
  const name = random.pick(['Family', ' ', 'x'.repeat(50), 'Perhe', 'Család']);
  return { id: `fi/own-${letters}`, name, language: 'fi', words, share: `share-${letters}` };
}

function join(view: View, random: Random): Action {
  return { kind: 'join', name: random.pick(NAMES), ...(random.below(3) > 0 && { place: anyPlace(view, random) }) };
}

function anyPlace(view: View, random: Random) {
  const needy = view.places.filter((place) => place.taken < place.min);
  const { team, role } = random.pick(needy.length > 0 && random.below(3) > 0 ? needy : view.places);
  return random.below(30) === 0 ? { team: 'green', role } : { team, role };
}

function setUp(view: View, random: Random): Action {
  const setup = random.below(3) === 0 ? nearSetup(view.setup, random) : anySetup(random);
  const own = view.ownPacks.map(({ id }) => id).filter(() => random.below(2) === 0);
  if (own.length === 0 || games[setup.game].meta.dealtFrom !== 'words') return { kind: 'setUp', setup };
  const house = setup.packs.filter((id) => id === 'en/classic' && random.below(2) === 0);
  return { kind: 'setUp', setup: { ...setup, packs: [...house, ...own] } };
}

export function anySetup(random: Random): Setup {
  const game = random.pick(gameIds);
  return { game, options: anyOptions(game, random), packs: PACKS[games[game].meta.dealtFrom] } as Setup;
}

export function missionSetup(random: Random): Extract<Setup, { game: 'duet' }> {
  return { game: 'duet', options: anyMission(random), packs: PACKS.words };
}

/** A mission's setup with permitted changes, and sometimes a forbidden one. */
function nearSetup(setup: Setup, random: Random): Setup {
  if (setup.game !== 'duet') return setup;
  const { play } = setup.options;
  const near = play.kind === 'mission' && random.below(3) === 0 ? { ...play, tokens: 15 } : play;
  return { ...setup, options: { play: near, flexible: random.below(2) === 0, ...sampleReferee(random) } };
}
