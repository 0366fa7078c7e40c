/** The component of each page: separate chunks, loaded on first use. */
import type { Component } from 'svelte';
import type { PageProps, Route, RulesId } from '../lib/route.ts';
import { after, type TextPart } from '../texts/texts.svelte.ts';

type Loaded = { default: Component<PageProps> };

/** Texts that a page needs before it renders. */
const texts: Partial<Record<Route['page'], TextPart>> = {
  rules: 'reading',
  credits: 'reading',
  privacy: 'reading',
  campaign: 'map',
  pack: 'ownPacks',
};

const rules: Record<RulesId, () => Promise<unknown>> = {
  codenames: () => import('../codenames/Rules.svelte'),
  duet: () => import('../duet/Rules.svelte'),
  spyfall: () => import('../spyfall/Rules.svelte'),
};

const loaders: Record<Exclude<Route['page'], 'rules'>, () => Promise<unknown>> = {
  home: () => import('./Home.svelte'),
  table: () => import('../table/TablePage.svelte'),
  tv: () => import('../table/TablePage.svelte'),
  campaign: () => import('../campaign/CampaignPage.svelte'),
  pack: () => import('./SharedPack.svelte'),
  credits: () => import('./Credits.svelte'),
  privacy: () => import('./Privacy.svelte'),
  unknown: () => import('./Unknown.svelte'),
};

export function pageOf(route: Route): Promise<Loaded> {
  const load = route.page === 'rules' ? rules[route.id] : loaders[route.page];
  const part = texts[route.page];
  return after(part ? [part] : [], load() as Promise<Loaded>);
}
