/** A player of Spyfall with a browser of their own, in their own language. */
import type { Locator, Page } from 'playwright-core';
import type { LanguageCode } from '../../src/texts/languages.ts';
import { button, now } from '../codenames/controls.ts';
import type { Agent } from '../kit/agent.ts';
import type { GuestOptions } from '../kit/house.ts';
import { t as english, type Texts, textsOf } from '../kit/texts.ts';
import type { Ring } from './ring.ts';

/** A card as the page shows it. */
export type Face = { readonly where: string; readonly who: string };
/** A person at the table, with or without a browser. */
export type Person = Pick<Player, 'id' | 'name'>;

/** The card that lies over everything after a deal. */
export function sealedCard(page: Page, t = english): Locator {
  return page.getByRole('dialog', { name: t.spyfall.card.title });
}
/** Puts the sealed card away, looked at or not. */
export async function putAway(page: Page, t = english): Promise<void> {
  await button(sealedCard(page, t), t.common.close).click();
  await sealedCard(page, t).waitFor({ state: 'detached' });
}
/** The two texts of a card that is up: large, or beside the table. */
export function faceOn(page: Page): Locator {
  return page.locator('[data-face] b, section:has([data-card-cover]) dd');
}

export class Player {
  readonly name: string;
  /** Their id at the table. */
  readonly id: string;
  readonly secret: string;
  readonly t: Texts;
  page: Page;

  constructor(of: Pick<Player, 'name' | 'id' | 'secret' | 't' | 'page'>) {
    this.name = of.name;
    this.id = of.id;
    this.secret = of.secret;
    this.t = of.t;
    this.page = of.page;
  }

  /** Everyone at the table gets a browser; `how` is called with their place, 0 for the host. */
  static async all(ring: Ring, how: (place: number) => GuestOptions = () => ({})): Promise<Player[]> {
    const agents = [...ring.agents];
    return Promise.all(agents.map((agent, place) => Player.for(ring, agent, how(place))));
  }
  /** One person at the table gets a browser. */
  static async for(ring: Ring, agent: Agent, options: GuestOptions = {}): Promise<Player> {
    const { id, name } = ring.person(agent);
    const language = options.remembers?.language as LanguageCode | undefined;
    const t = language ? await textsOf(language) : english;
    const page = await ring.browser(agent, { reducedMotion: 'reduce', ...options });
    await now(page).waitFor();
    return new Player({ page, name, id, secret: agent.secret as string, t });
  }

  /** Turns the card up, reads it, turns it down again, and puts it away if it was just dealt. */
  async look(): Promise<Face> {
    const { card } = this.t.spyfall;
    const shown = faceOn(this.page);
    // With the keyboard: a slow machine could turn a tap into a hold, which hides the card again.
    await button(this.page, card.look).press('Enter');
    await shown.first().waitFor();
    const [where = '', who = ''] = await shown.allInnerTexts();
    await button(this.page, card.hide).press('Enter');
    await shown.first().waitFor({ state: 'detached' });
    if (await sealedCard(this.page, this.t).isVisible()) await putAway(this.page, this.t);
    return { where, who };
  }
  isSpy({ who }: Face): boolean {
    return who === this.t.spyfall.card.spy;
  }

  /** Waits for this now-line. */
  async isTold(sentence: string): Promise<void> {
    await now(this.page).getByText(sentence, { exact: true }).waitFor();
  }
  async reads(heading: string): Promise<void> {
    await this.page.getByRole('heading', { name: heading }).first().waitFor();
  }
  start(): Promise<void> {
    return button(this.page, this.t.spyfall.dock.start).click();
  }
  seat({ id }: Person): Locator {
    return this.page.locator(`[data-seat="${id}"]`);
  }
  /** S9: waits until the other player sees the question. */
  async ask(whom: Player): Promise<void> {
    await this.seat(whom).click();
    await whom.isTold(whom.t.spyfall.now.spoken.asked({ name: this.name }));
  }
  answered(): Promise<void> {
    return button(this.page, this.t.spyfall.dock.answered).click();
  }
  async accuse(suspect: Person): Promise<void> {
    const { dock, sheets } = this.t.spyfall;
    await button(this.page, dock.accuse).click();
    await this.#pick(suspect.name);
    await button(this.page, sheets.accuse.yes({ name: suspect.name })).click();
    await this.reads(sheets.vote.title({ name: this.name, suspect: suspect.name }));
  }
  async vote(hand: 'yes' | 'no'): Promise<void> {
    const { vote } = this.t.spyfall.sheets;
    await button(this.page, vote[hand]).click();
    await button(this.page, vote.sure[hand]).click();
  }
  /** A person's vote as this page shows it. */
  hand(person: Person): Locator {
    return this.seat(person).locator('[data-hand]');
  }
  async stop(): Promise<void> {
    const { dock, sheets } = this.t.spyfall;
    await button(this.page, dock.stop).click();
    await button(this.page.getByRole('dialog'), sheets.stop.yes).click();
    await this.reads(sheets.naming.title);
  }
  async names(location: string): Promise<void> {
    const { naming } = this.t.spyfall.sheets;
    await this.page.getByRole('searchbox', { name: naming.filter }).fill(location);
    await this.#pick(location);
    await button(this.page, naming.yes({ location })).click();
  }
  openBallot(): Promise<void> {
    return button(this.page, this.t.spyfall.dock.open).click();
  }
  /** S17: waits for the player's turn. */
  async suspects(suspect: Person): Promise<void> {
    const { now, sheets } = this.t.spyfall;
    await this.isTold(now.ballot.me);
    await this.seat(suspect).click();
    await button(this.page, sheets.ballot.yes({ name: suspect.name })).click();
  }
  /** After the last round: its verdict, then the result. */
  seesTheResult(): Promise<void> {
    return button(this.page, this.t.spyfall.verdict.next.result).click();
  }
  goOn(): Promise<void> {
    return button(this.page, this.t.spyfall.verdict.next.go).click();
  }
  /** The text of the clock. */
  async clock(): Promise<string> {
    const text = await this.page.getByRole('button', { name: this.t.play.clock.limit }).innerText();
    return /\d+:\d\d/.exec(text)?.[0] ?? text;
  }

  #pick(name: string): Promise<void> {
    return this.page.getByRole('radio', { name, exact: true }).check();
  }
}

/** Everyone looks at their card; returns the spy and all cards. */
export async function lookedAt(players: readonly Player[]): Promise<{ spy: Player; faces: ReadonlyMap<Player, Face> }> {
  const faces = new Map(await Promise.all(players.map(async (each) => [each, await each.look()] as const)));
  const spy = players.find((each) => each.isSpy(faces.get(each) as Face));
  if (!spy) throw new Error('nobody is the spy');
  return { spy, faces };
}

/** The player who starts the clock. */
export async function dealerAmong(players: readonly Player[]): Promise<Player> {
  for (const each of players) {
    if ((await now(each.page).innerText()) === each.t.spyfall.now.briefing.dealer) return each;
  }
  throw new Error('nobody deals');
}
