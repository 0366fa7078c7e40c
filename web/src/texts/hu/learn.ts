/** The lessons: a minute alone with the handler, one for each game. */
export { lessonCodenames } from './lesson-codenames.ts';
export { lessonDuet } from './lesson-duet.ts';
export { lessonSpyfall } from './lesson-spyfall.ts';

export const learn = {
  title: 'Így megy: {game}',
  /** Above what the handler says. */
  handler: 'A tartótiszted',
  step: '{n}/{all}. lépés',
  skip: 'Kihagyom',
  next: 'Tovább',
  putBack: 'Visszateszem',
  takeBack: 'Visszavonom',
  markFirst: 'Előbb jelölj meg egy szót, amelyik illik rá.',
  end: {
    play: 'Játsszunk élesben',
    again: 'Még egyszer',
    rules: 'Minden szabály',
  },
} as const;
