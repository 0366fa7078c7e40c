/**
 * Screen reader announcements for the step from one view of Duet to the next: each clue, touch, token, turn and end
 * once, in order.
 */
import { other, sides } from '@safehouse/rules/duet/sides.ts';
import type { View } from '@safehouse/rules/duet/view-types.ts';
import { isNewGame } from '../play/new-game.ts';
import { plain } from '../play/word-fit.ts';
import type { Texts } from '../texts/texts.svelte.ts';

type Clue = View['clues'][number];
type Guess = View['late'][number];
type Said = Texts['duet']['said'];
type NameOf = (person: string) => string;

/** `before` is undefined on the first view after loading: then nothing is announced. */
export function announcements(before: View | undefined, after: View, t: Texts, nameOf: NameOf): string[] {
  if (!before) return [];
  const { said } = t.duet;
  if (isNewGame(before, after)) return [said.begun];
  return [
    ...after.clues.flatMap((clue, i) => aboutClue(before, before.clues[i], clue, after, t, nameOf)),
    ...after.late.slice(before.late.length).flatMap((guess) => touch(guess, after, said, nameOf)),
    ...completion(before, after, said),
    ...turn(before, after, said),
    after.outcome && !before.outcome ? said.ending[after.outcome.ending] : '',
  ].filter((text) => text !== '');
}

function aboutClue(before: View, old: Clue | undefined, clue: Clue, after: View, t: Texts, nameOf: NameOf): string[] {
  const { said } = t.duet;
  const { word, number } = clue;
  const guesser = other(clue.side);
  const stopped = after.kept[guesser] > before.kept[guesser] ? said.stopped : said.stoppedEmpty;
  return [
    old ? '' : said.clue[clue.side]({ name: nameOf(clue.by), word, number }),
    clue.standing === 'illegal' && old?.standing !== 'illegal' ? said.illegal({ word }) : '',
    clue.standing === 'allowed' && old?.standing !== 'allowed' ? t.play.said.allowed({ word }) : '',
    ...clue.guesses.slice(old?.guesses.length ?? 0).flatMap((guess) => touch(guess, after, said, nameOf)),
    clue.ended === 'stopped' && !old?.ended ? stopped[guesser] : '',
  ];
}

/** The touched card, and the token placed on it (D11, D27). */
function touch({ card, by, side, kind }: Guess, after: View, said: Said, nameOf: NameOf): string[] {
  const seen = after.cards[card];
  const marker = kind === 'bystander' ? seen?.markers.find((each) => each.side === side) : undefined;
  return [
    said.touched[kind]({ name: nameOf(by), word: plain(seen?.word ?? '') }),
    marker ? (marker.tokens === 2 ? said.laidTwo : said.laid)[side] : '',
  ];
}

/** D18. Not announced at the end of the game, nor in sudden death, where nobody gives clues. */
function completion(before: View, after: View, said: Said): string[] {
  if (after.outcome) return [];
  const texts = after.phase === 'sudden' ? said.completeLate : said.complete;
  return sides.filter((side) => after.complete[side] && !before.complete[side]).map((side) => texts[side]);
}

function turn(before: View, after: View, said: Said): string[] {
  if (after.outcome) return [];
  if (after.phase === 'sudden') return before.phase === 'sudden' ? [] : [said.sudden];
  const passed = before.phase !== 'clue' || after.clues.length > before.clues.length;
  if (after.phase !== 'clue' || !passed) return [];
  const [giver = 'west', another] = after.givers;
  return [said.left({ n: after.supply.bystander + after.supply.check }), another ? said.turn.both : said.turn[giver]];
}
