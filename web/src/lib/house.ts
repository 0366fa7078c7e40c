/** HTTP requests to the server. */
import type { ErrorCode } from '@safehouse/protocol/codes.ts';
import type { packAdded, packFaulty, sharedPack } from '@safehouse/protocol/http.ts';
import type { Pack } from '@safehouse/protocol/messages.ts';
import type { View as Campaign } from '@safehouse/rules/campaign/types.ts';
import type { GameId } from '@safehouse/rules/games.ts';
import { opening } from './opening.svelte.ts';
import { hrefOf } from './site.ts';

/** `unreachable` is set in the browser: the server did not answer. */
export type Asked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: ErrorCode | 'unreachable'; readonly mistakes?: readonly Mistake[] };

export type PackAdded = ReturnType<(typeof packAdded)['parse']>;
export type SharedPack = ReturnType<(typeof sharedPack)['parse']>;
/** What is wrong with words that a person adds. */
export type Mistake = ReturnType<(typeof packFaulty)['parse']>['mistakes'][number];

/** `language` is the language the cards start with. */
type Host = { readonly secret: string; readonly name: string; readonly language: string };
type Opened = { readonly table: string; readonly code: string };

/** With `playNow`, a quick start of the rules, bots take all other seats and the game starts at once. */
export function openTable(
  wish: Host & { game: GameId; playNow?: string; botNames?: readonly string[] },
): Promise<Asked<Opened>> {
  // The host takes a seat. In a quick start the game says which one.
  const asked = { ...wish, ...(!wish.playNow && { sit: true }) };
  return opening.post((headers) => tell('/api/tables', asked, headers));
}

export function findCode(code: string): Promise<Asked<{ table: string }>> {
  return ask(`/api/codes/${code}`);
}

export type House = {
  readonly version: string;
  readonly packs: readonly Pack[];
  readonly keepDays: number;
  readonly contact?: string;
  readonly address?: string;
};

export function askHouse(): Promise<Asked<House>> {
  return ask('/api/house');
}

/** All locations of a language, in the order of its list. */
export function askLocations(language: string): Promise<Asked<{ locations: readonly { id: string; name: string }[] }>> {
  return ask(`/api/locations/${encodeURIComponent(language)}`);
}

/** With a table that has just won a standard game of Duet, Prague is won. */
export function openCampaign(name: string, table?: string): Promise<Asked<{ campaign: string }>> {
  const wish = { name, ...(table && { table }) };
  return opening.post((headers) => tell('/api/campaigns', wish, headers));
}

export function askCampaign(id: string): Promise<Asked<Campaign>> {
  return ask(`/api/campaigns/${id}`);
}

export function renameCampaign(id: string, name: string): Promise<Asked<Campaign>> {
  return tell(`/api/campaigns/${id}/name`, { name });
}

/** `was` is the note as the writer last saw it. */
export function noteCity(id: string, note: { city: string; text: string; was: string }): Promise<Asked<Campaign>> {
  return tell(`/api/campaigns/${id}/notes`, note);
}

/** Opens a table set up for that city. */
export function openMission(id: string, wish: Host & { city: string }): Promise<Asked<Opened>> {
  return opening.post((headers) => tell(`/api/campaigns/${id}/tables`, { ...wish, sit: true }, headers));
}

/** Adds words to a table: typed or pasted, or from a share link. */
export function addPack(
  table: string,
  pack: { secret: string } & ({ name: string; language: string; text: string } | { share: string }),
): Promise<Asked<PackAdded>> {
  return tell(`/api/tables/${table}/packs`, pack);
}

export function askPack(share: string): Promise<Asked<SharedPack>> {
  return ask(`/api/packs/${share}`);
}

export function tell<Value>(path: string, what: object, headers?: Record<string, string>): Promise<Asked<Value>> {
  return ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(what),
  });
}

async function ask<Value>(path: string, how?: RequestInit): Promise<Asked<Value>> {
  try {
    const response = await fetch(hrefOf(path), how);
    const body = (await response.json()) as Value & { error?: ErrorCode; mistakes?: readonly Mistake[] };
    if (response.ok) return { ok: true, value: body };
    const { error = 'internal', mistakes } = body;
    return { ok: false, code: error, ...(mistakes && { mistakes }) };
  } catch {
    return { ok: false, code: 'unreachable' };
  }
}
