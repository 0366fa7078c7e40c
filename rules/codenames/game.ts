/** Codenames as the table sees it: the rules of `RULES.md`, put together from the other files of this folder. */

import { clockActions } from '../kernel/clock.ts';
import type { Game } from '../kernel/contract.ts';
import { attempts } from './attempts.ts';
import { deadline } from './clock.ts';
import { begin, canDeal, deal } from './deal.ts';
import { decide } from './decide.ts';
import { defaults } from './defaults.ts';
import { evolve, join, withdraw } from './evolve.ts';
import { permits, visibleWords } from './legal.ts';
import { redeal } from './redeal.ts';
import { type RefusalCode, refusals } from './refusals.ts';
import { places, rotate } from './seats.ts';
import {
  type Action,
  type Agreed,
  actionSchema,
  agreedSchema,
  type Deal,
  type Event,
  endings,
  type Options,
  optionsSchema,
  type State,
} from './types.ts';
import { agreed, audience, openView, view } from './view.ts';
import { type View, viewSchema } from './view-types.ts';

export const codenames: Game<Options, Deal, State, Action, Event, View, RefusalCode, Agreed> = {
  meta: {
    id: 'codenames',
    endings,
    dealtFrom: 'words',
    packs: { preferred: ['classic'], most: 24 },
    sharesTurns: true,
    readsChat: false,
  },
  schemas: { options: optionsSchema, agreed: agreedSchema, action: actionSchema, view: viewSchema },
  refusals,
  defaults,
  quickStarts: [
    {
      id: 'together',
      options: { ...defaults, form: 'together' },
      you: { team: 'red', role: 'operative' },
      bots: [{ team: 'red', role: 'spymaster' }],
    },
  ],
  agreed,
  places,
  canDeal,
  deal,
  wordsOf: ({ words }) => words,
  begin,
  rotate,
  decide,
  evolve,
  view,
  openView,
  attempts,
  permits,
  audience,
  deadline,
  redeal,
  withdraw,
  join,
  outcome: (state) => state.outcome,
  hostActions: clockActions.map((kind) => ({ kind })),
  openWords: visibleWords,
};
