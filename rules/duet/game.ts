/** Duet as the table sees it: the rules of `RULES.md`, put together from the other files of this folder. */
import { usualReferee } from '../clues/referee.ts';
import type { Game } from '../kernel/contract.ts';
import { begin, canDeal, deal } from './deal.ts';
import { decide } from './decide.ts';
import { evolve, withoutMarksOf } from './evolve.ts';
import { permits, visibleWords } from './legal.ts';
import { places, rotate } from './places.ts';
import { redeal } from './redeal.ts';
import {
  type Action,
  actionSchema,
  type Deal,
  type Event,
  endings,
  type Options,
  optionsSchema,
  type State,
} from './types.ts';
import { audience, view } from './view.ts';
import { type View, viewSchema } from './view-types.ts';

export const duet: Game<Options, Deal, State, Action, Event, View> = {
  meta: { id: 'duet', dealtFrom: 'words', endings },
  schemas: { options: optionsSchema, action: actionSchema, view: viewSchema },
  defaults: { play: { kind: 'standard', tokens: 9 }, flexible: false, referee: usualReferee },
  places,
  canDeal,
  deal,
  wordsOf: ({ words }) => words,
  begin,
  rotate,
  decide,
  evolve,
  view,
  permits,
  audience,
  deadline: () => undefined,
  redeal,
  withdraw: withoutMarksOf,
  join: (state) => state,
  openWords: visibleWords,
  outcome: (state) => state.outcome,
  hostActions: [],
};
