/** The referee options in words. */
import type { RefereeOptions } from '@safehouse/rules/clues/referee.ts';
import type { Fact } from '../table-kit/fact.ts';
import { t } from '../texts/texts.svelte.ts';

export const houseRules = ['names', 'acronyms', 'apart', 'rhymes'] as const satisfies readonly (keyof RefereeOptions)[];

/** Whether the verdict is binding (L17), and what is allowed beyond the default (L12–L15). */
export function refereeFact(referee: RefereeOptions): Fact {
  const { title, modes, rules, allowed, plain } = t.lobby.setup.referee;
  const on = houseRules.filter((rule) => referee[rule]).map((rule) => rules[rule]);
  return {
    label: title,
    text: modes[referee.mode],
    note: on.length > 0 ? allowed({ rules: on.join(', ') }) : plain,
  };
}
