/** Italian: what any table may need at once. */
import type { English } from '../en/index.ts';
import type { Translation } from '../shape.ts';
import { common } from './common.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { play } from './play.ts';
import { refusals } from './refusals.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

export const catalogue = {
  common,
  home,
  lobby,
  table,
  settings,
  refusals,
  play,
} as const satisfies Translation<English, 'it'>;
