/**
 * Records one game for every way each form can end, always the same ones:
 * `node rules/codenames/replays/record.ts && npx biome format --write rules/codenames/replays`
 */
import { record } from '../../testing/replay.ts';
import { codenames } from '../game.ts';
import { forms } from '../law-subject.ts';

record(codenames, import.meta.dirname, forms);
