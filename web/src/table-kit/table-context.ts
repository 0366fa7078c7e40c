/** What every component at a table can use: `const table = useTable()`. All of it is reactive. */
import type { Pack } from '@safehouse/protocol/messages.ts';
import type { GameId, Play } from '@safehouse/rules/games.ts';
import type { Action } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { createContext, type Snippet } from 'svelte';
import { guestOrigin } from '../lib/guest-origin.svelte.ts';
import type { Answer } from '../lib/outbox.ts';
import type { TableConnection } from '../lib/table-connection.svelte.ts';
import { t } from '../texts/texts.svelte.ts';
import { type Emblem, emblemsOf } from './emblem.ts';
import type { AnyGamePages, SharedPhone } from './game-pages.ts';

export type Person = View['people'][number];
export type SeatKind = View['places'][number];
/** The view of the current game; `game` says which one it is. */
export type GameView = NonNullable<View['round']>['view'];
/** The setup of one game as everyone sees it: with nothing left out. */
export type AgreedOf<Game extends GameId> = Extract<View['setup'], { game: Game }>;

/** Shown in a replay in place of the now-line and of the actions, on a TV below the way in, and on each card. */
export type ReplayParts = {
  readonly caption: Snippet;
  readonly where: Snippet;
  readonly controls: Snippet;
  readonly onCard: Snippet<[unknown]>;
};

export class Table {
  /** `tv` is a public screen: no secrets, no controls. */
  readonly screen: 'seat' | 'tv';
  /** Sends actions, asks the referee and knows the server's time. */
  readonly connection: TableConnection;
  /** Set while a finished game is looked through. */
  readonly replay?: ReplayParts;
  readonly #games: Readonly<Record<GameId, AnyGamePages>>;
  readonly #phones: readonly SharedPhone[];
  #emblems: { readonly people: readonly Person[]; readonly all: ReadonlyMap<string, Emblem> } | undefined;

  constructor(connection: TableConnection, screen: 'seat' | 'tv', games: Readonly<Record<GameId, AnyGamePages>>) {
    this.connection = connection;
    this.screen = screen;
    this.#games = games;
    this.#phones = Object.values(games).flatMap(({ sharedPhone }) => sharedPhone ?? []);
  }

  /** Read it only below a component that waited for the first view, as Table.svelte does. */
  get view(): View {
    return this.connection.view as View;
  }
  /** Of the game that is set up. */
  get pages(): AnyGamePages {
    return this.#games[this.view.setup.game];
  }
  /** Set while the players of a game share one phone. */
  get sharedPhone(): SharedPhone | undefined {
    return this.#phones.find((phone) => phone.isShared(this.view));
  }
  /** Set while this browser still holds players though everyone has their own screen again. */
  get leftoverPhone(): SharedPhone | undefined {
    return this.#phones.find((phone) => phone.isLeftover(this.view));
  }
  get you(): string | undefined {
    return this.connection.you;
  }
  /** This viewer's person, if they have joined. */
  get me(): Person | undefined {
    return this.view.people.find((person) => person.id === this.you && !person.left);
  }
  get isHost(): boolean {
    return this.me !== undefined && this.view.host === this.you;
  }
  get present(): ReadonlySet<string> {
    return this.connection.present;
  }
  /** The server's packs, then those people brought to this table. */
  get packs(): readonly Pack[] {
    const own = this.view.ownPacks.map(({ id, language, cards }) => ({ id, language, cards, holds: 'words' as const }));
    return [...this.connection.packs, ...own];
  }
  /** The language of the words on the table; `undefined` if several are mixed. */
  get wordsLanguage(): string | undefined {
    const [first, ...rest] = new Set(this.view.setup.packs.map((id) => id.slice(0, id.indexOf('/'))));
    return rest.length > 0 ? undefined : first;
  }
  /** The code, or dots while the host hides it. */
  get shownCode(): string {
    return this.view.codeHidden ? '•••••' : this.view.code;
  }
  /** The invitation link. */
  get link(): string {
    return `${guestOrigin()}/t/${this.view.id}`;
  }

  /** An action of the current game. */
  play(action: Play['action']): Promise<Answer> {
    const game = this.view.round?.view.game ?? this.view.setup.game;
    return this.connection.act({ kind: 'play', game, action } as Action);
  }
  person(id: string): Person | undefined {
    return this.view.people.find((person) => person.id === id);
  }
  /** UX 49 */
  emblemOf(id: string): Emblem | undefined {
    const { people } = this.view;
    if (this.#emblems?.people !== people) this.#emblems = { people, all: emblemsOf(people) };
    return this.#emblems?.all.get(id);
  }
  /** A name as it is shown: `Ada`, or `Ada (2)` for the second Ada. A person whose name was erased is "someone". */
  nameOf(id: string): string {
    const person = this.person(id);
    const name = person?.name || t.table.someone;
    return person?.tag === undefined ? name : t.table.tagged({ name, tag: person.tag });
  }
}

export const [useTable, provideTable] = createContext<Table>();
