/** Spyfall obeys the laws, spoken and written, with people coming and going. */
import { laws } from '../testing/laws.ts';
import { lawSubject } from './law-subject.ts';

laws('spyfall, spoken', lawSubject('spoken'));
laws('spyfall, written', lawSubject('written'));
laws('spyfall, a round', lawSubject('round'));
