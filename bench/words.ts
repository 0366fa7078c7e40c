/** The peers' words: the English pack, as in ours. */
import { loadPacks } from '@safehouse/language/loader.ts';

const english = loadPacks().packs.find(({ id }) => id === 'en/classic');
if (!english) throw new Error('the pack en/classic is gone');

export const words: readonly string[] = english.cards;
