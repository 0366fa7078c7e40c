/**
 * Records one game for every way each form can end, always the same ones:
 * `node rules/duet/replays/record.ts && npx biome format --write rules/duet/replays`
 */
import { record } from '../../testing/replay.ts';
import { duet } from '../game.ts';
import { forms } from '../law-subject.ts';

record(duet, import.meta.dirname, forms);
