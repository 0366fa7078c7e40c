/** Spyfall as the table sees it: the rules of `RULES.md`, put together from the other files of this folder. */
import { clockActions } from '../kernel/clock.ts';
import type { Game } from '../kernel/contract.ts';
import { attempts } from './attempts.ts';
import { deadline } from './clock.ts';
import { begin, canDeal, deal, formerDeal } from './deal.ts';
import { decide } from './decide.ts';
import { defaults } from './defaults.ts';
import { evolve } from './evolve.ts';
import { permits } from './legal.ts';
import { type Options, optionsSchema } from './options.ts';
import { absence, join, withdraw } from './people.ts';
import { possibleViews } from './possible-views.ts';
import { redeal } from './redeal.ts';
import { type RefusalCode, refusals } from './refusals.ts';
import { PLAYER, places, rotate, takesBots } from './seats.ts';
import { type Action, actionSchema, type Deal, type Event, endings, type State } from './types.ts';
import { audience, openView, view } from './view.ts';
import { type View, viewSchema } from './view-types.ts';

export const spyfall: Game<Options, Deal, State, Action, Event, View, RefusalCode> = {
  meta: {
    id: 'spyfall',
    endings,
    dealtFrom: 'locations',
    // A location has one name, in one language.
    packs: { preferred: [], most: 1 },
    sharesTurns: false,
    readsChat: true,
  },
  schemas: { options: optionsSchema, agreed: optionsSchema, action: actionSchema, view: viewSchema },
  refusals,
  defaults,
  quickStarts: [
    {
      id: 'spyfall',
      // Bots write.
      options: { ...defaults, rounds: 3, way: 'written' },
      you: PLAYER,
      bots: [PLAYER, PLAYER, PLAYER],
    },
  ],
  agreed: (options) => options,
  places,
  canDeal,
  deal,
  formerDeal,
  wordsOf: () => [],
  begin,
  rotate,
  decide,
  evolve,
  view,
  openView,
  attempts,
  permits,
  audience,
  possibleViews,
  deadline,
  redeal,
  withdraw,
  join,
  outcome: (state) => state.outcome,
  hostActions: clockActions.map((kind) => ({ kind })),
  takesBots,
  absence,
  /** S19: the cards of the round are turned up, and those of the next are not dealt. */
  isRevealed: ({ phase }) => phase === 'verdict',
  /** S14; and S9: where questions are written, the chat would be a way to ask more of them. */
  isSilent: ({ phase, deal }) =>
    phase === 'accusation' || phase === 'ballot' || (phase === 'asking' && deal.options.way === 'written'),
  isTimed: ({ clock }) => clock !== undefined && 'until' in clock,
};
