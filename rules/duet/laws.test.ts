/** Duet obeys the laws, as the standard game and on missions. */
import { laws } from '../testing/laws.ts';
import { lawSubject } from './law-subject.ts';

laws('duet, standard', lawSubject('standard'));
laws('duet, missions', lawSubject('mission'));
