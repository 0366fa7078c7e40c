/** The options of Duet in words. */
import type { Options } from '@safehouse/rules/duet/types.ts';
import type { Fact } from '../../table-kit/fact.ts';
import type { AgreedOf, Table } from '../../table-kit/table-context.ts';
import { t } from '../../texts/texts.svelte.ts';
import { languagesOf } from '../../word-games/packs.ts';

/** A mission's own card explains its numbers. */
export function duetFacts({ play, flexible }: Options): Fact[] {
  const texts = t.lobby.setup;
  const order = flexible ? 'flexible' : 'strict';
  return [
    ...(play.kind === 'standard'
      ? [{ label: texts.tokens, text: texts.tokensOf({ n: play.tokens }), note: tokenNote(play.tokens) }]
      : []),
    { label: texts.order, text: texts.orders[order], note: texts.orderNotes[order] },
  ];
}

/** "English · …": on a phone, where the rest is folded away. */
export function brief(table: Table): string[] {
  const { options } = table.view.setup as AgreedOf<'duet'>;
  return [...languagesOf(table), ...duetFacts(options).map(({ text }) => text)];
}

function tokenNote(tokens: 9 | 10 | 11): string {
  const { nine, ten, eleven } = t.lobby.setup.tokenNotes;
  return { 9: nine, 10: ten, 11: eleven }[tokens];
}
