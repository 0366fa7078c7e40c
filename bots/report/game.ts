/** One game of the report, played to its end by bots that see only what their seats see. */

import { games } from '@safehouse/rules/games.ts';
import type { AnyGame, PersonId } from '@safehouse/rules/kernel/contract.ts';
import type { Opinion } from '@safehouse/rules/kernel/opinion.ts';
import { table } from '@safehouse/rules/table/table.ts';
import type { Action, State } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Level } from '../bot.ts';
import type { Meaning } from '../meaning/meaning.ts';
import { think } from '../word-games/think.ts';
import { NOW } from './seats.ts';

/** Judges a clue against the open words. Without a judge, the bot's first clue is given. */
export type Judge = (clue: string, open: readonly string[]) => Opinion;

/** Acts in a bot's place; undefined leaves the move to the bot. */
export type StandIn = (view: View, person: PersonId) => Promise<Action | undefined>;

export type Player = {
  readonly meaning: Meaning;
  readonly level: Level;
  readonly judge?: Judge | undefined;
  readonly standIn?: StandIn | undefined;
};

/** A bot's thinking time in milliseconds of its thread's CPU time, so that a busy machine does not count. */
export type Times = { readonly clue: number[]; readonly guess: number[] };

export type Clue = { readonly word: string; readonly number: number | 'unlimited'; readonly hits: number };

export type Played = {
  readonly isWon: boolean;
  readonly ending: string;
  readonly clues: readonly Clue[];
  /** Duet: tokens left. */
  readonly tokens?: number;
  /** Clues that the referee rejected before one passed. */
  readonly struck: number;
};

/** More steps than any game takes. */
const MOST_STEPS = 500;

export async function played(start: State, player: Player, times: Times): Promise<Played> {
  let state = start;
  let struck = 0;
  for (let step = 0; step < MOST_STEPS && state.phase === 'playing'; step++) {
    const move = await nextMove(state, player, times);
    if (!move) throw new Error(`nobody does anything: ${JSON.stringify(table.view(state, 'spectator').round?.view)}`);
    struck += move.struck;
    const result = table.decide(state, move.person, move.action, {
      now: NOW,
      ...(move.opinion && { opinion: move.opinion }),
    });
    if (!result.ok) throw new Error(`refused ${JSON.stringify(move.action)}: ${result.refusal.code}`);
    state = result.value.reduce(table.evolve, state);
  }
  if (state.phase === 'playing') throw new Error('the game does not end');
  return { ...resultOf(state), struck };
}

function thinking(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

type Move = {
  readonly person: PersonId;
  readonly action: Action;
  readonly opinion?: Opinion | undefined;
  readonly struck: number;
};

async function nextMove(state: State, player: Player, times: Times): Promise<Move | undefined> {
  for (const { id: person } of state.people) {
    const view = table.view(state, person);
    const other = await player.standIn?.(view, person);
    if (other) return { person, action: other, struck: 0 };
    const before = thinking();
    const { actions } = think({ view, person, level: player.level }, player.meaning);
    const taken = thinking() - before;
    const kind = kindOf(actions[0]);
    if (!kind) continue;
    if (kind === 'giveClue') times.clue.push(taken);
    if (kind === 'touch' || kind === 'stop') times.guess.push(taken);
    return { person, ...passed(actions, view, player.judge) };
  }
  return undefined;
}

/** The first clue the referee calls legal, or else the first it merely doubts. */
export function passed(actions: readonly Action[], view: View, judge: Judge | undefined): Omit<Move, 'person'> {
  const [first] = actions as [Action, ...Action[]];
  if (!judge || kindOf(first) !== 'giveClue' || !view.round) return { action: first, struck: 0 };
  const game: AnyGame = games[view.round.view.game];
  const open = game.openWords?.(view.round.view) ?? [];
  const judged = actions
    .filter((action) => kindOf(action) === 'giveClue')
    .map((action) => ({ action, opinion: judge((action as unknown as GiveClue).action.word, open) }));
  const at = judged.findIndex(({ opinion }) => opinion.verdict === 'legal');
  if (at >= 0) return { ...(judged[at] as (typeof judged)[number]), struck: at };
  const doubtful = judged.find(({ opinion }) => opinion.verdict === 'doubtful') ?? judged[0];
  return { action: doubtful?.action ?? first, opinion: doubtful?.opinion, struck: judged.length };
}

type GiveClue = { readonly action: { readonly word: string } };

function kindOf(action: Action | undefined): string | undefined {
  return action?.kind === 'play' ? action.action.kind : action?.kind;
}

function resultOf(state: State): Omit<Played, 'struck'> {
  const view = table.view(state, 'spectator').round?.view;
  if (!view?.outcome || (view.game !== 'codenames' && view.game !== 'duet')) throw new Error('there is no result');
  const { ending, winners } = view.outcome;
  if (view.game === 'codenames') {
    const clues = view.clues.map(({ word, number, team, guesses }) => ({
      word,
      number,
      hits: guesses.filter(({ identity }) => identity === team).length,
    }));
    return { isWon: (winners as readonly string[]).includes('red'), ending, clues };
  }
  const clues = view.clues.map(({ word, number, guesses }) => ({
    word,
    number,
    hits: guesses.filter(({ kind }) => kind === 'agent').length,
  }));
  return { isWon: winners.length > 0, ending, clues, tokens: view.supply.bystander + view.supply.check };
}
