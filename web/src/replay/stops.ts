/** Where a replay stops: after everything that there is something to tell about. Marks and clocks pass by. */
import { type Replay, viewAt } from '@safehouse/rules/record/replay.ts';
import type { GameReplay } from '../table-kit/game-replay.ts';
import type { GameView } from '../table-kit/table-context.ts';
import type { Texts } from '../texts/texts.svelte.ts';
import type { Stop } from './player.svelte.ts';

export function stopsOf(replay: Replay, game: GameReplay, t: Texts): Stop[] {
  const { events } = replay.record;
  const end = events.length;
  let before = openAt(replay, 0);
  const stops: Stop[] = [{ step: 0, isTurn: false }];
  for (let step = 1; step <= end; step++) {
    const after = openAt(replay, step);
    const event = events[step - 1];
    const isTold = game.announcements(before, after, t, () => '').length > 0;
    const kind = event?.kind === 'played' ? event.event.kind : '';
    if (isTold || step === end) stops.push({ step, isTurn: game.turns.includes(kind) });
    before = after;
  }
  return stops;
}

function openAt(replay: Replay, step: number): GameView {
  return viewAt(replay, step, 'open').round?.view as GameView;
}
