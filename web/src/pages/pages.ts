/** Each page is a chunk of its own, loaded when it is first shown. */
import type { Component } from 'svelte';
import type { Route } from '../lib/route.ts';

export type PageProps = { readonly id: string; readonly screen: 'seat' | 'tv' };
type Loaded = { default: Component<PageProps> };

const loaders: Record<Route['page'], () => Promise<unknown>> = {
  home: () => import('./Home.svelte'),
  table: () => import('../table/TablePage.svelte'),
  tv: () => import('../table/TablePage.svelte'),
  rules: () => import('../codenames/Rules.svelte'),
  credits: () => import('./Credits.svelte'),
  unknown: () => import('./Unknown.svelte'),
};

export function pageOf(route: Route): Promise<Loaded> {
  return loaders[route.page]() as Promise<Loaded>;
}
