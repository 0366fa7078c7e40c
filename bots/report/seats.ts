/** The report's tables: a fixed board with a bot in every seat. */
import { createHash } from 'node:crypto';
import type { Pack } from '@safehouse/language/loader.ts';
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import type { Seed } from '@safehouse/rules/kernel/random.ts';
import { stateFrom, table } from '@safehouse/rules/table/table.ts';
import type { Event, SeatName, Setup, State } from '@safehouse/rules/table/types.ts';

export type Form = 'together' | 'teams' | 'duet';

/** The time of every game in the report: no bot looks at the clock. */
export const NOW = 1_800_000_000_000;

const places: { readonly [Each in Form]: readonly SeatName[] } = {
  together: [
    { team: 'red', role: 'spymaster' },
    { team: 'red', role: 'operative' },
  ],
  teams: [
    { team: 'red', role: 'spymaster' },
    { team: 'red', role: 'operative' },
    { team: 'blue', role: 'spymaster' },
    { team: 'blue', role: 'operative' },
  ],
  duet: [
    { team: 'west', role: 'partner' },
    { team: 'east', role: 'partner' },
  ],
};

function packOf(form: Form, language: string): string {
  return `${language}/${form === 'duet' ? 'duet' : 'classic'}`;
}

/** A freshly dealt game: the same for the same form, language and board number. */
export function seated(form: Form, language: string, board: number, packs: readonly Pack[]): State {
  const id = packOf(form, language);
  const cards = packs.find((pack) => pack.id === id)?.cards;
  if (!cards) throw new Error(`there is no pack ${id}`);
  const host = 'seat-1' as PersonId;
  const people = places[form].map((place, i) => ({ person: `seat-${i + 1}` as PersonId, place }));
  const opening: Event[] = [
    { kind: 'opened', id: 'report', code: 'ABCDE', host, name: host, setup: setupOf(form, id), at: NOW },
    ...people.slice(1).map(({ person }): Event => ({ kind: 'joined', person, name: person })),
    ...people.map(({ person, place }): Event => ({ kind: 'seated', person, place })),
  ];
  const before = stateFrom(opening);
  const dealt = table.decide(
    before,
    host,
    { kind: 'start' },
    { now: NOW, seed: seedOf(id, board), content: { words: cards } },
  );
  if (!dealt.ok) throw new Error(`no game was dealt: ${dealt.refusal.code}`);
  return dealt.value.reduce(table.evolve, before);
}

function setupOf(form: Form, pack: string): Setup {
  if (form === 'duet') {
    return { game: 'duet', options: { play: { kind: 'standard', tokens: 9 }, flexible: false }, packs: [pack] };
  }
  return { game: 'codenames', options: { form, clock: { kind: 'off' } }, packs: [pack] };
}

function seedOf(pack: string, board: number): Seed {
  return createHash('sha256').update(`bots report ${pack} ${board}`).digest('hex').slice(0, 32) as Seed;
}
