/** The server in this process, without sockets: frames are handed to its connections, and its writes are counted. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { loadPacks } from '@safehouse/language/loader.ts';
import { fingerprint } from '@safehouse/protocol/packed.ts';
import { Campaigns } from '@safehouse/server/campaigns/campaigns.ts';
import { readSettings } from '@safehouse/server/config/settings.ts';
import { timings } from '@safehouse/server/config/timings.ts';
import { Metrics } from '@safehouse/server/metrics/metrics.ts';
import { singleNode } from '@safehouse/server/peers/single-node.ts';
import { systemClock as clock } from '@safehouse/server/platform/clock.ts';
import type { TableId } from '@safehouse/server/platform/ids.ts';
import { createLog } from '@safehouse/server/platform/log.ts';
import type { Connection } from '@safehouse/server/sockets/connection.ts';
import { Hub } from '@safehouse/server/sockets/hub.ts';
import { openMemory } from '@safehouse/server/streams/memory.ts';
import { openSqlite } from '@safehouse/server/streams/sqlite.ts';
import type { Streams } from '@safehouse/server/streams/streams.ts';
import { FactFinder } from '@safehouse/server/tables/facts.ts';
import { House } from '@safehouse/server/tables/house.ts';
import type { LiveTable } from '@safehouse/server/tables/live-table.ts';
import { Packs } from '@safehouse/server/tables/packs.ts';
import type { Channel } from '@safehouse/server/websocket/web-socket.ts';
import { UNLIMITED } from './processes.ts';
import { PLACES } from './room-ours.ts';

export class OfflineServer {
  readonly #streams: Streams;
  readonly #house: House;
  readonly #hub: Hub;

  constructor(streams: 'sqlite' | 'memory', folder: string) {
    this.#streams = streams === 'memory' ? openMemory() : openSqlite(join(folder, 'streams.db'));
    const base = { streams: this.#streams, clock, log: createLog('error'), metrics: new Metrics(), timings };
    const packs = new Packs(loadPacks().packs);
    const facts = new FactFinder({ packs, ...base });
    this.#house = new House({ ...base, peers: singleNode, facts, campaigns: new Campaigns(base) }, packs);
    const settings = readSettings({ environment: UNLIMITED });
    this.#hub = new Hub({ ...base, settings, house: this.#house, facts, packs: JSON.stringify(packs.listed) });
  }

  /** A table of six with a running game. */
  async seated(): Promise<OfflineTable> {
    const secrets = PLACES.map(() => randomBytes(32).toString('base64url'));
    const opened = await this.#house.open({ secret: secrets[0] as string, name: 'Player 0', language: 'en' });
    if (!opened) throw new Error('no table was opened');
    const id = opened.table as TableId;
    const people = secrets.map(() => this.#connect());
    for (const [seat, place] of PLACES.entries()) {
      const person = people[seat] as Person;
      await person.say({ type: 'hello', protocol: 1, table: id, secret: secrets[seat] });
      await person.act(seat === 0 ? { kind: 'sit', place } : { kind: 'join', name: `Player ${seat}`, place });
      await person.say({ type: 'packed', dictionary: fingerprint });
    }
    await people[0]?.act({ kind: 'start' });
    return { live: (await this.#house.find(id)) as LiveTable, people, visit: () => this.#visit(id) };
  }

  close(): Promise<void> {
    return this.#streams.close();
  }

  async #visit(table: TableId): Promise<void> {
    const person = this.#connect();
    await person.say({ type: 'hello', protocol: 1, table });
    person.leave();
  }

  #connect(): Person {
    const channel = new NoChannel();
    return new Person(this.#hub.add(channel), channel);
  }
}

export type OfflineTable = {
  readonly live: LiveTable;
  /** In the order of PLACES. */
  readonly people: readonly Person[];
  /** Someone comes to watch, and leaves. */
  visit(): Promise<void>;
};

export class Person {
  readonly #connection: Connection;
  readonly #channel: NoChannel;
  #acts = 0;

  constructor(connection: Connection, channel: NoChannel) {
    this.#connection = connection;
    this.#channel = channel;
  }

  /** Resolves with the next write to this person. */
  say(message: object): Promise<void> {
    const written = this.#channel.written();
    this.#connection.received(Buffer.from(JSON.stringify(message)), false);
    return written;
  }

  /** What it changed and the answer are written together. */
  async act(action: object): Promise<void> {
    const id = `action-${this.#acts++}`;
    await this.say({ type: 'act', id, action });
  }

  leave(): void {
    this.#connection.closed();
  }
}

class NoChannel implements Channel {
  readonly isOpen = true;
  readonly unread = 0;
  readonly held = 0;
  #onWrite: (() => void) | undefined;

  written(): Promise<void> {
    return new Promise((written) => {
      this.#onWrite = written;
    });
  }

  write(): void {
    this.#onWrite?.();
    this.#onWrite = undefined;
  }

  close(): void {}
  finish(): void {}
  terminate(): void {}
}
