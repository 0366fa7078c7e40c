/** Duet as the table sees it: the rules of `RULES.md`, put together from the other files of this folder. */
import type { Game } from '../kernel/contract.ts';
import { attempts } from './attempts.ts';
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
import { agreed, audience, disclosed, openView, view } from './view.ts';
import { type View, viewSchema } from './view-types.ts';

export const duet: Game<Options, Deal, State, Action, Event, View, RefusalCode, Agreed> = {
  meta: {
    id: 'duet',
    endings,
    dealtFrom: 'words',
    packs: { preferred: ['duet', 'classic'], most: 24 },
    sharesTurns: true,
    readsChat: false,
  },
  schemas: { options: optionsSchema, agreed: agreedSchema, action: actionSchema, view: viewSchema },
  refusals,
  defaults,
  quickStarts: [
    {
      id: 'duet',
      options: defaults,
      you: { team: 'west', role: 'partner' },
      bots: [{ team: 'east', role: 'partner' }],
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
  disclosed,
  permits,
  audience,
  deadline: () => undefined,
  redeal,
  withdraw,
  join,
  outcome: (state) => state.outcome,
  hostActions: [],
  missionOf: ({ play }) => (play.kind === 'mission' ? play : undefined),
  openWords: visibleWords,
};
