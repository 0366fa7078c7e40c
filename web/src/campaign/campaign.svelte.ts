/** A team's campaign in this browser: fetched, refreshed and changed. */
import type { ErrorCode } from '@safehouse/protocol/codes.ts';
import type { View } from '@safehouse/rules/campaign/types.ts';
import { rememberCampaign } from '../lib/campaigns.ts';
import { cardsLanguage } from '../lib/cards-language.ts';
import { secret } from '../lib/guest.ts';
import { type Asked, askCampaign, askHouse, noteCity, openMission, renameCampaign } from '../lib/house.ts';
import { language } from '../texts/texts.svelte.ts';

export type Trouble = ErrorCode | 'unreachable';

const PATIENCE = 10_000;

export class Campaign {
  readonly id: string;
  /** Unsaved notes by city. */
  readonly drafts = new Map<string, { readonly text: string; readonly was: string }>();
  /** When the server last answered. */
  seenAt = $state(0);
  #view = $state.raw<View>();
  #trouble = $state.raw<Trouble>();

  constructor(id: string) {
    this.id = id;
  }

  /** The newest view, also while the server does not answer. */
  get view(): View | undefined {
    return this.#view;
  }
  /** Why the last request failed. */
  get trouble(): Trouble | undefined {
    return this.#trouble;
  }

  async refresh(): Promise<void> {
    const answer = await askCampaign(this.id);
    this.#trouble = answer.ok ? undefined : answer.code;
    this.#take(answer);
  }

  /** Refreshes regularly, and when the page becomes visible. For an effect. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    const again = setInterval(look, PATIENCE);
    addEventListener('focus', look);
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearInterval(again);
      removeEventListener('focus', look);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }

  rename(name: string): Promise<Trouble | undefined> {
    return this.#changed(renameCampaign(this.id, name));
  }

  async note(note: { city: string; text: string; was: string }): Promise<Trouble | undefined> {
    const trouble = await this.#changed(noteCity(this.id, note));
    // Another person saved first: fetch their text.
    if (trouble === 'note-changed') await this.refresh();
    return trouble;
  }

  /** Opens a table for this city. */
  async open(city: string, name: string): Promise<Asked<{ table: string }>> {
    const house = await askHouse();
    const offered = house.ok ? house.value.packs.map((pack) => pack.language) : [];
    const cards = cardsLanguage(offered, language.code);
    return openMission(this.id, { secret: secret(), name, language: cards, city });
  }

  async #changed(asked: Promise<Asked<View>>): Promise<Trouble | undefined> {
    const answer = await asked;
    this.#take(answer);
    return answer.ok ? undefined : answer.code;
  }

  /** Ignores answers older than the current view, and skips equal ones to avoid a redraw. */
  #take(answer: Asked<View>): void {
    if (!answer.ok) return;
    const { value } = answer;
    this.seenAt = Date.now();
    if (this.#view && value.version <= this.#view.version) return;
    if (value.name !== this.#view?.name) rememberCampaign(this.id, value.name);
    this.#view = value;
  }
}
