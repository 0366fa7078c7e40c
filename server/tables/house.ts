/** The tables of this server: opens them, finds them in memory or in the store, and unloads idle ones. */

import { missionGame, missionOptions } from '@safehouse/rules/campaign/mission.ts';
import type { City } from '@safehouse/rules/campaign/world.ts';
import { type GameId, gameIds, games } from '@safehouse/rules/games.ts';
import { broken } from '@safehouse/rules/kernel/result.ts';
import { tidyName } from '@safehouse/rules/kernel/text.ts';
import { neededSeat } from '@safehouse/rules/table/needed-seat.ts';
import { stateFrom, table } from '@safehouse/rules/table/table.ts';
import type { Event, Setup } from '@safehouse/rules/table/types.ts';
import {
  codeStream,
  nameStream,
  newCode,
  newTableId,
  personOf,
  shareStream,
  type TableId,
  tableOfName,
  tableStream,
} from '../platform/ids.ts';
import { fieldsOf, tag } from '../platform/log.ts';
import { type Stored, type StreamName, StreamsError } from '../streams/streams.ts';
import { eventOf } from './envelope.ts';
import { LiveTable } from './live-table.ts';
import type { Services } from './live-table-types.ts';
import type { Packs } from './packs.ts';
import { namedIn, PersonNames } from './person-names.ts';
import { cancelReminder } from './reminders.ts';

/** A table, or why there is none. */
export type Found = LiveTable | 'no-such-table' | 'table-stopped';

/** Who opens a table, and its first game. */
export type Opener = {
  readonly secret: string;
  readonly name: string;
  readonly language: string;
  readonly game?: GameId | undefined;
  /** Takes the seat that the game needs first. */
  readonly sit?: boolean | undefined;
};

/** A city on the map of a campaign, with the campaign's id and name. */
export type MissionTo = {
  readonly campaign: string;
  readonly name: string;
  readonly city: Pick<City, 'id' | 'tokens' | 'mistakes'>;
};

/** Tables that catch up in parallel. */
const CATCHING_UP = 50;

type Kept = { readonly table: Promise<Found>; usedAt: number; found?: Found };

export class House {
  readonly #services: Services;
  readonly #packs: Packs;
  readonly #names: PersonNames;
  readonly #kept = new Map<TableId, Kept>();

  constructor(services: Omit<Services, 'closed'>, packs: Packs) {
    this.#services = { ...services, closed: (id) => this.#delete(id) };
    this.#packs = packs;
    this.#names = new PersonNames(services.streams);
  }

  /** Undefined if the name is invalid. Rejects when the store does not answer. */
  async open(guest: Opener, mission?: MissionTo): Promise<{ table: TableId; code: string } | undefined> {
    const name = tidyName(guest.name);
    if (name === undefined) return undefined;
    const { streams, clock } = this.#services;
    const id = newTableId();
    const code = await this.#takeCode(id);
    const host = personOf(guest.secret, id);
    const opened: Event = {
      kind: 'opened',
      id,
      code,
      host,
      name,
      setup: mission ? this.#missionSetup(guest.language, mission.city) : this.#firstSetup(guest),
      ...(mission && { mission: { campaign: mission.campaign, name: mission.name, city: mission.city.id } }),
      at: clock.now(),
    };
    const place = guest.sit && neededSeat(table.view(stateFrom([opened]), host).places);
    const events: Event[] = [opened, ...(place ? [{ kind: 'seated' as const, person: host, place }] : [])];
    const stored = await this.#names.keep(
      id,
      events.map((event) => ({ event })),
    );
    const { appended } = await streams.append(tableStream(id), 0, stored);
    if (!appended) return broken('a table id was drawn twice');
    return { table: id, code };
  }

  /** Rejects when the store does not answer. */
  find(id: TableId): Promise<Found> {
    const kept = this.#kept.get(id);
    if (kept && !(kept.found instanceof LiveTable && kept.found.isDeleted)) {
      kept.usedAt = this.#services.clock.now();
      return kept.table;
    }
    const fresh: Kept = { table: this.#load(id), usedAt: this.#services.clock.now() };
    this.#keep(id, fresh);
    return fresh.table;
  }

  /** The table for a short code, from its opening until it is deleted (UX 43). */
  async findByCode(code: string): Promise<TableId | undefined> {
    const [stored] = await this.#services.streams.read(codeStream(code), 0);
    if (!stored) return undefined;
    const found = await this.find((stored.event as { table: TableId }).table);
    if (!(found instanceof LiveTable) || found.isStopped) return undefined;
    await found.refresh();
    return found.state.closed ? undefined : found.id;
  }

  /** Unloads tables that nobody uses; they are loaded again when needed. */
  letGo(idle: number): void {
    const { clock } = this.#services;
    const now = clock.now();
    for (const [id, kept] of this.#kept) {
      const { found } = kept;
      if (found instanceof LiveTable && (found.isWatched || found.isBusy)) kept.usedAt = now;
      if (!found || now - kept.usedAt < idle) continue;
      if (found instanceof LiveTable) {
        const due = found.isStopped ? undefined : table.deadline(found.state);
        if (due && due.at - now < idle) continue;
        found.leaveMemory();
      }
      this.#kept.delete(id);
    }
    this.#count();
  }

  /** Deletes a table for good, unless someone is there. Returns whether it did. */
  async forget(id: TableId): Promise<boolean> {
    const found = this.#kept.get(id)?.found;
    if (found instanceof LiveTable && (found.isWatched || found.isBusy)) return false;
    await this.#delete(id);
    return true;
  }

  /**
   * For a name stored long ago: drops it if its table is gone (or was never stored, after a crash in between);
   * otherwise refreshes it, so that it is not checked again for as long.
   */
  async tidyName(stream: StreamName): Promise<boolean> {
    const { streams } = this.#services;
    const id = tableOfName(stream);
    try {
      if (!id || (await streams.read(tableStream(id), 0)).length === 0) await streams.drop(stream);
      else await this.#names.refresh(stream);
    } catch (error) {
      // The table or the name is damaged: nobody will read it again.
      if (!(error instanceof StreamsError) || error.code !== 'store-damaged') throw error;
      await streams.drop(stream);
    }
    return true;
  }

  /** The store, or a part of it, is away or back: tables that missed something catch up, a batch at a time. */
  async storeChanged(): Promise<void> {
    const tables = [...this.#kept.values()].flatMap(({ found }) => (found instanceof LiveTable ? [found] : []));
    for (const table of tables) table.storeChanged();
    for (let i = 0; i < tables.length; i += CATCHING_UP) {
      await Promise.all(tables.slice(i, i + CATCHING_UP).map((one) => one.catchUp()));
    }
  }

  /** The number of tables in memory with a running game, by game. */
  playing(): Record<GameId, number> {
    const counts = Object.fromEntries(Object.keys(games).map((game) => [game, 0])) as Record<GameId, number>;
    for (const { found } of this.#kept.values()) {
      if (found instanceof LiveTable && found.state.phase === 'playing') counts[found.state.setup.game] += 1;
    }
    return counts;
  }

  /** Resolves when everything in progress at every table is done. */
  async ended(): Promise<void> {
    const found = await Promise.allSettled([...this.#kept.values()].map((kept) => kept.table));
    const tables = found.flatMap((one) =>
      one.status === 'fulfilled' && one.value instanceof LiveTable ? [one.value] : [],
    );
    for (const one of tables) one.leaveMemory();
    await Promise.all(tables.map((one) => one.ended()));
  }

  #keep(id: TableId, kept: Kept): void {
    this.#kept.set(id, kept);
    this.#count();
    kept.table.then(
      (found) => {
        kept.found = found;
        if (found === 'no-such-table') this.#drop(id, kept);
      },
      () => this.#drop(id, kept),
    );
  }

  #drop(id: TableId, kept: Kept): void {
    if (this.#kept.get(id) === kept) this.#kept.delete(id);
    this.#count();
  }

  /** Deletes the table's own stream last: after a crash, the next sweep finds it and continues. */
  async #delete(id: TableId): Promise<void> {
    const { streams } = this.#services;
    const found = this.#kept.get(id)?.found;
    if (found instanceof LiveTable) found.leaveMemory();
    this.#kept.delete(id);
    this.#count();
    await Promise.all((await this.#belongingTo(id)).map((stream) => streams.drop(stream)));
    await streams.drop(tableStream(id));
  }

  async #load(id: TableId): Promise<Found> {
    const { streams, log, metrics } = this.#services;
    const stored = await this.#read(id).catch((error: unknown) => {
      // A damaged table stays damaged; a store that is away may come back.
      if (error instanceof StreamsError && error.code === 'store-damaged') return error;
      throw error;
    });
    try {
      if (stored instanceof StreamsError) throw stored;
      return stored.length === 0 ? 'no-such-table' : new LiveTable(id, stored, this.#services);
    } catch (error) {
      log.error('a table cannot be read back', { table: tag(id), ...fieldsOf(error) });
      metrics.error('table-stopped');
      await cancelReminder(streams, id, 0);
      return 'table-stopped';
    }
  }

  async #read(id: TableId): Promise<Stored[]> {
    const stored = await this.#services.streams.read(tableStream(id), 0);
    await this.#names.finish(id, stored);
    return this.#names.read(id, stored);
  }

  /** A code belongs to the first who stores it. */
  async #takeCode(id: TableId): Promise<string> {
    for (;;) {
      const code = newCode();
      const { appended } = await this.#services.streams.append(codeStream(code), 0, [{ table: id }]);
      if (appended) return code;
    }
  }

  /** The streams of its short code, its people's names, and the share links of packs it has or had. */
  async #belongingTo(id: TableId): Promise<string[]> {
    const stored = await this.#services.streams.read(tableStream(id), 0).catch(() => []);
    const events = stored.map(eventOf);
    const leading = events.flatMap((event) => {
      if (event.kind === 'opened') return codeStream(event.code);
      return event.kind === 'packAdded' ? shareStream(event.share) : [];
    });
    return [...leading, ...namedIn(events).map((person) => nameStream(id, person))];
  }

  #firstSetup({ game = gameIds[0], language }: Opener): Setup {
    return { game, options: games[game].defaults, packs: [this.#packs.firstFor(game, language)] } as Setup;
  }

  #missionSetup(language: string, city: MissionTo['city']): Setup {
    return { game: missionGame, options: missionOptions(city), packs: [this.#packs.firstFor(missionGame, language)] };
  }

  #count(): void {
    this.#services.metrics.tables = this.#kept.size;
  }
}
