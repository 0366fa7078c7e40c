/** Finished games and rounds of Spyfall, played again move by move. */
import { replays } from '../testing/replays.ts';
import { forms } from './law-subject.ts';
import type { Options } from './options.ts';
import { spyfallWithGuests } from './with-guests.ts';

replays(spyfallWithGuests, `${import.meta.dirname}/replays`, forms, ({ rounds, way }: Options) =>
  rounds === 1 ? 'round' : way,
);
