/** Duet from a bot's seat: its moves, best first. */
import { other } from '@safehouse/rules/duet/sides.ts';
import type { Action, Kind, Side } from '@safehouse/rules/duet/types.ts';
import type { View } from '@safehouse/rules/duet/view-types.ts';
import { isBotId } from '@safehouse/rules/kernel/bots.ts';
import type { Meaning } from '../meaning/meaning.ts';
import { type Costs, clamp, type Daring, daringOf, type Level } from './daring.ts';
import { partnerFace } from './faces.ts';
import type { Heard } from './hear.ts';
import type { GiverBoard, Role } from './idea.ts';
import { openTargets } from './memory.ts';
import { clueMoves, type Guessing, guessMoves, heardClues, type Moves } from './moves.ts';

const roles: { readonly [Each in Kind]: Role } = { agent: 'own', bystander: 'bystander', assassin: 'assassin' };

export function duetMoves(view: View, person: string, level: Level, meaning: Meaning): Moves<Action> {
  const side = view.you?.side;
  if (!side) return { actions: [] };
  if (view.outcome) return { actions: telling(view, person) };
  const answer = answerTo(view);
  if (answer) return { actions: [answer] };
  if (view.may.touch === 'yes') return guessMoves(guessingIn(view, side, level), meaning);
  if (view.may.giveClue !== 'yes' || isPartnersTurn(view, side)) return { actions: [] };
  return { actions: clueMoves(giverBoard(view, side, level, meaning), touchable(view, other(side)), meaning) };
}

/** L18: bots agree to what their partner asks. */
function answerTo({ asked, may }: View): Action | undefined {
  if (!asked || may.answerClue !== 'yes' || asked.yes.some(isBotId)) return undefined;
  return { kind: 'answerClue', word: asked.word, yes: true };
}

/** D35: the side that gave the last clue leaves the next one to its partner, even if it may continue. */
function isPartnersTurn({ clues, givers }: View, side: Side): boolean {
  return clues.at(-1)?.side === side && givers.includes(other(side));
}

/** After the game: reveals what its clues were meant for. */
function telling(view: View, person: string): Action[] {
  if (view.may.tell !== 'yes') return [];
  return view.clues.flatMap(({ by, meant, told }, clue): Action[] =>
    by === person && meant && !told ? [{ kind: 'tell', clue, cards: [...meant] }] : [],
  );
}

/** The board from the clue giver's seat: its words are the cards that the partner can touch. */
export function giverBoard(view: View, side: Side, level: Level, meaning: Meaning): GiverBoard {
  // Cards the partner can touch (D17). The others still rule out clues while they are visible.
  const cards = touchable(view, other(side));
  const words = cards.map((card) => wordAt(view, card));
  const daring = daringOf(level, pressureOn(view));
  const kinds = cards.map((card): Role => roles[view.cards[card]?.face ?? 'bystander']);
  const targets = openTargets(cluesOf(view, side), words, kinds, meaning);
  return {
    words,
    roles: kinds,
    worth: words.map((_, place) => 1 - (targets.get(place) ?? 0)),
    visible: view.cards.filter((card) => !isCovered(card)).map(({ word }) => word),
    said: view.clues.map(({ word }) => word),
    costs: costsFor(view, daring),
    daring,
  };
}

/** The board from the guesser's seat. */
export function guessingIn(view: View, side: Side, level: Level): Guessing {
  const cards = touchable(view, side);
  const words = cards.map((card) => wordAt(view, card));
  const face = partnerFace(view, side);
  const odds = cards.map((card) => face[card] ?? { agent: 0, assassin: 0, bystander: 1 });
  const daring = daringOf(level, pressureOn(view));
  const theirs = cluesOf(view, other(side));
  const costs = costsFor(view, daring);
  return {
    cards,
    words,
    prior: odds.map(({ agent }) => agent),
    ours: theirs,
    theirs: [],
    now: view.phase === 'guess' ? theirs.at(-1) : undefined,
    made: view.clues.at(-1)?.guesses.length ?? 0,
    lossOf: ({ meant }) =>
      odds.map(({ assassin, bystander }, j) => {
        // Clue givers avoid assassins.
        const black = assassin * (1 - 0.7 * (meant[j] ?? 0));
        const all = black + bystander;
        return all === 0 ? 0 : (black * costs.assassin + bystander * costs.bystander * 0.6) / all;
      }),
    mayStop: view.may.stop === 'yes',
    daring,
  };
}

/** D10, D11, D22, D27, D28: what a wrong card costs at this point. */
function costsFor({ supply, phase }: View, daring: Daring): Costs {
  const assassin = clamp(5.5 - 2 * daring, 2.5, 8);
  const opponent = 0;
  // Any wrong card loses, so all cost the same.
  if (phase === 'sudden' || (supply.bystander === 0 && supply.check < 2))
    return { opponent, bystander: 3, assassin: 3 };
  if (supply.bystander === 0) return { opponent, bystander: 1.2, assassin };
  // The last token is spent either way.
  if (supply.bystander + supply.check === 1) return { opponent, bystander: 0.1, assassin: 2.5 };
  return { opponent, bystander: 0.3, assassin };
}

/**
 * From -1 to 1: whether enough turns remain for the remaining agents. At the start they do not: 15 agents in nine
 * turns.
 */
function pressureOn({ remaining, supply }: View): number {
  return 2.5 * (remaining / Math.max(1, supply.bystander + supply.check) - 0.9);
}

/** The side's clues as its partner sees them, oldest first. */
function cluesOf(view: View, side: Side): Heard[] {
  return heardClues(view.clues, (clue) => clue.side === side, {
    foundFor: ({ guesses }) => guesses.filter(({ kind }) => kind === 'agent').length,
    foundAfter: (index) =>
      [...view.clues.slice(index + 1).flatMap((clue) => clue.guesses), ...view.late]
        .filter(({ kind }) => kind === 'agent')
        .map(({ card }) => wordAt(view, card)),
  });
}

/** D17 */
export function touchable(view: View, side: Side): number[] {
  return view.cards.flatMap((card, i) =>
    isCovered(card) || card.markers.some((marker) => marker.side === side) ? [] : [i],
  );
}

function isCovered({ found, markers }: View['cards'][number]): boolean {
  return found !== undefined || markers.length === 2;
}

function wordAt(view: View, card: number): string {
  return view.cards[card]?.word ?? '';
}
