/** Parses an address into a page. */
import { ADDRESS } from '@safehouse/protocol/ids.ts';

export type Route =
  | { readonly page: 'home' }
  /** `beside` is looked at in place of the table: a finished game, by its number, or all of the evening. */
  | { readonly page: 'table'; readonly id: string; readonly beside?: Beside }
  | { readonly page: 'tv'; readonly id: string }
  | { readonly page: 'campaign'; readonly id: string }
  | { readonly page: 'pack'; readonly id: string }
  /** The rules of a game, or of the first one. */
  | { readonly page: 'rules'; readonly id: string }
  /** The lesson of a game, or of the first one. */
  | { readonly page: 'learn'; readonly id: string }
  /** Asks a TV for the code of a table. */
  | { readonly page: 'tvEntry' }
  /** Opens a saved game. */
  | { readonly page: 'saved' }
  | { readonly page: 'credits' | 'privacy' }
  | { readonly page: 'unknown' };

/** What is looked at beside a table. */
export type Beside = { readonly replay: number } | 'evening';

/** The number of a game. */
const GAME = /^[1-9]\d{0,5}$/;

/** The props of every page: the id in its address, and whether it is shown on a TV. */
export type PageProps = { readonly id: string; readonly screen: 'seat' | 'tv' };

export function routeOf(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second, third, fourth = ''] = parts;
  if (first === undefined) return { page: 'home' };
  if (first === 't' && isSecret(second)) {
    if (parts.length === 2) return { page: 'table', id: second };
    if (parts.length === 3 && third === 'tv') return { page: 'tv', id: second };
    if (parts.length === 4 && third === 'replay' && GAME.test(fourth)) {
      return { page: 'table', id: second, beside: { replay: Number(fourth) } };
    }
    if (parts.length === 3 && third === 'evening') return { page: 'table', id: second, beside: 'evening' };
  }
  if (first === 'c' && isSecret(second) && parts.length === 2) return { page: 'campaign', id: second };
  if (first === 'pack' && isSecret(second) && parts.length === 2) return { page: 'pack', id: second };
  if ((first === 'rules' || first === 'learn') && parts.length <= 2) return { page: first, id: second ?? '' };
  if (first === 'tv' && parts.length === 1) return { page: 'tvEntry' };
  if (first === 'replay' && parts.length === 1) return { page: 'saved' };
  if ((first === 'credits' || first === 'privacy') && parts.length === 1) return { page: first };
  return { page: 'unknown' };
}

function isSecret(part: string | undefined): part is string {
  return part !== undefined && ADDRESS.test(part);
}
