/** The options of Codenames in words. */
import type { Options } from '@safehouse/rules/codenames/types.ts';
import type { Fact } from '../../table-kit/fact.ts';
import type { AgreedOf, Table } from '../../table-kit/table-context.ts';
import { t } from '../../texts/texts.svelte.ts';
import { languagesOf } from '../../word-games/packs.ts';

export function codenamesFacts({ form, clock }: Options): Fact[] {
  const texts = t.lobby.setup;
  return [
    { label: texts.form, text: texts.forms[form], note: texts.formNotes[form] },
    { label: texts.clock, text: clockText(clock), note: texts.clockNotes[clock.kind] },
  ];
}

/** "English · …": on a phone, where the rest is folded away. */
export function brief(table: Table): string[] {
  const { options } = table.view.setup as AgreedOf<'codenames'>;
  return [...languagesOf(table), ...codenamesFacts(options).map(({ text }) => text)];
}

function clockText(clock: Options['clock']): string {
  const texts = t.lobby.setup;
  if (clock.kind === 'hourglass') return texts.hourglassOf({ n: clock.seconds });
  if (clock.kind === 'limits') return texts.limitsOf({ clue: clock.clue, guess: clock.guess });
  return texts.clocks.off;
}
