/**
 * The current page, read from and written to the address bar with the History API. At a table, rules and lessons open
 * over the page: the address and the connection stay, and the back button closes them.
 */

import { type Beside, type Route, routeOf } from './route.ts';
import { hrefOf, pathOf } from './site.ts';

let shown = pathOf(location.pathname);
let route = $state.raw<Route>(routeOf(shown));
let beside = $state.raw(besideIn(route));
let over = $state.raw<Route | undefined>(overOf(history.state));

export const router = {
  get route(): Route {
    return route;
  },
  /** What is looked at in place of this table. The table stays, with its connection. */
  get beside(): Beside | undefined {
    return beside;
  },
  get over(): Route | undefined {
    return over;
  },
};

export function go(path: string): void {
  const next = routeOf(path);
  if (route.page === 'table' && (next.page === 'rules' || next.page === 'learn')) {
    history[over ? 'replaceState' : 'pushState']({ over: path }, '');
    over = next;
    return;
  }
  if (path !== pathOf(location.pathname)) history.pushState(null, '', hrefOf(path));
  over = undefined;
  shown = path;
  show(next);
  scrollTo(0, 0);
}

function show(next: Route): void {
  beside = besideIn(next);
  if (next.page !== 'table' || route.page !== 'table' || next.id !== route.id) route = next;
}

function besideIn(next: Route): Beside | undefined {
  return next.page === 'table' ? next.beside : undefined;
}

/** Closes the page that is open over this one. */
export function closeOver(): void {
  if (over) history.back();
}

function overOf(state: unknown): Route | undefined {
  const path = (state as { over?: string } | null)?.over;
  return path === undefined ? undefined : routeOf(path);
}

/** Plain links stay links: a click on one of ours changes the page without a reload. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (link?.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
  // The browser handles jumps within this page.
  if (link.hash !== '' && link.pathname === location.pathname) return;
  // It also handles what is not a page of ours, like /licences.txt.
  const path = pathOf(link.pathname);
  if (routeOf(path).page === 'unknown') return;
  event.preventDefault();
  go(path);
}

addEventListener('popstate', ({ state }) => {
  const hadOver = over !== undefined;
  over = overOf(state);
  // The page under a sheet stays: a new route would load it again.
  const path = pathOf(location.pathname);
  if ((hadOver || over) && path === shown) return;
  shown = path;
  show(routeOf(shown));
});
addEventListener('click', follow);
