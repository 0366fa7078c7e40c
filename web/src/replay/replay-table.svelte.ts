/** A table that is looked through: its view comes from the record, and nothing can be done at it. */
import { viewAt } from '@safehouse/rules/record/replay.ts';
import type { GameRecord } from '@safehouse/rules/record/schema.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { games } from '../games.ts';
import type { TableConnection } from '../lib/table-connection.svelte.ts';
import { seatName } from '../table-kit/seats.ts';
import { type ReplayParts, Table } from '../table-kit/table-context.ts';
import { t } from '../texts/texts.svelte.ts';
import type { ReplayPlayer } from './player.svelte.ts';

/** What the pages of a game read from a connection. */
class ReplayConnection {
  readonly #player: ReplayPlayer;
  readonly #at: readonly number[];
  readonly view = $derived.by(() => this.#view());
  readonly packs = [];
  readonly present: ReadonlySet<string>;
  readonly #around: Table | undefined;

  constructor(player: ReplayPlayer, around: Table | undefined) {
    const { record } = player.replay;
    this.#player = player;
    this.#around = around;
    this.present = new Set(record.people.map(({ id }) => id));
    this.#at = timesOf(record);
  }

  get you(): string | undefined {
    const { viewer } = this.#player;
    return viewer === 'open' || viewer === 'spectator' ? undefined : viewer;
  }
  /** The time of the last event: clocks stand still. */
  serverNow(): number {
    return this.#at[this.#player.step] ?? 0;
  }
  async act() {
    return { ok: false, code: 'game-over' } as const;
  }

  /** A TV shows how to join the table. */
  #wayIn(): Partial<View> {
    if (!this.#around) return {};
    const { id, code, codeHidden } = this.#around.view;
    return { id, code, ...(codeHidden && { codeHidden }) };
  }

  #view(): View {
    const { replay, step, viewer } = this.#player;
    const view = viewAt(replay, step, viewer);
    const round = view.round as NonNullable<View['round']>;
    // Nothing asks the viewer for a move.
    const may = Object.fromEntries(Object.keys(round.view.may).map((kind) => [kind, 'game-over']));
    return { ...view, ...this.#wayIn(), round: { ...round, view: { ...round.view, may } as typeof round.view } };
  }
}

export class ReplayTable extends Table {
  readonly #record: GameRecord;
  override readonly replay: ReplayParts;

  /** `around` is the table whose TV it is on. */
  constructor(player: ReplayPlayer, screen: 'seat' | 'tv', parts: ReplayParts, around?: Table) {
    super(new ReplayConnection(player, around) as unknown as TableConnection, screen, games);
    this.#record = player.replay.record;
    this.replay = parts;
  }

  /** Someone without a name is shown by their seat. */
  override nameOf(id: string): string {
    return this.person(id)?.name ? super.nameOf(id) : unnamed(this.#record, id);
  }
}

/** "Red spymaster", "Red operative 2", "Player 3". */
export function unnamed({ seats, events }: GameRecord, id: string): string {
  const taken = [
    ...seats,
    ...events.flatMap((event) =>
      event.kind === 'seated' && event.place ? [{ person: event.person, ...event.place }] : [],
    ),
  ];
  const seat = taken.find(({ person }) => person === id);
  if (!seat) return t.table.someone;
  const same = taken.filter(({ team, role }) => team === seat.team && role === seat.role);
  const people = [...new Set(same.map(({ person }) => person))];
  const n = people.indexOf(id) + 1;
  if (seat.team === 'table') return t.replay.player({ n });
  return people.length === 1 ? seatName(seat) : t.replay.unnamed({ seat: seatName(seat), n });
}

/** For each step, when it happened. Not every event has a time. */
function timesOf({ at, events }: GameRecord): number[] {
  let now = at;
  return [
    at,
    ...events.map((event) => {
      const time = event.kind === 'played' ? event.event.at : event.kind === 'presence' ? event.at : undefined;
      now = typeof time === 'number' ? time : now;
      return now;
    }),
  ];
}
