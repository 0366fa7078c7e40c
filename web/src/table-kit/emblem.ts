/** The emblem and colour of everyone at a table (UX 49): derived from the list of people, so all screens agree. */

import airplane from 'icon:airplane-fill';
import anchor from 'icon:anchor-fill';
import balloon from 'icon:balloon-fill';
import bird from 'icon:bird-fill';
import butterfly from 'icon:butterfly-fill';
import cactus from 'icon:cactus-fill';
import cat from 'icon:cat-fill';
import cherries from 'icon:cherries-fill';
import coffee from 'icon:coffee-fill';
import fish from 'icon:fish-fill';
import flower from 'icon:flower-fill';
import ghost from 'icon:ghost-fill';
import heart from 'icon:heart-fill';
import horse from 'icon:horse-fill';
import iceCream from 'icon:ice-cream-fill';
import leaf from 'icon:leaf-fill';
import lightning from 'icon:lightning-fill';
import musicNotes from 'icon:music-notes-fill';
import puzzlePiece from 'icon:puzzle-piece-fill';
import rabbit from 'icon:rabbit-fill';
import sailboat from 'icon:sailboat-fill';
import star from 'icon:star-fill';
import sun from 'icon:sun-fill';
import treeEvergreen from 'icon:tree-evergreen-fill';

/** Icons in order of arrival, so neighbours differ most. None of them means anything else in a game. */
const icons = [
  cat,
  sailboat,
  star,
  fish,
  treeEvergreen,
  bird,
  heart,
  anchor,
  butterfly,
  lightning,
  horse,
  sun,
  ghost,
  cactus,
  puzzlePiece,
  rabbit,
  musicNotes,
  airplane,
  flower,
  coffee,
  leaf,
  balloon,
  cherries,
  iceCream,
];

/** White drawings on them have a contrast of at least 4.5 to 1. */
const colours = [
  '#0b6e83',
  '#b3480b',
  '#7a3aa3',
  '#2c7230',
  '#b3246a',
  '#3a4bb5',
  '#6a650c',
  '#a3252b',
  '#086b55',
  '#6b4331',
  '#4b5b6b',
  '#24242c',
] as const;

export type Emblem = { readonly icon: string; readonly colour: string };
type Listed = { readonly id: string; readonly left?: boolean | undefined };

/**
 * One for each person, by id. The list keeps those who left and its order, so an emblem stays for the evening. After 24
 * arrivals, a newcomer takes the next one that nobody present before them has.
 */
export function emblemsOf(people: readonly Listed[]): ReadonlyMap<string, Emblem> {
  const taken = new Set<number>();
  return new Map(
    people.map(({ id, left }, i) => {
      const places = icons.map((_, step) => (i + step) % icons.length);
      const at = i < icons.length ? i : (places.find((place) => !taken.has(place)) ?? i % icons.length);
      if (!left) taken.add(at);
      const round = Math.floor(i / icons.length);
      return [id, { icon: icons[at] as string, colour: colours[(at + round) % colours.length] as string }];
    }),
  );
}
