/**
 * Records one game for every way a game and a round can end, always the same ones:
 * `node rules/spyfall/replays/record.ts && npx biome format --write rules/spyfall/replays`
 */
import { record } from '../../testing/replay.ts';
import { forms } from '../law-subject.ts';
import { spyfallWithGuests } from '../with-guests.ts';

record(spyfallWithGuests, import.meta.dirname, forms);
