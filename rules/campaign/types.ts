/** Types of a team's campaign (D24–D31): cities, results, notes, and the events of its stream. */
import { z } from 'zod';
import { type Ending, endings } from '../duet/types.ts';

export const cityId = z.string().regex(/^[a-z]{2,20}$/);
export type CityId = z.infer<typeof cityId>;

/** The result of a mission. `table` and `number` identify the game: each is recorded once. */
export type Result = {
  readonly table: string;
  readonly number: number;
  readonly city: CityId;
  readonly ending: Ending;
  readonly won: boolean;
  /** How many tokens were left of a mission won. */
  readonly left?: number;
  /** Only in results of earlier versions, which scored missions like standard games. */
  readonly score?: number;
  readonly at: number;
};

/** A table that was opened for a city and has not reported a result yet. */
export type OpenTable = { readonly table: string; readonly city: CityId; readonly at: number };

export type State = {
  readonly id: string;
  readonly name: string;
  readonly openedAt: number;
  readonly results: readonly Result[];
  readonly notes: Readonly<Record<CityId, string>>;
  readonly tables: readonly OpenTable[];
};

export type Event =
  | { kind: 'opened'; id: string; name: string; at: number }
  | { kind: 'renamed'; name: string }
  | { kind: 'noted'; city: CityId; text: string }
  | { kind: 'tableOpened'; city: CityId; table: string; at: number }
  | { kind: 'recorded'; result: Result };

/** Maximum length of a note, in UTF-16 units as text fields count, and of a name, in graphemes. */
export const NOTE = 500;
export const NAME = 40;

export type Action =
  | { kind: 'rename'; name: string }
  /** `was` is the note that the writer saw: two people who write at once do not overwrite each other. */
  | { kind: 'note'; city: CityId; text: string; was: string }
  | { kind: 'openTable'; city: CityId; table: string }
  | { kind: 'record'; result: Result };

export type RefusalCode = 'bad-name' | 'bad-note' | 'note-changed' | 'no-such-city' | 'city-closed';

/** `closed` until a neighbour is won (D24), then `open`, then `won` or `lost`. A lost city can still be played. */
export const standings = ['closed', 'open', 'won', 'lost'] as const;

export const viewSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Grows with every change: a client that has this version need not redraw. */
  version: z.int(),
  cities: z.array(
    z.strictObject({
      id: cityId,
      /** Degrees: east and north are positive. */
      longitude: z.number(),
      latitude: z.number(),
      tokens: z.int(),
      mistakes: z.int(),
      /** The cities it is linked to. */
      links: z.array(cityId),
      standing: z.enum(standings),
      wins: z.int(),
      losses: z.int(),
      /** The rulebooks give its two numbers; without it they are ours (D25). */
      book: z.literal(true).optional(),
      /** The most tokens left of a mission won there (D23). */
      best: z.int().optional(),
      note: z.string(),
      /** A table that is open there now. */
      table: z.string().optional(),
    }),
  ),
  /** Newest first, the last 50. */
  results: z.array(
    z.strictObject({
      city: cityId,
      ending: z.enum(endings),
      won: z.boolean(),
      /** How many tokens were left of a mission won. */
      left: z.int().optional(),
      at: z.number(),
    }),
  ),
});
export type View = z.infer<typeof viewSchema>;
