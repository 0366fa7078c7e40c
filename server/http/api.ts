/**
 * The HTTP API: open a table, find one by its code, get the server's details, check or replay a game, manage
 * campaigns, add packs.
 */
import type { IncomingMessage } from 'node:http';
import { askProof, forgetMe, openTable } from '@safehouse/protocol/http.ts';
import { tidyCode } from '@safehouse/protocol/short-code.ts';
import { playNow } from '../bots/play-now.ts';
import type { Reviews } from '../bots/reviews.ts';
import type { Campaigns } from '../campaigns/campaigns.ts';
import { limits } from '../config/limits.ts';
import type { Settings } from '../config/settings.ts';
import { isTableId, personOf } from '../platform/ids.ts';
import { Budget } from '../platform/token-bucket.ts';
import type { Streams } from '../streams/streams.ts';
import { progressOf } from '../tables/evening.ts';
import { eveningOf, gameRecordOf, proofOf } from '../tables/finished-games.ts';
import type { House } from '../tables/house.ts';
import { LiveTable } from '../tables/live-table.ts';
import type { OwnPacks } from '../tables/own-packs.ts';
import type { Packs } from '../tables/packs.ts';
import { SerialQueue } from '../tables/serial-queue.ts';
import { addressOf } from './address.ts';
import { CampaignApi } from './campaign-api.ts';
import { CodeLimiter } from './code-limiter.ts';
import { glossReply } from './gloss.ts';
import { refusedOpening } from './opening.ts';
import { isWelcome } from './origin.ts';
import { PackApi } from './pack-api.ts';
import { failure, made, ok, only, type Reply, taking } from './reply.ts';
import { ReviewApi } from './review-api.ts';

type ApiDeps = {
  readonly settings: Settings;
  readonly house: House;
  readonly streams: Streams;
  readonly campaigns: Campaigns;
  readonly packs: Packs;
  readonly own: OwnPacks;
  /** Undefined without bots. */
  readonly reviews: Reviews | undefined;
  /** What the server says about itself. */
  about(): unknown;
};

/** What is told about a finished game. */
type Told = typeof proofOf | typeof gameRecordOf;

export class Api {
  readonly #deps: ApiDeps;
  readonly #openings: Budget;
  readonly #codes: CodeLimiter;
  readonly #proofs = new Budget(limits.proofs);
  readonly #proofQueue = new SerialQueue();
  readonly #forgettings = new Budget(limits.forgettings);
  readonly #campaigns: CampaignApi;
  readonly #own: PackApi;
  readonly #reviews: ReviewApi;

  constructor(deps: ApiDeps) {
    const { tablesPerHour, codesPerMinute } = deps.settings;
    this.#deps = deps;
    this.#openings = new Budget({ most: tablesPerHour, perSecond: tablesPerHour / 3600 });
    this.#campaigns = new CampaignApi({ ...deps, openings: this.#openings });
    this.#own = new PackApi(deps);
    this.#reviews = new ReviewApi(deps);
    this.#codes = new CodeLimiter(codesPerMinute, Date.now());
  }

  /** Rejects when the store does not answer. */
  async answer(request: IncomingMessage, path: string): Promise<Reply> {
    const [, , kind, first, second, third, fourth, ...rest] = path.split('/');
    if (kind === 'tables' && second === 'games' && fourth !== undefined && fourth !== 'record') {
      return only(request, 'GET', () => this.#reviews.answer(request, first ?? '', third ?? '', [fourth, ...rest]));
    }
    if (rest.length > 0) return failure('not-found');
    if (fourth !== undefined && (second !== 'games' || fourth !== 'record')) return failure('not-found');
    if (kind === 'campaigns' && third === undefined) return this.#campaigns.answer(request, first, second);
    if (kind === 'tables' && first === undefined) return only(request, 'POST', () => this.#open(request));
    if (kind === 'house' && first === undefined) return only(request, 'GET', () => ok(this.#deps.about()));
    if (kind === 'codes' && first !== undefined && second === undefined) {
      return only(request, 'GET', () => this.#code(request, first));
    }
    if (kind === 'locations' && first !== undefined && second === undefined) {
      return only(request, 'GET', () => this.#locations(first));
    }
    if (kind === 'glosses' && first !== undefined && second !== undefined && third === undefined) {
      return only(request, 'GET', () => glossReply(decoded(first), decoded(second)));
    }
    if (kind === 'tables' && first !== undefined && second === 'packs' && third === undefined) {
      return only(request, 'POST', () => this.#own.add(request, first));
    }
    if (kind === 'tables' && first !== undefined && second === 'evening' && third === undefined) {
      return only(request, 'GET', () => this.#evening(request, first));
    }
    if (kind === 'tables' && first !== undefined && second === 'forget' && third === undefined) {
      return only(request, 'POST', () => this.#forget(request, first));
    }
    if (kind === 'packs' && first !== undefined && second === undefined) {
      return only(request, 'GET', () => this.#own.read(request, first));
    }
    if (kind === 'tables' && first !== undefined && second === 'games' && third !== undefined) {
      const told = fourth === undefined ? proofOf : gameRecordOf;
      if (request.method === 'POST') return this.#finishedForPlayer(request, told, first, third);
      return only(request, 'GET', () => this.#finished(request, told, first, third));
    }
    return failure('not-found');
  }

  async #open(request: IncomingMessage): Promise<Reply> {
    const { settings, house } = this.#deps;
    if (!isWelcome(request, settings)) return failure('bad-origin');
    return taking(request, openTable, async (guest) => {
      if (!this.#openings.take(addressOf(request, settings), Date.now())) return failure('too-many-tries');
      const refused = refusedOpening(request, settings);
      if (refused) return failure(refused);
      const { playNow: kind } = guest;
      const opened = kind ? await playNow(house, guest, kind) : ((await house.open(guest)) ?? 'malformed');
      return typeof opened === 'string' ? failure(opened) : made(opened);
    });
  }

  async #code(request: IncomingMessage, typed: string): Promise<Reply> {
    const { settings, house } = this.#deps;
    if (!this.#codes.mayTry(addressOf(request, settings), Date.now())) return failure('too-many-tries');
    const code = tidyCode(decoded(typed));
    const table = code && (await house.findByCode(code));
    if (table) return ok({ table });
    this.#codes.wasWrong(Date.now());
    return failure('no-such-code');
  }

  /** For people without a connection to the table, because they left or were removed. */
  async #forget(request: IncomingMessage, id: string): Promise<Reply> {
    const { settings, house } = this.#deps;
    if (!isWelcome(request, settings)) return failure('bad-origin');
    return taking(request, forgetMe, async ({ secret }) => {
      if (!this.#forgettings.take(addressOf(request, settings), Date.now())) return failure('too-many-tries');
      const found = isTableId(id) ? await house.find(id) : 'no-such-table';
      if (!(found instanceof LiveTable)) return failure(found);
      const answer = await found.act({ by: personOf(secret, found.id), action: { kind: 'forget' } });
      if (answer.kind === 'failed') return failure(answer.code);
      return answer.kind === 'done' ? ok({}) : failure('not-found');
    });
  }

  /** It reads as much as proofs do, so it counts as one, and waits for them. */
  #evening(request: IncomingMessage, id: string): Promise<Reply> {
    return this.#proofQueue.run(async () => {
      const { house, streams, settings } = this.#deps;
      const address = addressOf(request, settings);
      if (!this.#proofs.take(address, Date.now())) return failure('too-many-tries');
      const found = isTableId(id) ? await house.find(id) : 'no-such-table';
      if (!(found instanceof LiveTable)) return failure(found);
      const begun = Date.now();
      const evening = await eveningOf(streams, found);
      const { mission } = found.state;
      const map = mission && (await this.#deps.campaigns.view(mission.campaign));
      this.#proofs.charge(address, Date.now(), (Date.now() - begun) / limits.proofTime);
      return ok({ ...evening, ...(map && { campaign: progressOf(map) }) });
    });
  }

  #locations(language: string): Reply {
    const known = this.#deps.packs.locationsOf(language);
    return known ? ok({ locations: known.map(({ id, name }) => ({ id, name })) }) : failure('not-found');
  }

  /** One at a time, so that what one costs is known before the next: while a long stream is read, nobody is served. */
  #finished(request: IncomingMessage, told: Told, id: string, number: string, secret?: string): Promise<Reply> {
    return this.#proofQueue.run(async () => {
      const { house, streams, settings } = this.#deps;
      const address = addressOf(request, settings);
      if (!this.#proofs.take(address, Date.now())) return failure('too-many-tries');
      if (!isTableId(id) || !/^[1-9]\d{0,5}$/.test(number)) return failure('not-found');
      const found = await house.find(id);
      const reader = secret === undefined ? undefined : personOf(secret, id);
      const begun = Date.now();
      const game = found instanceof LiveTable ? await told(streams, found, Number(number), reader) : undefined;
      this.#proofs.charge(address, Date.now(), (Date.now() - begun) / limits.proofTime);
      return game ? ok(game) : failure('not-found');
    });
  }

  #finishedForPlayer(request: IncomingMessage, told: Told, id: string, number: string): Promise<Reply> | Reply {
    if (!isWelcome(request, this.#deps.settings)) return failure('bad-origin');
    return taking(request, askProof, ({ secret }) => this.#finished(request, told, id, number, secret));
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
