/**
 * The lesson of Codenames: a small stored board, played by the real rules. Each move leads to the next scene; what went
 * wrong can be put back.
 */
import { begin } from '@safehouse/rules/codenames/deal.ts';
import { decide } from '@safehouse/rules/codenames/decide.ts';
import { evolve } from '@safehouse/rules/codenames/evolve.ts';
import type { Action, Identity, State } from '@safehouse/rules/codenames/types.ts';
import { view } from '@safehouse/rules/codenames/view.ts';
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import type { PersonId, Seat } from '@safehouse/rules/kernel/contract.ts';
import type { Texts } from '../../texts/texts.svelte.ts';

type Words = Texts['lessonCodenames'];
export type Script = Pick<Words, 'cards' | 'clues'>;
type Slot = keyof Script['cards'];

/** The order in which the learner goes through them; what follows a mistake is not counted. */
const inOrder = ['intro', 'mark', 'touch', 'second', 'risk', 'theirs', 'clue', 'won'] as const;
export type Step = (typeof inOrder)[number] | 'riskedOurs' | 'riskedIdle' | 'riskedTheirs' | 'riskedAssassin' | 'lost';
/** The steps of a lesson without a slip. */
export const steps: readonly Step[] = inOrder;

export type Scene = {
  readonly step: Step;
  readonly game: State;
  /** The marked card. */
  readonly chosen?: number;
  readonly note?: keyof Words['note'];
  /** The game to go back to. */
  readonly before?: State;
};

export type Offer = 'good' | 'risky' | 'copied';
export type Move =
  | { readonly kind: 'next' | 'touch' | 'stop' | 'back' }
  | { readonly kind: 'mark'; readonly card: number }
  | { readonly kind: 'give'; readonly clue: Offer };

/** Three columns. */
const layout: readonly (readonly [Slot, Identity])[] = [
  ['idle1', 'bystander'],
  ['ours1', 'red'],
  ['theirs1', 'blue'],
  ['ours3', 'red'],
  ['idle2', 'bystander'],
  ['theirs2', 'blue'],
  ['assassin', 'assassin'],
  ['ours2', 'red'],
  ['idle3', 'bystander'],
  ['theirs3', 'blue'],
  ['ours4', 'red'],
  ['idle4', 'bystander'],
];

export const NUMBER = 2;
const seat = (team: 'red' | 'blue', role: 'spymaster' | 'operative'): Seat => ({
  person: `${team} ${role}` as PersonId,
  team,
  role,
});
const you = seat('red', 'operative');

export function at(slot: Slot): number {
  return layout.findIndex(([each]) => each === slot);
}

export function opening({ cards }: Script): Scene {
  const options = { form: 'teams', clock: { kind: 'off' } } as const;
  const deal = { options, words: layout.map(([slot]) => cards[slot]), key: layout.map(([, who]) => who) };
  return { step: 'intro', game: begin({ ...deal, starts: 'red' }, 0) };
}

/** What the learner sees: as an operative, and at last as the spymaster, with the key. */
export function shown({ step, game }: Scene): View {
  const isSpymaster = step === 'clue' || step === 'lost' || step === 'won';
  return view(game, isSpymaster ? seat('red', 'spymaster') : you);
}

/** Whether the touch button works: at first only for words that fit. */
export function mayTouch(scene: Scene): boolean {
  const { step, chosen } = scene;
  return chosen !== undefined && (step === 'risk' || step === 'touch' || (step === 'second' && fits(chosen)));
}

/** The word and number of a clue that the learner can give. */
export function offered({ cards, clues }: Script, clue: Offer): string {
  return clue === 'copied' ? cards.ours3 : clues[clue];
}

/** A move that is not possible now changes nothing. */
export function after(scene: Scene, move: Move, script: Script): Scene {
  const { step, game } = scene;
  switch (move.kind) {
    case 'next':
      if (step === 'intro') return { step: 'mark', game: clued(game, 'red', script.clues.first, NUMBER) };
      return step === 'theirs' ? { step: 'clue', game } : scene;
    case 'mark':
      return marked(scene, move.card);
    case 'touch':
      return mayTouch(scene) ? touched(scene) : scene;
    case 'stop':
      return step === 'risk' ? theirTurn(game, script) : scene;
    case 'back':
      if (!scene.before) return scene;
      return step === 'lost' ? { step: 'clue', game: scene.before } : theirTurn(scene.before, script);
    case 'give':
      return step === 'clue' ? given(scene, move.clue, script) : scene;
  }
}

function fits(card: number): boolean {
  return card === at('ours1') || card === at('ours2');
}

function marked(scene: Scene, card: number): Scene {
  const { step, chosen } = scene;
  const isOpen = shown(scene).may.mark === 'yes' && !shown(scene).cards[card]?.covered;
  if (!isOpen || !['mark', 'touch', 'second', 'risk'].includes(step)) return scene;
  const clear = chosen === undefined ? scene.game : played(scene.game, you, { kind: 'mark', card: chosen, on: false });
  if (card === chosen) return { step: step === 'touch' ? 'mark' : step, game: clear };
  const game = played(clear, you, { kind: 'mark', card, on: true });
  if (step === 'risk') return { step, game, chosen: card };
  if (!fits(card)) return { step: step === 'touch' ? 'mark' : step, game, chosen: card, note: 'wrong' };
  return { step: step === 'mark' ? 'touch' : step, game, chosen: card };
}

function touched({ step, game, chosen }: Scene): Scene {
  const card = chosen as number;
  const next = played(game, you, { kind: 'touch', card });
  if (step === 'touch') return { step: 'second', game: next };
  if (step === 'second') return { step: 'risk', game: next };
  const before = played(game, you, { kind: 'mark', card, on: false });
  const risked = {
    red: 'riskedOurs',
    blue: 'riskedTheirs',
    bystander: 'riskedIdle',
    assassin: 'riskedAssassin',
  } as const;
  return { step: risked[game.deal.key[card] as Identity], game: next, before };
}

/** The learner's side stops, and the other side plays. */
function theirTurn(game: State, { clues }: Script): Scene {
  const clue = clued(played(unmarked(game), you, { kind: 'stop' }), 'blue', clues.theirs, 1);
  const found = played(clue, seat('blue', 'operative'), { kind: 'touch', card: at('theirs1') });
  return { step: 'theirs', game: played(found, seat('blue', 'operative'), { kind: 'stop' }) };
}

function given(scene: Scene, clue: Offer, script: Script): Scene {
  const { game } = scene;
  const action: Action = { kind: 'giveClue', word: offered(script, clue), number: NUMBER };
  if (!decide(game, seat('red', 'spymaster'), action, { now: 0 }).ok) return { step: 'clue', game, note: 'illegal' };
  const guesses: readonly Slot[] = clue === 'good' ? ['ours3', 'ours4'] : ['ours4', 'assassin'];
  const end = guesses.reduce(
    (state, slot) => played(state, you, { kind: 'touch', card: at(slot) }),
    played(game, seat('red', 'spymaster'), action),
  );
  return clue === 'good' ? { step: 'won', game: end } : { step: 'lost', game: end, before: game };
}

function clued(game: State, team: 'red' | 'blue', word: string, number: number): State {
  return played(game, seat(team, 'spymaster'), { kind: 'giveClue', word, number });
}

function unmarked(game: State): State {
  return game.marks.reduce(
    (state, people, card) => (people.length > 0 ? played(state, you, { kind: 'mark', card, on: false }) : state),
    game,
  );
}

function played(game: State, by: Seat, action: Action): State {
  const answer = decide(game, by, action, { now: 0 });
  if (!answer.ok) throw new Error(`the lesson is refused: ${answer.refusal.code}`);
  return answer.value.reduce(evolve, game);
}
