/** What a guest sees of a table, limited to what every version shows: the same before and after an upgrade. */
import type { Client } from '../testing/client.ts';

export type Seen = {
  readonly version: number;
  readonly phase: string;
  readonly names: readonly string[];
  readonly chat: readonly string[];
  readonly games: number;
  /** The cards with what this guest knows of them, or the guest's own Spyfall card. */
  readonly cards: readonly string[];
};

/** A recorded table: its guests with their secrets, and what each of them saw. */
export type Recorded = { readonly about: string; readonly table: string; readonly guests: readonly Guest[] };
export type Guest = { readonly secret: string; readonly seen: Seen };

export type Record = {
  /** When it was recorded, in milliseconds since 1970. */
  readonly now: number;
  readonly tables: readonly Recorded[];
  readonly campaign: { readonly id: string; readonly city: string; readonly wins: number };
  readonly streams: readonly {
    readonly stream: string;
    readonly wakeAt?: number;
    readonly events: readonly unknown[];
  }[];
};

export function seenBy({ view, version }: Client): Seen {
  return {
    version,
    phase: view.phase,
    names: view.people.map(({ name }) => String(name)),
    chat: view.chat.lines.map(({ text }) => String(text)),
    games: view.played.length,
    cards: cardsOf(view.round?.view),
  };
}

function cardsOf(
  round: Client['view']['round'] extends { view: infer View } | undefined ? View | undefined : never,
): string[] {
  if (!round) return [];
  if (round.game === 'spyfall') return [JSON.stringify(round.you?.card ?? null)];
  if (round.game === 'duet')
    return round.cards.map(({ word, face, found }) => `${word} ${face ?? '?'} ${found ?? '-'}`);
  return round.cards.map(({ word, identity }) => `${word} ${identity ?? '?'}`);
}
