/** Codenames as the table sees it: the rules of `RULES.md`, put together from the other files of this folder. */
import { usualReferee } from '../clues/referee.ts';
import type { Game } from '../kernel/contract.ts';
import { deadline } from './clock.ts';
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

export const codenames: Game<Options, Deal, State, Action, Event, View> = {
  meta: { id: 'codenames', dealtFrom: 'words', endings },
  schemas: { options: optionsSchema, action: actionSchema, view: viewSchema },
  defaults: { form: 'teams', clock: { kind: 'hourglass', seconds: 60 }, referee: usualReferee },
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
  deadline,
  redeal,
  withdraw: withoutMarksOf,
  join: (state) => state,
  openWords: visibleWords,
  outcome: (state) => state.outcome,
  hostActions: [{ kind: 'pauseClock' }, { kind: 'resumeClock' }, { kind: 'extendClock' }],
};
