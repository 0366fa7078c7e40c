/** Whose eyes a replay is seen with, in words. */
import type { ReplayViewer } from '@safehouse/rules/record/replay.ts';
import type { GameRecord } from '@safehouse/rules/record/schema.ts';
import { t } from '../texts/texts.svelte.ts';
import { unnamed } from './replay-table.svelte.ts';

export function viewerName(viewer: ReplayViewer, record: GameRecord, nameOf: (person: string) => string): string {
  if (viewer === 'open') return t.replay.everything;
  if (viewer === 'spectator' || !record.people.some(({ id }) => id === viewer)) return t.replay.spectator;
  const name = nameOf(viewer);
  const seat = unnamed(record, viewer);
  return name === seat ? name : t.replay.seat({ name, seat });
}
