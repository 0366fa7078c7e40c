/** The lessons: a minute alone with the handler, one for each game. */
export { lessonCodenames } from './lesson-codenames.ts';
export { lessonDuet } from './lesson-duet.ts';
export { lessonSpyfall } from './lesson-spyfall.ts';

export const learn = {
  title: 'Lær {game}',
  /** Above what the handler says. */
  handler: 'Din føringsofficer',
  step: 'Trin {n} af {all}',
  skip: 'Spring over',
  next: 'Videre',
  putBack: 'Læg det tilbage',
  takeBack: 'Tag det tilbage',
  markFirst: 'Markér først et ord, der passer.',
  end: {
    play: 'Spil for alvor',
    again: 'En gang til',
    rules: 'Alle reglerne',
  },
} as const;
