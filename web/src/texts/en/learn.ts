/** The lessons: a minute alone with the handler, one for each game. */
export { lessonCodenames } from './lesson-codenames.ts';
export { lessonDuet } from './lesson-duet.ts';
export { lessonSpyfall } from './lesson-spyfall.ts';

export const learn = {
  title: 'Learn {game}',
  /** Above what the handler says. */
  handler: 'Your handler',
  step: 'Step {n} of {all}',
  skip: 'Skip',
  next: 'Go on',
  putBack: 'Put it back',
  takeBack: 'Take it back',
  markFirst: 'Mark a word that fits first.',
  end: {
    play: 'Play for real',
    again: 'Once more',
    rules: 'All the rules',
  },
} as const;
