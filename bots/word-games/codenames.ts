/** Codenames from a bot's seat: its moves, best first. */
import { other } from '@safehouse/rules/codenames/teams.ts';
import type { Action, Team } from '@safehouse/rules/codenames/types.ts';
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import { isBotId } from '@safehouse/rules/kernel/bots.ts';
import type { Meaning } from '../meaning/meaning.ts';
import { coverOpponent, coverOwn } from './cover.ts';
import { type Costs, clamp, type Daring, daringOf, type Level } from './daring.ts';
import type { Heard } from './hear.ts';
import type { GiverBoard, Role } from './idea.ts';
import { isAcceptable } from './judging.ts';
import { openTargets } from './memory.ts';
import { clueMoves, type Guessing, guessMoves, heardClues, type Moves } from './moves.ts';

const nothing: Moves<Action> = { actions: [] };

export function codenamesMoves(view: View, level: Level, meaning: Meaning): Moves<Action> {
  const { you, may } = view;
  if (!you || view.outcome) return nothing;
  const answer = answerTo(view);
  if (answer) return { actions: [answer] };
  if (you.role === 'operative') return may.touch === 'yes' ? guessMoves(guessingIn(view, level), meaning) : nothing;
  const judged = judgement(view);
  if (judged) return { actions: [judged] };
  const team = you.team === 'both' ? view.team : you.team;
  const board = giverBoard(view, team, level, meaning);
  // C22, C28, C32
  if (may.cover === 'yes') {
    const order = view.options.form === 'together' ? coverOpponent(board, meaning) : coverOwn(board, meaning);
    return { actions: order.map((place) => ({ kind: 'cover', card: cardAt(view, place) })) };
  }
  return may.giveClue === 'yes' ? { actions: clueMoves(board, openCards(view), meaning) } : nothing;
}

/** C24, L18: in cooperative play bots agree to everything. */
function answerTo({ asked, may, options }: View): Action | undefined {
  if (!asked || may.answerClue !== 'yes' || asked.yes.some(isBotId)) return undefined;
  const yes = options.form === 'together' || isAcceptable(asked.word, asked.opinion);
  return { kind: 'answerClue', word: asked.word, yes };
}

/**
 * C23: objects to what the referee is sure is illegal, allows what it doubts. In cooperative play bots never object.
 */
function judgement({ clues, may, options }: View): Action | undefined {
  const clue = clues.at(-1);
  if (options.form === 'together' || !clue?.opinion) return undefined;
  if (!isAcceptable(clue.word, clue.opinion) && may.object === 'yes') return { kind: 'object' };
  return clue.opinion.verdict !== 'legal' && may.allow === 'yes' ? { kind: 'allow' } : undefined;
}

/** The board from the spymaster's seat. */
export function giverBoard(view: View, team: Team, level: Level, meaning: Meaning): GiverBoard {
  const open = openCards(view);
  const words = open.map((card) => wordAt(view, card));
  const roles = open.map((card): Role => {
    const identity = view.cards[card]?.identity;
    if (identity === 'assassin' || identity === 'bystander') return identity;
    return identity === team ? 'own' : 'opponent';
  });
  const daring = daringOf(level, pressureOn(view, team));
  const targets = openTargets(cluesOf(view, team), words, roles, meaning);
  const isNearEnd = view.remaining[team] <= 2;
  return {
    words,
    roles,
    worth: words.map((_, place) => (isNearEnd ? 1 : 1 - (targets.get(place) ?? 0))),
    visible: words,
    said: view.clues.map(({ word }) => word),
    costs: costsFor(view, team, daring),
    daring,
  };
}

/** The board from the operative's seat. */
export function guessingIn(view: View, level: Level): Guessing {
  const team = view.you?.team === 'both' || !view.you ? view.team : view.you.team;
  const cards = openCards(view);
  const words = cards.map((card) => wordAt(view, card));
  const daring = daringOf(level, pressureOn(view, team));
  const ours = cluesOf(view, team);
  return {
    cards,
    words,
    prior: words.map(() => view.remaining[team] / words.length),
    ours,
    theirs: cluesOf(view, other(team)),
    now: ours.at(-1),
    made: view.guesses?.made ?? 0,
    lossOf: (belief) => lossOf(view, team, daring, belief),
    mayStop: view.may.stop === 'yes',
    daring,
  };
}

/**
 * Expected cost of a card that is not ours, from the kinds still in play. An opponent's card is likelier where their
 * clues point.
 */
function lossOf(
  view: View,
  team: Team,
  daring: Daring,
  { meant, theirs }: { readonly meant: readonly number[]; readonly theirs: readonly number[] },
): number[] {
  const costs = costsFor(view, team, daring);
  const covered = view.cards.filter((card) => card.covered === 'bystander').length;
  return meant.map((claimed, j) => {
    const opponent = view.remaining[other(team)] * (1 + 2 * (theirs[j] ?? 0));
    const bystander = 7 - covered;
    // Spymasters avoid clues that point at the assassin.
    const assassin = 1 - 0.7 * claimed;
    const all = opponent + bystander + assassin;
    return (opponent * costs.opponent + bystander * costs.bystander * 0.5 + assassin * costs.assassin) / all;
  });
}

function costsFor(view: View, team: Team, daring: Daring): Costs {
  const theirs = view.remaining[other(team)];
  const assassin = clamp(6.5 - 2 * daring, 3, 9);
  // C19, C29: uncovering the opponents' last card also ends the game.
  if (theirs === 1) return { opponent: 3, bystander: 0.3, assassin: 3 };
  return { opponent: 1 - 0.15 * clamp(daring, -1, 1), bystander: 0.35, assassin };
}

/** How far behind the team is, from -1 to 1. */
function pressureOn(view: View, team: Team): number {
  const [own, theirs] = [view.remaining[team], view.remaining[other(team)]];
  // C28: the opponents lose one card each turn.
  if (view.options.form === 'together') return (own / Math.max(1, theirs) - 0.8) / 0.8;
  return (own - theirs) / 5 + (theirs <= 2 && own > 1 ? 0.5 : 0);
}

/** The team's clues as its guessers see them, oldest first. */
function cluesOf(view: View, team: Team): Heard[] {
  return heardClues(view.clues, (clue) => clue.team === team, {
    foundFor: ({ guesses }) => guesses.filter(({ identity }) => identity === team).length,
    foundAfter: (index) =>
      view.cards
        .filter(({ covered, how, clue }) => covered === team && (how !== 'guess' || (clue ?? 0) > index))
        .map((card) => card.word),
  });
}

export function openCards(view: View): number[] {
  return view.cards.flatMap(({ covered }, card) => (covered ? [] : [card]));
}

function cardAt(view: View, place: number): number {
  return openCards(view)[place] ?? 0;
}

function wordAt(view: View, card: number): string {
  return view.cards[card]?.word ?? '';
}
