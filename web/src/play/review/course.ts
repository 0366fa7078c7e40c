/** A bot's opinion of a round that was played aloud, in sentences. */
import type { Texts } from '../../texts/texts.svelte.ts';
import type { Review } from './review.ts';

type Course = NonNullable<Extract<Review, { about: 'round' }>['course']>;

type Words = {
  readonly t: Texts['review'];
  readonly nameOf: (person: string) => string;
  readonly joined: (parts: readonly string[]) => string;
};

/** The verdict of the round has been told already. */
export function courseSayings({ spy, questions, toSpy, failed, stop, ballot }: Course, words: Words): string[] {
  const { t, nameOf, joined } = words;
  const { course } = t;
  const namesOf = (people: readonly string[]) => joined(people.map(nameOf));
  return [
    ...failed.map(({ by, suspect, against }) => {
      const who = { name: nameOf(by), against: namesOf(against) };
      return suspect === spy
        ? course.doubted({ ...who, spy: nameOf(spy) })
        : course.spared({ ...who, suspect: nameOf(suspect) });
    }),
    ...(stop ? stopped(stop, t) : []),
    ...(ballot ? [ballot.right.length > 0 ? course.right({ names: namesOf(ballot.right) }) : course.nobody] : []),
    ...(ballot && ballot.named > 1 ? [course.split({ n: ballot.named })] : []),
    ...(questions === 0 ? [] : [toSpy === 0 ? course.unasked : course.asked({ n: toSpy, all: questions })]),
    t.spoken,
  ];
}

function stopped({ minutes, places }: NonNullable<Course['stop']>, { course }: Texts['review']): string[] {
  const when = minutes === undefined ? [] : [minutes === 0 ? course.atOnce : course.minutes({ n: minutes })];
  return [...when, course.places({ n: places })];
}
