/** Dealing a game: who sits where, which words may be drawn, and the seed that determines everything. */
import type { Facts, Seat } from '../kernel/contract.ts';
import { rememberedText } from '../kernel/memo.ts';
import { commitmentTo, randomFrom } from '../kernel/random.ts';
import { broken, ok, type Result, refuse } from '../kernel/result.ts';
import { wordKey } from '../kernel/text.ts';
import { ownWords } from './own-packs.ts';
import { isSame, nextGameOf, seatsOf } from './people.ts';
import type { Event, State } from './types.ts';

export function dealt(state: State, facts: Facts, { rotate }: { rotate: boolean }): Result<Event[]> {
  const game = nextGameOf(state);
  const { setup } = state;
  const { words: known = [], locations = [] } = facts.content ?? {};
  const isEnough = (words: readonly string[]) => game.canDeal(setup.options, { words, locations });
  const words = freshWords([...known, ...ownWords(state)], state.lastWords, isEnough);
  if (!isEnough(words)) return refuse(`too-few-${game.meta.dealtFrom}`);
  const seed = facts.seed ?? broken('a deal has its seed');
  const seated = seatsOf(state);
  const seats = rotate ? game.rotate(seated) : seated;
  return ok([
    ...moves(seated, seats),
    {
      kind: 'dealt',
      number: (state.round?.number ?? 0) + 1,
      setup,
      seats,
      words,
      ...(locations.length > 0 && { locations }),
      seed,
      commitment: commitmentTo(seed),
      deal: game.deal(setup.options, seats, { words, locations }, randomFrom(seed)),
      at: facts.now,
    },
  ]);
}

/** Every deal needs it for each word of the packs. */
const keyOf = rememberedText(wordKey);

/** C20 and more: no word of the last three games while the packs are large enough; the oldest words return first. */
function freshWords(
  all: readonly string[],
  last: State['lastWords'],
  isEnough: (words: string[]) => boolean,
): string[] {
  for (let games = last.length; games > 0; games--) {
    const used = new Set(last.slice(-games).flat().map(keyOf));
    const fresh = all.filter((word) => !used.has(keyOf(word)));
    if (isEnough(fresh)) return fresh;
  }
  return [...all];
}

function moves(before: readonly Seat[], after: readonly Seat[]): Event[] {
  return after
    .filter((seat) => before.some((old) => old.person === seat.person && !isSame(old, seat)))
    .map(({ person, team, role }) => ({ kind: 'seated', person, place: { team, role } }));
}
