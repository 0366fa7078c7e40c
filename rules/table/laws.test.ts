/** The table obeys the laws. */
import { laws } from '../testing/laws.ts';
import { lawSubject } from './law-subject.ts';

laws('the table', lawSubject, { runs: 60 });
