/** The component of each page: separate chunks, loaded on first use. */
import type { Component } from 'svelte';
import { gameIds, games } from '../games.ts';
import type { PageProps, Route } from '../lib/route.ts';
import { after, type TextPart } from '../texts/texts.svelte.ts';

type Loaded = { default: Component<PageProps> };

/** Texts that a page needs before it renders. */
const texts: Partial<Record<Route['page'], TextPart>> = {
  credits: 'reading',
  privacy: 'reading',
  campaign: 'map',
  pack: 'ownPacks',
  tvEntry: 'tvEntry',
};

const loaders: Record<Exclude<Route['page'], 'rules' | 'learn'>, () => Promise<unknown>> = {
  home: () => import('./Home.svelte'),
  table: () => import('../table/TablePage.svelte'),
  tv: () => import('../table/TablePage.svelte'),
  campaign: () => import('../campaign/CampaignPage.svelte'),
  pack: () => import('./SharedPack.svelte'),
  tvEntry: () => import('./TvEntry.svelte'),
  saved: () => import('../replay/Replay.svelte'),
  credits: () => import('./Credits.svelte'),
  privacy: () => import('./Privacy.svelte'),
  unknown: () => import('./Unknown.svelte'),
};

export function pageOf(route: Route): Promise<Loaded> {
  const page = route.page === 'rules' || route.page === 'learn' ? pageOfGame(route) : route.page;
  if (typeof page !== 'string') return page;
  const part = texts[page];
  return after(part ? [part] : [], loaders[page]() as Promise<Loaded>);
}

/** There are no rules of a game that we do not have, and not every game has a lesson. */
function pageOfGame({ page, id }: Extract<Route, { page: 'rules' | 'learn' }>): Promise<Loaded> | 'unknown' {
  const game = id === '' ? gameIds[0] : gameIds.find((each) => each === id);
  const load = game && games[game][page === 'rules' ? 'Rules' : 'Lesson'];
  return load ? (load() as Promise<unknown> as Promise<Loaded>) : 'unknown';
}
