/** How a pack of cards is spoken of. */
import { t } from '../texts/texts.svelte.ts';

/** "Classic" of `en/classic`; a pack we have no word for is called what its file is called. */
export function packKind(pack: string): string {
  const kind = pack.split('/').at(-1) ?? pack;
  const names: Record<string, string> = t.lobby.setup.packNames;
  return names[kind] ?? kind;
}
