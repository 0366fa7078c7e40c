/** Campaigns over HTTP: open one, get its map, rename it, write notes, open a table for a city, delete it. */
import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@safehouse/protocol/codes.ts';
import { deleteCampaign, noteCity, openCampaign, openMission, renameCampaign } from '@safehouse/protocol/http.ts';
import { campaign } from '@safehouse/rules/campaign/campaign.ts';
import type { FirstWin } from '@safehouse/rules/campaign/decide.ts';
import type { Action } from '@safehouse/rules/campaign/types.ts';
import { cityOf } from '@safehouse/rules/campaign/world.ts';
import type { z } from 'zod';
import type { Campaigns, Refused } from '../campaigns/campaigns.ts';
import { limits } from '../config/limits.ts';
import type { Settings } from '../config/settings.ts';
import { isTableId } from '../platform/ids.ts';
import { Budget } from '../platform/token-bucket.ts';
import type { House } from '../tables/house.ts';
import { addressOf } from './address.ts';
import { refusedOpening } from './opening.ts';
import { isWelcome } from './origin.ts';
import { failure, made, ok, only, type Reply, taking } from './reply.ts';

type CampaignApiDeps = {
  readonly settings: Settings;
  readonly house: House;
  readonly campaigns: Campaigns;
  /** Campaigns and the tables of their cities share the limit for opening tables. */
  readonly openings: Budget;
};

export class CampaignApi {
  readonly #deps: CampaignApiDeps;
  readonly #reads = new Budget(limits.campaignReads);
  readonly #writes = new Budget(limits.campaignWrites);

  constructor(deps: CampaignApiDeps) {
    this.#deps = deps;
  }

  /** Rejects when the store does not answer. */
  answer(request: IncomingMessage, id: string | undefined, what: string | undefined): Reply | Promise<Reply> {
    if (id === undefined) return only(request, 'POST', () => this.#open(request));
    switch (what) {
      case undefined:
        return only(request, 'GET', () => this.#view(request, id));
      case 'name':
        return this.#change(request, id, renameCampaign, ({ name }) => ({ kind: 'rename', name }));
      case 'notes':
        return this.#change(request, id, noteCity, (note) => ({ kind: 'note', ...note }));
      case 'delete':
        return only(request, 'POST', () => this.#delete(request, id));
      case 'tables':
        return only(request, 'POST', () => this.#openTable(request, id));
      default:
        return failure('not-found');
    }
  }

  async #open(request: IncomingMessage): Promise<Reply> {
    return this.#posted(request, openCampaign, this.#deps.openings, async ({ name, table }) => {
      const win = table === undefined ? undefined : await this.#winAt(table);
      if (typeof win === 'string') return failure(win);
      const opened = await this.#deps.campaigns.open(name, win);
      return opened ? made({ campaign: opened }) : failure('malformed');
    });
  }

  /** D24: the win that the campaign begins with. */
  async #winAt(id: string): Promise<FirstWin | ErrorCode> {
    const found = isTableId(id) ? await this.#deps.house.find(id) : 'no-such-table';
    if (typeof found === 'string') return found;
    return campaign.firstWin(id, found.state.played.at(-1)) ?? 'malformed';
  }

  async #view(request: IncomingMessage, id: string): Promise<Reply> {
    if (!this.#isWithin(this.#reads, request)) return failure('too-many-tries');
    const view = await this.#deps.campaigns.view(id);
    return view ? ok(view) : failure('no-such-campaign');
  }

  #change<Schema extends z.ZodType>(
    request: IncomingMessage,
    id: string,
    schema: Schema,
    actionOf: (body: z.infer<Schema>) => Action,
  ): Reply | Promise<Reply> {
    return only(request, 'POST', () =>
      this.#posted(request, schema, this.#writes, async (body) => {
        const done = await this.#deps.campaigns.act(id, actionOf(body));
        return done.ok ? ok(done.view) : failure(errorOf(done.code));
      }),
    );
  }

  /** A running mission is played to its end; its result then has no map to go to. */
  async #delete(request: IncomingMessage, id: string): Promise<Reply> {
    return this.#posted(request, deleteCampaign, this.#writes, async () =>
      (await this.#deps.campaigns.delete(id)) ? ok({}) : failure('no-such-campaign'),
    );
  }

  /** First the table, then the map: if the server dies in between, there is only a table that nobody knows. */
  async #openTable(request: IncomingMessage, id: string): Promise<Reply> {
    const { campaigns, house, openings } = this.#deps;
    return this.#posted(request, openMission, openings, async ({ city: wanted, ...guest }) => {
      const view = await campaigns.view(id);
      const city = cityOf(wanted);
      if (!view) return failure('no-such-campaign');
      if (!city) return failure('no-such-city');
      if (view.cities.find((seen) => seen.id === wanted)?.standing === 'closed') return failure('city-closed');
      const opened = await house.open(guest, { campaign: id, name: view.name, city });
      if (!opened) return failure('malformed');
      const done = await campaigns.act(id, { kind: 'openTable', city: wanted, table: opened.table });
      return done.ok ? made(opened) : failure(errorOf(done.code));
    });
  }

  async #posted<Schema extends z.ZodType>(
    request: IncomingMessage,
    schema: Schema,
    budget: Budget,
    answer: (body: z.infer<Schema>) => Promise<Reply>,
  ): Promise<Reply> {
    if (!isWelcome(request, this.#deps.settings)) return failure('bad-origin');
    return taking(request, schema, async (body) => {
      if (!this.#isWithin(budget, request)) return failure('too-many-tries');
      const refused = budget === this.#deps.openings ? refusedOpening(request, this.#deps.settings) : undefined;
      return refused ? failure(refused) : answer(body);
    });
  }

  #isWithin(budget: Budget, request: IncomingMessage): boolean {
    return budget.take(addressOf(request, this.#deps.settings), Date.now());
  }
}

/** An invalid name or note is answered like any invalid body. */
function errorOf(code: Refused): ErrorCode {
  return code === 'bad-name' || code === 'bad-note' ? 'malformed' : code;
}
