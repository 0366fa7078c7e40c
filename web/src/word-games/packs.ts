/** The names of packs. */
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Table } from '../table-kit/table-context.ts';
import { languageName, t } from '../texts/texts.svelte.ts';

/** Words that people brought to the table. */
export type OwnPack = View['ownPacks'][number];

/** "Classic" for `en/classic`; a pack we have no text for is named after its file. */
export function packKind(pack: string): string {
  const kind = pack.split('/').at(-1) ?? pack;
  const names: Record<string, string> = t.lobby.setup.packNames;
  return names[kind] ?? kind;
}

/** The languages of the chosen packs, each in its own words. */
export function languagesOf({ view }: Pick<Table, 'view'>): string[] {
  const codes = view.setup.packs.map((id) => id.slice(0, id.indexOf('/')));
  return [...new Set(codes)].map(languageName);
}
