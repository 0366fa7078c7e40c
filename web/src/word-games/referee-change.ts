/** How the referee options can be changed, and for which game. */
import type { Setup } from '@safehouse/rules/table/types.ts';
import type { SetupWish } from '../table-kit/setup-wish.svelte.ts';

export type RefereeChange = { readonly wish: SetupWish; readonly game: Setup['game'] };
