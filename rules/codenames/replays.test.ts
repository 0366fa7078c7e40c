/** Finished games of Codenames, played again move by move. */
import { replays } from '../testing/replays.ts';
import { codenames } from './game.ts';
import { forms } from './law-subject.ts';
import type { Options } from './types.ts';

replays(codenames, `${import.meta.dirname}/replays`, forms, ({ form }: Options) => form);
