/** What a Romanian word is derived from: *căsuță* from *casă*, *înnorat* from *nor*, *pădurar* from *pădure*. */
import { verbsOf } from './forms.ts';
import { stemsOf } from './stems.ts';

type Has = (letters: string) => boolean;

/** How the word that is left may end. */
const bases = ['', 'ă', 'e', 'u', 'a', 'ie', 'ea', 'iu', 'i', 'o'];

const list = (text: string) => text.trim().split(/\s+/u);

/** Suffixes that are seldom chance; and those that are, after a stem of three letters. */
const clear = list(`
  uț uță uțe uleț uluț uliță ișor ișoară șor șoară cioară cior ușor ușoară icică icel icea ăraș ărie ăriță ăreasă ist istă istic istică ism
  ească esc ește ime os oasă ui uit uire uiesc iza izare izat izez ătură itură ător itor ătoare itoare eală ăreț iș iște oaică oaie
  ean eană eancă ință enie ăcios icios atic ăvenesc itate ețe eață ător ământ ământ tică icesc ici ui ălău ălui îșor
`);
const common = list(`
  ar aș el iță er ier ieră ie iu at ată it ită tor toare et ină oi eț an ană ancă ez eză al ală ic ică bil ant iv i a are ire ere esc ez
  izat izare or oare ură aj iadă ată ut tate ție iune ar ară aș ească ent ință eț oancă ache ău ea că
`);
/** What is put before a stem together with a verb's ending: *în-nor-at*, *deș-urub-a*. */
const prefixes = list('în îm înn des dez de răs răz re ne a pre sub supra stră îm des con in im ex dis');
const verbal = list('a i are ire at it ată ită ez esc ui uit uire ător itor ătoare ătură ească ează ește iza izare izat ământ eală');

export function rootsOf(letters: string, has: Has): string[] {
  const found = new Set<string>(verbsOf(letters, has));
  for (const suffix of clear) for (const root of without(letters, suffix, 3, has)) found.add(root);
  for (const suffix of common) for (const root of without(letters, suffix, 4, has)) found.add(root);
  for (const prefix of prefixes) {
    if (!letters.startsWith(prefix)) continue;
    const rest = letters.slice(prefix.length);
    for (const suffix of verbal) for (const root of without(rest, suffix, 3, has)) found.add(root);
  }
  found.delete(letters);
  return [...found];
}

function without(letters: string, suffix: string, least: number, has: Has): string[] {
  if (!letters.endsWith(suffix) || letters.length < suffix.length + least) return [];
  const stem = letters.slice(0, letters.length - suffix.length);
  return stemsOf(stem, { deep: true }).flatMap((each) =>
    bases.map((base) => each + base).filter((word) => word.length >= 3 && has(word)),
  );
}
