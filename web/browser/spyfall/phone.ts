/** One phone for everyone, as people use it; and everything it receives, per connection. */
import type { FromClient } from '@safehouse/protocol/messages.ts';
import { defaults } from '@safehouse/rules/spyfall/defaults.ts';
import type { Options } from '@safehouse/rules/spyfall/options.ts';
import type { View as GameView } from '@safehouse/rules/spyfall/view-types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { isLanguage } from '../../src/texts/languages.ts';
import { button, now } from '../codenames/controls.ts';
import { Agent, newSecret } from '../kit/agent.ts';
import { FrameReader } from '../kit/frame-reader.ts';
import type { GuestOptions, House } from '../kit/house.ts';
import { type Texts, textsOf } from '../kit/texts.ts';

type Card = NonNullable<NonNullable<GameView['you']>['card']>;
type Held = { readonly secret: string; readonly name: string; readonly id?: string };
/** One connection: whose it is, and what it received. */
class Line extends FrameReader {
  secret = '';
  open = true;
  readonly texts: string[] = [];

  override hear(payload: string | Buffer): ReturnType<FrameReader['hear']> {
    const heard = super.hear(payload);
    this.texts.push(heard.text);
    return heard;
  }
}

/** No motion, as colours in transition cannot be checked. */
export const small = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

/** A card's two texts, as the page shows them. */
export type Face = { readonly where: string; readonly who: string };

export class Phone {
  readonly page: Page;
  readonly path: string;
  readonly secret: string;
  /** In the phone's language. */
  readonly t: Texts;
  readonly lines: Line[] = [];
  /** Who may be connected now: the player who looks at their card, or for whom the phone acts. */
  allowed: readonly string[] = [];
  /** Who was connected without being allowed. */
  readonly intruders: string[] = [];

  private constructor({ page, path, secret, t }: Pick<Phone, 'page' | 'path' | 'secret' | 't'>) {
    this.page = page;
    this.path = path;
    this.secret = secret;
    this.t = t;
  }

  /** The host's phone in the lobby of a table set up for it; `names` are players added already. */
  static async open(
    house: House,
    agreed: Partial<Options> = {},
    guest: GuestOptions = {},
    names: readonly string[] = [],
  ): Promise<Phone> {
    const secret = newSecret();
    const response = await fetch(`${house.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret, name: 'Hanna', language: 'en', game: 'spyfall' }),
    });
    const { table } = (await response.json()) as { table: string };
    const host = await Agent.at(house.url, table, secret);
    const options = { ...defaults, device: 'shared' as const, ...agreed };
    await host.act({ kind: 'setUp', setup: { game: 'spyfall', options, packs: ['en/locations'] } });
    await host.close();
    const players: Held[] = [];
    for (const name of names) {
      const player = await Agent.joining(house.url, table, name, { team: 'table', role: 'player' });
      await player.close();
      players.push({ secret: player.secret as string, name, id: player.you });
    }
    const remembers = { sound: 'off', secret, passing: JSON.stringify([{ table, players }]), ...guest.remembers };
    const device = await house.device({ ...small, ...guest, isUsed: true, remembers });
    const page = device.pages()[0] ?? (await device.newPage());
    const language = guest.remembers?.language ?? 'en';
    const t = await textsOf(isLanguage(language) ? language : 'en');
    const phone = new Phone({ page, path: `/t/${table}`, secret, t });
    phone.listen(phone.page);
    await phone.page.goto(phone.path);
    await now(phone.page).waitFor();
    return phone;
  }

  /** Records everything on this page's connections. */
  listen(page: Page): void {
    page.on('websocket', (socket) => {
      const line = new Line();
      this.lines.push(line);
      socket.on('framesent', ({ payload }) => {
        const message = JSON.parse(String(payload)) as FromClient;
        if (message.type !== 'hello') return;
        // After a lost connection the page still has its view, and may not receive it again.
        const before = this.lines.findLast(({ secret }) => secret === message.secret)?.view;
        if (message.version !== undefined && before) line.view = before;
        void this.#greeted(line, message.secret ?? '');
      });
      socket.on('framereceived', ({ payload }) => line.hear(payload));
      socket.on('close', () => {
        line.open = false;
      });
    });
  }

  async held(): Promise<readonly Held[]> {
    const [hold] = await this.page.evaluate(() => JSON.parse(localStorage.getItem('safehouse.passing') ?? '[{}]'));
    return hold.players ?? [];
  }
  async nameOf(secret: string): Promise<string> {
    return (await this.held()).find((held) => held.secret === secret)?.name ?? '?';
  }

  /** The spectator's view, from the phone's own connection. */
  get view(): GameView {
    const view = this.lines.findLast(({ secret }) => secret === this.secret)?.view?.round?.view;
    if (view?.game !== 'spyfall') throw new Error('no Spyfall on the table');
    return view;
  }
  /** Connections other than the phone's own. */
  get errands(): readonly Line[] {
    return this.lines.filter(({ secret }) => secret !== this.secret);
  }

  /** The last card fetched for this player. */
  async faceOf(name: string): Promise<Face> {
    const secret = (await this.held()).find((held) => held.name === name)?.secret;
    const line = this.lines.findLast((line) => line.secret === secret);
    const card = line && cardIn(line.view);
    if (!card) throw new Error(`no card was brought for ${name}`);
    if ('spy' in card) return { where: this.t.spyfall.card.nowhere, who: this.t.spyfall.card.spy };
    return { where: this.view.locations.find(({ id }) => id === card.location)?.name ?? '', who: card.role };
  }

  async add(...names: string[]): Promise<void> {
    for (const name of names) {
      const field = this.page.locator('section[aria-labelledby=one-phone-title] > form').getByRole('textbox');
      await field.fill(name);
      await field.press('Enter');
      await this.page
        .getByRole('button', { name: this.t.onePhone.lobby.rename({ name }) })
        .last()
        .waitFor();
    }
  }
  /** In seat order. */
  names(): Promise<string[]> {
    return this.page.locator('ol .name').allInnerTexts();
  }
  async start(): Promise<void> {
    await button(this.page, this.t.lobby.start).click();
    await this.page.getByText(this.t.onePhone.pass.to).waitFor();
  }

  get card(): Locator {
    return this.page.locator('[data-card-cover]');
  }
  get face(): Locator {
    return this.page.locator('[data-face]');
  }
  person(name: string): Locator {
    return this.page.locator('[data-person]').filter({ hasText: name });
  }
  pick(name: string, which: 'first' | 'last' = 'first'): Promise<void> {
    return this.page.getByRole('radio', { name, exact: true })[which]().check();
  }

  /** Confirms who has the phone. */
  async is(name: string): Promise<void> {
    await now(this.page).getByText(name, { exact: true }).waitFor();
    await button(this.page, this.t.onePhone.pass.iAm({ name })).click();
  }
  /** Turns the card up, and returns it. With the keyboard: a slow machine could turn a tap into a hold. */
  async look(name: string): Promise<Face> {
    this.allowed = [name];
    await this.card.press('Enter');
    await this.face.waitFor();
    const face = await this.faceOf(name);
    expect(await this.face.locator('b').allInnerTexts()).toEqual([face.where, face.who]);
    return face;
  }
  async passOn(): Promise<void> {
    await button(this.page, this.t.onePhone.card.passOn).click();
    this.allowed = [];
  }
  /** Passes the phone around once; returns everyone's card. */
  async round(names: readonly string[]): Promise<Map<string, Face>> {
    const faces = new Map<string, Face>();
    for (const name of names) {
      await this.is(name);
      faces.set(name, await this.look(name));
      await this.passOn();
      await this.keeps([...faces.values()]);
    }
    return faces;
  }
  /** Acts for these players. */
  async for(names: readonly string[], deed: () => Promise<unknown>): Promise<void> {
    this.allowed = names;
    const before = this.errands.length;
    await deed();
    await expect.poll(() => this.errands.length > before && this.errands.every(({ open }) => !open)).toBe(true);
    this.allowed = [];
  }

  /** The name of this round's dealer. */
  async dealer(): Promise<string> {
    const id = this.view.dealer;
    return (await this.held()).find((held) => held.id === id)?.name as string;
  }
  /** One player accuses another, and the vote opens. */
  async accuse(by: string, suspect: string): Promise<void> {
    const { page } = this;
    const { onePhone } = this.t;
    await button(page, onePhone.tools.accuse).click();
    await this.pick(by);
    await this.pick(suspect, 'last');
    await this.for([by], async () => {
      await button(page, onePhone.accuse.yes).click();
      await now(page).getByText(onePhone.vote.now({ by, suspect })).waitFor();
    });
  }

  /** The phone holds only public data: no connection but its own, and none of these cards anywhere. */
  async keeps(faces: readonly Face[]): Promise<void> {
    await expect.poll(() => this.errands.every(({ open }) => !open)).toBe(true);
    const traces = await this.page.evaluate(() =>
      [
        document.documentElement.outerHTML,
        document.title,
        location.href,
        JSON.stringify(history.state),
        JSON.stringify({ ...localStorage }),
        JSON.stringify({ ...sessionStorage }),
      ].join('\n'),
    );
    for (const { where, who } of faces) {
      expect(traces).not.toContain(who);
      expect(traces).not.toContain(where);
    }
    expect(this.intruders).toEqual([]);
  }

  async #greeted(line: Line, secret: string): Promise<void> {
    line.secret = secret;
    if (secret === this.secret) return;
    const allowed = this.allowed;
    const name = await this.nameOf(secret);
    if (!allowed.includes(name)) this.intruders.push(name);
  }
}

function cardIn(view: View | undefined): Card | undefined {
  const game = view?.round?.view;
  return game?.game === 'spyfall' ? game.you?.card : undefined;
}
