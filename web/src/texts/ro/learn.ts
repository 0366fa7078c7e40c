/** The lessons: a minute alone with the handler, one for each game. */
export { lessonCodenames } from './lesson-codenames.ts';
export { lessonDuet } from './lesson-duet.ts';
export { lessonSpyfall } from './lesson-spyfall.ts';

export const learn = {
  title: 'Învață {game}',
  /** Above what the handler says. */
  handler: 'Omul tău de legătură',
  step: 'Pasul {n} din {all}',
  skip: 'Sari peste',
  next: 'Mai departe',
  putBack: 'Pune-o la loc',
  takeBack: 'Ia-l înapoi',
  markFirst: 'Marchează întâi un cuvânt care se potrivește.',
  end: {
    play: 'Joacă de-adevăratelea',
    again: 'Încă o dată',
    rules: 'Toate regulile',
  },
} as const;
