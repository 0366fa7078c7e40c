/** The lesson of Spyfall: one stored round, played by the real rules: the card, an answer, a question, an accusation. */
import type { PersonId, Seat } from '@safehouse/rules/kernel/contract.ts';
import { begin } from '@safehouse/rules/spyfall/deal.ts';
import { decide } from '@safehouse/rules/spyfall/decide.ts';
import { evolve } from '@safehouse/rules/spyfall/evolve.ts';
import type { Action, State } from '@safehouse/rules/spyfall/types.ts';
import { view } from '@safehouse/rules/spyfall/view.ts';
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Texts } from '../../texts/texts.svelte.ts';

export type Script = Texts['lessonSpyfall'];
export type Who = keyof Script['people'];
export type Suspect = Exclude<Who, 'you'>;

/** The order in which the learner goes through them; what follows a mistake is not counted. */
const inOrder = ['card', 'shown', 'answer', 'ask', 'listen', 'accuse', 'done'] as const;
export type Step = (typeof inOrder)[number] | 'against';
/** The steps of a lesson without a slip. */
export const steps: readonly Step[] = inOrder;

export type Scene = {
  readonly step: Step;
  readonly game: State;
  readonly note?: keyof Script['note'];
  /** The game to go back to, and the person who voted against the accusation. */
  readonly before?: State;
  readonly against?: Suspect;
};

export type Move =
  | { readonly kind: 'next' | 'look' | 'back' }
  | { readonly kind: 'answer'; readonly answer: keyof Script['answers'] }
  | { readonly kind: 'ask'; readonly question: keyof Script['questions'] }
  | { readonly kind: 'accuse'; readonly suspect: Suspect };

export const SPY = 'vera';
const people: readonly Who[] = ['you', 'milo', 'vera', 'ida'];
const seat = (who: Who): Seat => ({ person: who as string as PersonId, team: 'table', role: 'player' });
/** The lots of a round are drawn for each number of players: these are the indices for four. */
const forFour = (index: number): number[] => [0, index, 0, 0, 0, 0];

export function opening(script: Script): Scene {
  const locations = Object.entries(script.locations).map(([id, name]) => ({ id, name, roles: rolesAt(id, script) }));
  const players = people.map((who) => seat(who).person);
  const deal = {
    options: {
      rounds: 1,
      minutes: 8,
      roles: true,
      way: 'written' as const,
      device: 'own' as const,
      patience: 180,
      without: [],
      own: [],
    },
    locations,
    players,
    rounds: [{ location: 0, spy: forFour(people.indexOf(SPY)), roles: [0, 1, 2, 3, 4, 5, 6] }],
    dealer: forFour(people.indexOf('milo')),
  };
  return { step: 'card', game: begin(deal, 0) };
}

/** Only the learner's own role is shown. */
function rolesAt(_location: string, { role }: Script): string[] {
  return Array.from({ length: 7 }, (_, i) => (i === 0 ? role : `${role} ${i + 1}`));
}

export function shown({ game }: Scene): View {
  return view(game, seat('you'));
}

/** A move that is not possible now changes nothing. */
export function after(scene: Scene, move: Move, script: Script): Scene {
  const { step, game } = scene;
  switch (move.kind) {
    case 'look':
      return step === 'card' ? { step: 'shown', game } : scene;
    case 'next':
      if (step === 'shown') return { step: 'answer', game: asked(played(game, 'milo', { kind: 'start' }), script) };
      return step === 'listen' ? { step: 'accuse', game: overheard(game, script) } : scene;
    case 'answer': {
      if (step !== 'answer') return scene;
      const text = script.answers[move.answer];
      return { step: 'ask', game: played(game, 'you', { kind: 'answer', text }), note: move.answer };
    }
    case 'ask': {
      if (step !== 'ask') return scene;
      const question = played(game, 'you', { kind: 'ask', whom: SPY, text: script.questions[move.question] });
      const text = script.replies[move.question];
      return { step: 'listen', game: played(question, SPY, { kind: 'answer', text }) };
    }
    case 'accuse':
      return step === 'accuse' ? accused(game, move.suspect) : scene;
    case 'back':
      return scene.before ? { step: 'accuse', game: scene.before } : scene;
  }
}

function asked(game: State, { question }: Script): State {
  return played(game, 'milo', { kind: 'ask', whom: 'you', text: question });
}

/** S10: nobody asks the person who has just asked them. */
function overheard(game: State, { veraAsks, idaAnswers, idaAsks, miloAnswers }: Script): State {
  const turns: readonly (readonly [Who, Action])[] = [
    [SPY, { kind: 'ask', whom: 'ida', text: veraAsks }],
    ['ida', { kind: 'answer', text: idaAnswers }],
    ['ida', { kind: 'ask', whom: 'milo', text: idaAsks }],
    ['milo', { kind: 'answer', text: miloAnswers }],
  ];
  return turns.reduce((state, [who, action]) => played(state, who, action), game);
}

/** The others know who answered well: they vote for a true accusation, and one of them against a false one. */
function accused(game: State, suspect: Suspect): Scene {
  const voters = people.filter((who): who is Suspect => who !== 'you' && who !== suspect);
  const guilty = suspect === SPY;
  const against = guilty ? undefined : (voters.find((who) => who !== SPY) as Suspect);
  const end = voters.reduce(
    (state, who) => played(state, who, { kind: 'vote', guilty: who !== against }),
    played(game, 'you', { kind: 'accuse', suspect }),
  );
  return against ? { step: 'against', game: end, before: game, against } : { step: 'done', game: end };
}

function played(game: State, who: Who, action: Action): State {
  const answer = decide(game, seat(who), action, { now: 0 });
  if (!answer.ok) throw new Error(`the lesson is refused: ${answer.refusal.code}`);
  return answer.value.reduce(evolve, game);
}
