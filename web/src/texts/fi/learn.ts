/** The lessons: a minute alone with the handler, one for each game. */
export { lessonCodenames } from './lesson-codenames.ts';
export { lessonDuet } from './lesson-duet.ts';
export { lessonSpyfall } from './lesson-spyfall.ts';

export const learn = {
  title: 'Opi pelaamaan: {game}',
  /** Above what the handler says. */
  handler: 'Yhteysupseerisi',
  step: 'Vaihe {n}/{all}',
  skip: 'Ohita',
  next: 'Jatka',
  putBack: 'Pane takaisin',
  takeBack: 'Peru se',
  markFirst: 'Merkitse ensin sana, joka sopii.',
  end: {
    play: 'Pelaa tosissasi',
    again: 'Uudestaan',
    rules: 'Kaikki säännöt',
  },
} as const;
