/** Clues as people give them: English words that are on no card. A made-up word would take the referee longer. */
const clues = `
  actress algebra answer army bakery bazaar bedside bomb boot brandy builder bullseye burst candy cheat chrysalis
  circular coal concierge convoy cool creeper currency daredevil diva divide door
  doorstop doubt dusk factory fall fencing flower folk football forgery gentle gondola grunge guilty
  guitar gulp hamster hangover head hell homework hotel improvise internet invasion jacket jellyfish
  jukebox ketchup knife laurel leather leftover light lizard long makeup marmalade messenger money monk moon news
  opera pair palace paper paperclip pasta patchwork pelican pieces pigeon pike pill poles pony pork pregnant
  president printer privacy prize protest psychic puppy purse puzzle quarry quest rice rink roll sailor salad
  sculptor shares signal silence silver skincare slideshow slow smile snowman soft soil strict stripes sultan
  sunlight surfer swimming tail think tile toboggan toilet tourist traffic train trident uprising waltz
  wash wicker wine wool world yeast yellow yoghurt
`
  .trim()
  .split(/\s+/);

export function clueNumber(number: number): string {
  return clues[number % clues.length] as string;
}
