/** The current page, read from and written to the address bar with the History API. */

import { type Route, routeOf } from './route.ts';

let route = $state.raw<Route>(routeOf(location.pathname));

export const router = {
  get route(): Route {
    return route;
  },
};

export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, '', path);
  route = routeOf(path);
  scrollTo(0, 0);
}

/** Plain links stay links: a click on one of ours changes the page without a reload. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (link?.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
  // The browser handles jumps within this page.
  if (link.hash !== '' && link.pathname === location.pathname) return;
  // It also handles what is not a page of ours, like /licences.txt.
  if (routeOf(link.pathname).page === 'unknown') return;
  event.preventDefault();
  go(link.pathname);
}

addEventListener('popstate', () => {
  route = routeOf(location.pathname);
});
addEventListener('click', follow);
