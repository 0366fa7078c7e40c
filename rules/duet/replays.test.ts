/** Finished games of Duet, played again move by move. */
import { replays } from '../testing/replays.ts';
import { duet } from './game.ts';
import { forms } from './law-subject.ts';
import type { Options } from './types.ts';

replays(duet, `${import.meta.dirname}/replays`, forms, ({ play }: Options, { score }) =>
  play.kind === 'standard' && score !== undefined ? 'scored' : play.kind,
);
