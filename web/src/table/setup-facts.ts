/** A game's setup in words: for people who cannot change it, and for the TV. */
import type { RefereeOptions } from '@safehouse/rules/clues/referee.ts';
import type { Options as Codenames } from '@safehouse/rules/codenames/types.ts';
import type { Options as Duet } from '@safehouse/rules/duet/types.ts';
import type { Setup } from '@safehouse/rules/table/types.ts';
import { t } from '../texts/texts.svelte.ts';

export type Fact = { readonly label: string; readonly text: string; readonly note: string };

export function setupFacts(setup: Setup): Fact[] {
  const texts = t.lobby.setup;
  const game = { label: texts.game, text: t.games[setup.game].name, note: t.games[setup.game].note };
  if (setup.game === 'codenames') return [game, ...codenamesFacts(setup.options)];
  if (setup.game === 'duet') return [game, ...duetFacts(setup.options)];
  // Spyfall's other facts are in a chunk of their own.
  return [game];
}

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

function codenamesFacts({ form, clock }: Codenames): Fact[] {
  const texts = t.lobby.setup;
  return [
    { label: texts.form, text: texts.forms[form], note: texts.formNotes[form] },
    { label: texts.clock, text: clockText(clock), note: texts.clockNotes[clock.kind] },
  ];
}

function clockText(clock: Codenames['clock']): string {
  const texts = t.lobby.setup;
  if (clock.kind === 'hourglass') return texts.hourglassOf({ n: clock.seconds });
  if (clock.kind === 'limits') return texts.limitsOf({ clue: clock.clue, guess: clock.guess });
  return texts.clocks.off;
}

/** A mission's own card explains its numbers. */
function duetFacts({ play, flexible }: Duet): Fact[] {
  const texts = t.lobby.setup;
  const order = flexible ? 'flexible' : 'strict';
  return [
    ...(play.kind === 'standard'
      ? [{ label: texts.tokens, text: texts.tokensOf({ n: play.tokens }), note: tokenNote(play.tokens) }]
      : []),
    { label: texts.order, text: texts.orders[order], note: texts.orderNotes[order] },
  ];
}

function tokenNote(tokens: 9 | 10 | 11): string {
  const { nine, ten, eleven } = t.lobby.setup.tokenNotes;
  return { 9: nine, 10: ten, 11: eleven }[tokens];
}
