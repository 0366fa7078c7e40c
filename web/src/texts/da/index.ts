/** Danish. */
import { codenames } from './codenames.ts';
import { common } from './common.ts';
import { credits } from './credits.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { play } from './play.ts';
import { refusals } from './refusals.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

export const catalogue = { common, home, lobby, table, settings, credits, refusals, codenames, play, help };
