/** What a viewer sees and may do, and what a viewer would see after another deal. */
import type { GameViewer } from '../kernel/contract.ts';
import { defined } from '../kernel/plain.ts';
import type { Random } from '../kernel/random.ts';
import type { Action, RefusalCode, State, View } from './types.ts';

export function view(state: State, viewer: GameViewer): View {
  const { deal, ruledOut, opened, outcome } = state;
  const role = viewer === 'spectator' ? undefined : (viewer.role as 'courier' | 'searcher');
  const knowsAll = role === 'courier' || outcome !== undefined;
  return defined<View>({
    game: 'courier',
    options: { tries: deal.options.tries },
    you: role && { role },
    turn: turnOf(state),
    lockers: deal.words.map((word, locker) => {
      const openedBy = opened.find((each) => each.locker === locker)?.by;
      const isRuledOut = ruledOut.some((line) => linesOf(locker).includes(line));
      const content = knowsAll || openedBy !== undefined ? contentOf(state, locker) : undefined;
      return defined({ word, isRuledOut, openedBy, content });
    }),
    ruledOut: [...ruledOut],
    triesLeft: deal.options.tries - opened.length,
    outcome: outcome && { ending: outcome.ending as 'found' | 'caught' | 'late', winners: [...outcome.winners] },
    may: { ruleOut: mayOf(state, role, 'courier'), open: mayOf(state, role, 'searcher') },
    hostMay: { pauseClock: 'no-clock', resumeClock: 'no-clock', extendClock: 'no-clock' },
  });
}

/** Reads the view only, so a refusal tells nobody more than they see. */
export function permits(view: View, action: Action): RefusalCode | undefined {
  const permission = view.may[action.kind];
  if (permission !== 'yes') return permission;
  if (action.kind === 'open') return view.lockers[action.locker]?.openedBy ? 'locker-is-open' : undefined;
  if (view.ruledOut.includes(action.line)) return 'ruled-out-already';
  const holds = view.lockers.findIndex(({ content }) => content === 'parcel');
  return linesOf(holds).includes(action.line) ? 'parcel-is-there' : undefined;
}

export function audience(_state: State, viewer: GameViewer): string {
  return viewer === 'spectator' ? viewer : viewer.role;
}

/** The same game with everything drawn again that this viewer may not know. */
export function redeal(state: State, viewer: GameViewer, random: Random): State {
  if (state.outcome || audience(state, viewer) === 'courier') return state;
  const closed = view(state, viewer).lockers.flatMap(({ openedBy }, locker) => (openedBy ? [] : locker));
  const parcel = random.pick(closed.filter((locker) => !state.ruledOut.some((line) => linesOf(locker).includes(line))));
  const watched = random.pick(closed.filter((locker) => locker !== parcel));
  return { ...state, deal: { ...state.deal, parcel, watched } };
}

/** The row and the column of a locker. */
export function linesOf(locker: number): readonly number[] {
  return [Math.floor(locker / 3), 3 + (locker % 3)];
}

export function contentOf({ deal }: State, locker: number): 'parcel' | 'watched' | 'empty' {
  return locker === deal.parcel ? 'parcel' : locker === deal.watched ? 'watched' : 'empty';
}

/** K4, K5 */
function turnOf({ ruledOut, opened }: State): 'courier' | 'searcher' {
  return ruledOut.length === opened.length ? 'courier' : 'searcher';
}

function mayOf(state: State, role: string | undefined, needed: 'courier' | 'searcher'): 'yes' | RefusalCode {
  if (!role) return 'spectators-only-watch';
  if (state.outcome) return 'game-over';
  if (role !== needed) return needed === 'courier' ? 'courier-rules-out' : 'searchers-open';
  if (turnOf(state) === needed) return 'yes';
  return needed === 'courier' ? 'searchers-now' : 'courier-first';
}
