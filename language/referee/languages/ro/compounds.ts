/**
 * Romanian compounds: few first parts form nearly all of them (*portbagaj, binefăcător*), and invented ones use an *o*
 * (*ursomobil*).
 */

import type { Invented } from '../../grammar.ts';

type Has = (letters: string) => boolean;

/** First parts that are words of their own: the beginning of the compound, and the word. */
const firsts = new Map(
  [
    'auto foto video radio moto port bine rău rea bună bun drept scurt lung prim electro:electric atot:tot',
    'cine:cinema untde:unt fărăde:fără liber prim prea',
  ].flatMap((line) =>
    line.split(' ').map((entry) => {
      const [first = '', word = first] = entry.split(':');
      return [first, word] as const;
    }),
  ),
);
/** Ends of learned words, and of invented ones: there is no *ceaiofon*. */
const lasts =
  'mobil buz fon metru log logie fil filie fob fobie grafie gramă scop drom tecă terapie plan naut cid fag man copter maniac landia plex sferă mat cicletă teca zaur duct'.split(
    ' ',
  );
/** Learned first parts that form a valid word with nearly any word, even if it is not listed. */
export const productive =
  'auto foto video radio moto electro euro cine tele mini maxi super ultra mega micro macro hiper anti contra extra inter intra pseudo neo post pre semi sub supra trans bio geo eco hidro termo aero agro cardio neuro psiho socio poli multi mono bi tri omni cvasi ciber nano turbo vice arhi stră astro cosmo infra'.split(
    ' ',
  );

/** *douăzeci*, *paisprezece*: the beginning, and the number that it means. */
const digits = new Map(
  'un:unu doi două:doi trei pai:patru patru cinci șai:șase șapte opt nouă'.split(' ').map((entry) => {
    const [first = '', word = first] = entry.split(':');
    return [first, word] as const;
  }),
);

const SHORTEST = 3;
/** Two words shorter than this together are coincidence. */
const LEAST = 8;
/** The same if an *o* joins them: *ursopian*. */
const LEAST_JOINED = 7;

export function compoundsOf(letters: string, has: Has): string[][] {
  const number = /^(.+?)(?:sprezece|zeci)$/u.exec(letters)?.[1];
  if (number && digits.has(number)) return [[digits.get(number) ?? number, 'zece']];
  const found: string[][] = [];
  for (const [first, word] of firsts) {
    const rest = letters.slice(first.length);
    if (letters.startsWith(first) && rest.length > SHORTEST && has(rest)) found.push([word, rest]);
  }
  // A listed word, or a verb whose noun is listed, is split in no other way: other splits are coincidence.
  if (found.length > 0 || has(letters) || has(`${letters}re`)) return found;
  for (let at = SHORTEST; at <= letters.length - SHORTEST; at++) {
    const last = letters.slice(at);
    const isLast = lasts.includes(last) || (last.length > SHORTEST && has(last));
    if (!isLast) continue;
    const first = firstOf(letters.slice(0, at), has);
    const least = letters.charAt(at - 1) === 'o' ? LEAST_JOINED : LEAST;
    if (first && (lasts.includes(last) || first.length + last.length >= least)) found.push([first, last]);
  }
  return found;
}

/** Learned first parts may join any word (*motostivuitor*), *port-* many; other compounds that no list has are invented. */
export function unlistedCompound(splits: readonly (readonly string[])[], letters: string): Invented {
  if (splits.some(([first]) => first === 'port')) return 'doubtful';
  return productive.some((first) => first.length > SHORTEST && letters.startsWith(first)) ? 'legal' : 'illegal';
}

function firstOf(head: string, has: Has): string | undefined {
  if (productive.includes(head)) return undefined;
  if (has(head)) return head;
  // zebra + pian, pisic + o + buz, brosc + o + mobil
  const stem = /[oa]$/u.test(head) ? head.slice(0, -1) : undefined;
  if (stem === undefined || stem.length < SHORTEST) return undefined;
  if (head.endsWith('a')) return has(`${stem}ă`) ? `${stem}ă` : undefined;
  const opened = stem.replace(/o(?=[^aeiouăâî]+$)/u, 'oa').replace(/e(?=[^aeiouăâî]+$)/u, 'ea');
  return ['', 'ă', 'e', 'a', 'u', 'i', 'ie'].flatMap((end) => [stem + end, opened + end]).find(has);
}
