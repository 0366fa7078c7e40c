/** The words that the peers' cards are dealt from: the English pack, as ours are. */
import { loadPacks } from '@safehouse/language/loader.ts';

const english = loadPacks().packs.find(({ id }) => id === 'en/classic');
if (!english) throw new Error('the pack en/classic is gone');

export const words: readonly string[] = english.cards;
