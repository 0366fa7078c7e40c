/** Hungarian: compounds have nothing between their parts, and the dictionary computes many that everybody uses. */
import type { Grammar } from '../grammar.ts';

export const hu: Grammar = {
  inflections: [],
  derivations: [
    ['ás', ['', 'ik']],
    ['és', ['', 'ik']],
    ['ó', ['', 'ik']],
    ['ő', ['', 'ik']],
    ['ság', ['']],
    ['ség', ['']],
    ['i', ['']],
    ['s', ['', 'a', 'e']],
    ['os', ['']],
    ['es', ['']],
    ['as', ['']],
    ['ös', ['']],
    ['tlan', ['']],
    ['tlen', ['']],
    ['talan', ['']],
    ['telen', ['']],
    ['ka', ['']],
    ['ke', ['']],
    ['cska', ['']],
    ['cske', ['']],
  ],
  prefixes: ['meg', 'el', 'ki', 'be', 'fel', 'le', 'át', 'össze', 'vissza', 'rá', 'hozzá'],
  links: [''],
  shortParts: ['kő', 'ló', 'út', 'fő', 'fű', 'íj', 'jó', 'tó', 'só', 'hó', 'nő', 'fa'],
  noParts: [],
  unlistedCompound: 'doubtful',
};
