/** The lessons: a minute alone with the handler, one for each game. */
export { lessonCodenames } from './lesson-codenames.ts';
export { lessonDuet } from './lesson-duet.ts';
export { lessonSpyfall } from './lesson-spyfall.ts';

export const learn = {
  title: 'Impara {game}',
  /** Above what the handler says. */
  handler: 'Il tuo contatto',
  step: 'Passo {n} di {all}',
  skip: 'Salta',
  next: 'Avanti',
  putBack: 'Rimettila a posto',
  takeBack: 'Torna indietro',
  markFirst: 'Prima segna una parola che c’entra.',
  end: {
    play: 'Gioca sul serio',
    again: 'Ancora una volta',
    rules: 'Tutte le regole',
  },
} as const;
