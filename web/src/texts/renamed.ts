/** Texts with the names that the operator has chosen. Loaded only on servers that have chosen some. */
import { type GameName, renamer } from '@safehouse/protocol/renaming.ts';
import { house } from '../lib/site.ts';
import type { Source } from './shape.ts';

/** These speak of the software and the publishers, whatever the house and its games are called. */
const AREAS_AS_WRITTEN = ['credits'];

/** `games` are the texts about the games in the same language. */
export function renamed<Texts extends Source>(
  texts: Texts,
  games: Readonly<Record<string, GameName>>,
  chosen = house,
): Texts {
  const rename = renamer(chosen, games);
  if (!rename) return texts;
  const through = (message: string | Source): string | Source =>
    typeof message === 'string'
      ? rename(message)
      : Object.fromEntries(Object.entries(message).map(([key, inner]) => [key, through(inner)]));
  const areas = Object.entries(texts).map(([area, messages]) => [
    area,
    AREAS_AS_WRITTEN.includes(area) ? messages : through(messages),
  ]);
  return Object.fromEntries(areas) as Texts;
}
