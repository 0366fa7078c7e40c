/** The names of packs. */
import type { View } from '@safehouse/rules/table/view-types.ts';
import { t } from '../texts/texts.svelte.ts';

/** Words that people brought to the table. */
export type OwnPack = View['ownPacks'][number];

/** "Classic" for `en/classic`; a pack we have no text for is named after its file. */
export function packKind(pack: string): string {
  const kind = pack.split('/').at(-1) ?? pack;
  const names: Record<string, string> = t.lobby.setup.packNames;
  return names[kind] ?? kind;
}
