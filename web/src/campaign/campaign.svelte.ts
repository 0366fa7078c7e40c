/** A team's campaign as this browser knows it: asked for, asked for again, and changed. */
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
  /** Notes that were begun and not saved, by city. */
  readonly drafts = new Map<string, { readonly text: string; readonly was: string }>();
  /** When the house last answered. */
  seenAt = $state(0);
  #view = $state.raw<View>();
  #trouble = $state.raw<Trouble>();

  constructor(id: string) {
    this.id = id;
  }

  /** The newest one known, also while the house does not answer. */
  get view(): View | undefined {
    return this.#view;
  }
  /** Why the last asking failed, if it did. */
  get trouble(): Trouble | undefined {
    return this.#trouble;
  }

  async refresh(): Promise<void> {
    const answer = await askCampaign(this.id);
    this.#trouble = answer.ok ? undefined : answer.code;
    this.#take(answer);
  }

  /** Asks again now and then, and when somebody comes back to look. For an effect. */
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
    // Somebody was faster: what they wrote is needed now.
    if (trouble === 'note-changed') await this.refresh();
    return trouble;
  }

  /** A table for this city. */
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

  /** What is older than what is shown was overtaken on its way; what is the same need not be drawn anew. */
  #take(answer: Asked<View>): void {
    if (!answer.ok) return;
    const { value } = answer;
    this.seenAt = Date.now();
    if (this.#view && value.version <= this.#view.version) return;
    if (value.name !== this.#view?.name) rememberCampaign(this.id, value.name);
    this.#view = value;
  }
}
