/** The referee options of a new table. Written out so that no page loads the rules' schemas; a test compares them. */
import type { RefereeOptions } from '@safehouse/rules/clues/referee.ts';

export const usualReferee: RefereeOptions = {
  mode: 'advise',
  names: false,
  acronyms: true,
  apart: false,
  rhymes: false,
};
