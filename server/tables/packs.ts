/** The content to play with: word packs, and the locations of each language, under one kind of id. */
import type { Pack as Listed } from '@safehouse/protocol/messages.ts';
import { type GameId, games } from '@safehouse/rules/games.ts';
import type { Content, Location } from '@safehouse/rules/kernel/content.ts';
import { broken } from '@safehouse/rules/kernel/result.ts';

/** Cards in one language, with an id such as `en/classic`. */
export type Pack = { readonly id: string; readonly language: string; readonly cards: readonly string[] };

/** By language. */
export type Locations = ReadonlyMap<string, readonly Location[]>;

type Kind = Listed['holds'];

export class Packs {
  readonly #words: ReadonlyMap<string, Pack>;
  readonly #locations: Locations;
  readonly #ids: Readonly<Record<Kind, readonly string[]>>;
  /** The list that guests get. */
  readonly listed: readonly Listed[];

  constructor(words: readonly Pack[], locations: Locations = new Map()) {
    this.#words = new Map(words.map((pack) => [pack.id, pack]));
    this.#locations = locations;
    this.listed = [
      ...words.map(({ id, language, cards }) => ({ id, language, holds: 'words' as const, cards: cards.length })),
      ...[...locations].map(([language, { length }]) => ({
        id: locationsId(language),
        language,
        holds: 'locations' as const,
        cards: length,
      })),
    ];
    const idsOf = (kind: Kind) => this.listed.filter(({ holds }) => holds === kind).map(({ id }) => id);
    this.#ids = { words: idsOf('words'), locations: idsOf('locations') };
  }

  /** The packs this game can be dealt from. */
  idsFor(game: GameId): readonly string[] {
    return this.#ids[games[game].meta.dealtFrom];
  }

  /** The content of these packs for this game; a pack that no longer exists is empty. */
  contentOf({ game, packs }: { game: GameId; packs: readonly string[] }): Partial<Content> {
    if (games[game].meta.dealtFrom === 'words') {
      return { words: joined(packs.map((id) => this.#words.get(id)?.cards ?? [])) };
    }
    return { locations: packs.flatMap((id) => this.locationsOf(languageOf(id)) ?? []) };
  }

  locationsOf(language: string): readonly Location[] | undefined {
    return this.#locations.get(language);
  }

  /** Prefers the guest's language, then English, then any other; within a language, packs made for the game. */
  firstFor(game: GameId, language: string): string {
    const kind = games[game].meta.dealtFrom;
    const known = this.listed.filter(({ holds }) => holds === kind);
    const spoken = [language, 'en'].map((one) => known.filter((pack) => pack.language === one));
    const choice = spoken.find((packs) => packs.length > 0) ?? known;
    // There may be no locations: the table opens, and a start is refused with too few.
    if (kind === 'locations') return choice[0]?.id ?? locationsId(language);
    const names = games[game].meta.packs.preferred.flatMap((name) =>
      choice.filter(({ id }) => id.endsWith(`/${name}`)),
    );
    return ([...names, ...choice][0] ?? broken('a house has a pack')).id;
  }
}

/** Most tables have one pack, with hundreds of words. */
function joined(lists: readonly (readonly string[])[]): readonly string[] {
  const [first] = lists;
  return first && lists.length === 1 ? first : lists.flat();
}

/** `en/classic` and `en/locations` both have the language `en`. */
export function languageOf(pack: string): string {
  return pack.slice(0, pack.indexOf('/'));
}

function locationsId(language: string): string {
  return `${language}/locations`;
}
