/**
 * The lesson of Duet: a small stored board, played by the real rules. The learner sits in the West and sees the west
 * face of the key; a scripted partner sits in the East.
 */
import { begin } from '@safehouse/rules/duet/deal.ts';
import { decide } from '@safehouse/rules/duet/decide.ts';
import { evolve } from '@safehouse/rules/duet/evolve.ts';
import type { Action, Kind, State } from '@safehouse/rules/duet/types.ts';
import { view } from '@safehouse/rules/duet/view.ts';
import type { View } from '@safehouse/rules/duet/view-types.ts';
import type { PersonId, Seat } from '@safehouse/rules/kernel/contract.ts';
import type { Texts } from '../../texts/texts.svelte.ts';

type Words = Texts['lessonDuet'];
export type Script = Pick<Words, 'cards' | 'clues'>;
type Slot = keyof Script['cards'];

/** The order in which the learner goes through them; what follows a mistake is not counted. */
const inOrder = ['intro', 'give', 'found', 'guess', 'touch', 'choose', 'done'] as const;
export type Step = (typeof inOrder)[number] | 'lost' | 'missedIdle' | 'missedLucky' | 'missedBlack';
/** The steps of a lesson without a slip. */
export const steps: readonly Step[] = inOrder;

export type Scene = {
  readonly step: Step;
  readonly game: State;
  /** The marked card, or the one that was touched by mistake. */
  readonly chosen?: number;
  readonly note?: keyof Words['note'];
  /** The game to go back to. */
  readonly before?: State;
};

export type Offer = 'good' | 'risky';
export type Move =
  | { readonly kind: 'next' | 'touch' | 'back' }
  | { readonly kind: 'mark'; readonly card: number }
  | { readonly kind: 'give'; readonly clue: Offer };

/** Three columns: the card, your face, your partner's face. */
const layout: readonly (readonly [Slot, west: Kind, east: Kind])[] = [
  ['yours1', 'agent', 'bystander'],
  ['idle1', 'bystander', 'bystander'],
  ['theirs1', 'bystander', 'agent'],
  ['black', 'assassin', 'bystander'],
  ['yours2', 'agent', 'bystander'],
  ['idle2', 'bystander', 'bystander'],
  ['trap', 'bystander', 'assassin'],
  ['theirs2', 'assassin', 'agent'],
  ['both', 'agent', 'agent'],
  ['idle3', 'bystander', 'bystander'],
  ['yours3', 'agent', 'bystander'],
  ['idle4', 'bystander', 'bystander'],
];

export const NUMBER = 2;
const seat = (team: 'west' | 'east'): Seat => ({ person: team as PersonId, team, role: 'partner' });
const [you, partner] = [seat('west'), seat('east')];

export function at(slot: Slot): number {
  return layout.findIndex(([each]) => each === slot);
}

export function opening({ cards }: Script): Scene {
  const key = { west: layout.map(([, west]) => west), east: layout.map(([, , east]) => east) };
  const options = { play: { kind: 'standard', tokens: 9 }, flexible: false } as const;
  return { step: 'intro', game: begin({ options, words: layout.map(([slot]) => cards[slot]), key }) };
}

export function shown({ game }: Scene): View {
  return view(game, you);
}

/** Whether the touch button works: the first guess is led, the second is free. */
export function mayTouch({ step, chosen }: Scene): boolean {
  return chosen !== undefined && (step === 'touch' || step === 'choose');
}

/** A move that is not possible now changes nothing. */
export function after(scene: Scene, move: Move, script: Script): Scene {
  const { step, game } = scene;
  switch (move.kind) {
    case 'next':
      if (step === 'intro') return { step: 'give', game };
      return step === 'found' ? { step: 'guess', game: clued(game, partner, script.clues.theirs) } : scene;
    case 'give':
      return step === 'give' ? given(game, move.clue, script) : scene;
    case 'mark':
      return marked(scene, move.card);
    case 'touch':
      return mayTouch(scene) ? touched(scene) : scene;
    case 'back':
      return scene.before ? { step: step === 'lost' ? 'give' : 'choose', game: scene.before } : scene;
  }
}

/** Your partner thinks of both cards that a clue fits. */
function given(game: State, clue: Offer, { clues }: Script): Scene {
  const guesses: readonly Slot[] = clue === 'good' ? ['yours1', 'yours2'] : ['yours1', 'black'];
  const end = guesses.reduce(
    (state, slot) => played(state, partner, { kind: 'touch', card: at(slot) }),
    clued(game, you, clues[clue]),
  );
  if (clue === 'risky') return { step: 'lost', game: end, before: game };
  return { step: 'found', game: played(end, partner, { kind: 'stop' }) };
}

function marked(scene: Scene, card: number): Scene {
  const { step, chosen } = scene;
  const seen = shown(scene).cards[card];
  if (!['guess', 'touch', 'choose'].includes(step) || !seen || seen.found) return scene;
  const clear = chosen === undefined ? scene.game : played(scene.game, you, { kind: 'mark', card: chosen, on: false });
  const free = step === 'touch' ? 'guess' : step;
  if (card === chosen) return { step: free, game: clear };
  const game = played(clear, you, { kind: 'mark', card, on: true });
  if (step === 'choose') return { step, game, chosen: card };
  if (card === at('theirs1')) return { step: 'touch', game, chosen: card };
  return { step: 'guess', game, chosen: card, note: card === at('theirs2') ? 'later' : 'wrong' };
}

function touched({ step, game, chosen }: Scene): Scene {
  const card = chosen as number;
  const next = played(game, you, { kind: 'touch', card });
  if (step === 'touch') return { step: 'choose', game: next };
  if (card === at('theirs2')) return { step: 'done', game: next };
  const before = played(game, you, { kind: 'mark', card, on: false });
  const missed = { agent: 'missedLucky', bystander: 'missedIdle', assassin: 'missedBlack' } as const;
  return { step: missed[game.deal.key.east[card] as Kind], game: next, chosen: card, before };
}

function clued(game: State, by: Seat, word: string): State {
  return played(game, by, { kind: 'giveClue', word, number: NUMBER });
}

function played(game: State, by: Seat, action: Action): State {
  const answer = decide(game, by, action, {});
  if (!answer.ok) throw new Error(`the lesson is refused: ${answer.refusal.code}`);
  return answer.value.reduce(evolve, game);
}
