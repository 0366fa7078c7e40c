/** Italian. */
import type { English } from '../en/index.ts';
import type { Translation } from '../shape.ts';
import { campaign } from './campaign.ts';
import { cities } from './cities.ts';
import { codenames } from './codenames.ts';
import { common } from './common.ts';
import { credits } from './credits.ts';
import { duet } from './duet.ts';
import { duetHelp } from './duet-help.ts';
import { duetResult } from './duet-result.ts';
import { help } from './help.ts';
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
  credits,
  refusals,
  codenames,
  play,
  help,
  campaign,
  cities,
  duet,
  duetHelp,
  duetResult,
} as const satisfies Translation<English, 'it'>;
