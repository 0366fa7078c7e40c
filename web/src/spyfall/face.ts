/** What a card says face up; the spy's has the same layout. */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Table } from '../table-kit/table-context.ts';
import { t } from '../texts/texts.svelte.ts';
import type { Card } from './screen-state.svelte.ts';

export type Face = {
  readonly where: string;
  readonly who: string;
  /** S6: at a table that ignores roles. */
  readonly note: string | undefined;
  /** The language of the location and the role, if they come from a pack. */
  readonly lang: string | undefined;
};

type Screen = { readonly view: View; readonly table: Table; nameOfLocation(id: string): string };

export function faceOf(card: Card, screen: Screen): Face {
  const words = t.spyfall.card;
  const note = (text: string) => (screen.view.options.roles ? undefined : text);
  if ('spy' in card) return { where: words.nowhere, who: words.spy, note: note(words.ignoredSpy), lang: undefined };
  const { location, role: who } = card;
  const lang = screen.table.wordsLanguage;
  return { where: screen.nameOfLocation(location), who, note: note(words.ignored), lang };
}
