/** The server's campaigns: each is a stream, kept until its team deletes it, and read when someone asks. */
import { campaign, stateFrom } from '@safehouse/rules/campaign/campaign.ts';
import type { FirstWin } from '@safehouse/rules/campaign/decide.ts';
import type { Action, Event, RefusalCode, Result, State, View } from '@safehouse/rules/campaign/types.ts';
import { broken } from '@safehouse/rules/kernel/result.ts';
import { limits } from '../config/limits.ts';
import type { Clock } from '../platform/clock.ts';
import { fieldsOf, type Log, tag } from '../platform/log.ts';
import { type Streams, StreamsError } from '../streams/streams.ts';
import { type CampaignId, campaignStream, isCampaignId, newCampaignId } from './names.ts';

type CampaignsDeps = { readonly streams: Streams; readonly clock: Clock; readonly log: Log };

/** How an event is stored in a campaign's stream. */
type Envelope = { readonly event: Event };

type CampaignAnswer = { readonly ok: true; readonly view: View } | { readonly ok: false; readonly code: Refused };
export type Refused = RefusalCode | 'no-such-campaign' | 'too-many-tries';

type Loaded = { readonly state: State; readonly version: number };

/** Every method rejects when the store does not answer. */
export class Campaigns {
  readonly #deps: CampaignsDeps;

  constructor(deps: CampaignsDeps) {
    this.#deps = deps;
  }

  /** Undefined if the name is not valid. With a win, Prague is won at once (D24). */
  async open(name: string, win?: FirstWin): Promise<CampaignId | undefined> {
    const id = newCampaignId();
    const events = campaign.opening({ id, name, win }, this.#deps.clock.now());
    if (!events) return undefined;
    const { appended } = await this.#append(id, 0, events);
    return appended ? id : broken('a campaign id was drawn twice');
  }

  async view(id: string): Promise<View | undefined> {
    const loaded = await this.#load(id);
    return loaded && campaign.view(loaded.state, loaded.version);
  }

  async act(id: string, action: Action): Promise<CampaignAnswer> {
    for (;;) {
      const loaded = await this.#load(id);
      if (!loaded) return { ok: false, code: 'no-such-campaign' };
      if (loaded.version >= limits.campaignEntries && action.kind !== 'record') {
        return { ok: false, code: 'too-many-tries' };
      }
      const decided = campaign.decide(loaded.state, action, { now: this.#deps.clock.now() });
      if (!decided.ok) return { ok: false, code: decided.refusal.code };
      const events = decided.value;
      const version = loaded.version + events.length;
      const view = () => campaign.view(events.reduce(campaign.evolve, loaded.state), version);
      if (events.length === 0) return { ok: true, view: view() };
      const { appended } = await this.#append(id as CampaignId, loaded.version, events);
      // Someone else appended first: read again, and decide on the new state.
      if (appended) return { ok: true, view: view() };
    }
  }

  /** Whether it existed. */
  async delete(id: string): Promise<boolean> {
    if (!isCampaignId(id)) return false;
    const { streams } = this.#deps;
    if ((await streams.read(campaignStream(id), 0)).length === 0) return false;
    await streams.drop(campaignStream(id));
    return true;
  }

  /** Whether the result is on the map now; `false` if the map no longer exists. */
  async record(id: string, result: Result): Promise<boolean> {
    try {
      const { ok } = await this.act(id, { kind: 'record', result });
      if (!ok) this.#lost(id, { what: 'no-such-campaign' });
      return ok;
    } catch (error) {
      // An unreachable store may come back; a damaged map will not.
      if (error instanceof StreamsError && error.code !== 'store-damaged') throw error;
      this.#lost(id, fieldsOf(error));
      return false;
    }
  }

  async #load(id: string): Promise<Loaded | undefined> {
    if (!isCampaignId(id)) return undefined;
    const stored = await this.#deps.streams.read(campaignStream(id), 0);
    if (stored.length === 0) return undefined;
    return { state: stateFrom(stored.map(({ event }) => (event as Envelope).event)), version: stored.length };
  }

  #append(id: CampaignId, version: number, events: readonly Event[]) {
    const envelopes: Envelope[] = events.map((event) => ({ event }));
    return this.#deps.streams.append(campaignStream(id), version, envelopes);
  }

  #lost(id: string, why: ReturnType<typeof fieldsOf>): void {
    this.#deps.log.error('a result could not be written to its map', { campaign: tag(id), ...why });
  }
}
