/** Names that an operator has replaced, in texts of any language. Plain functions: browsers run this. */

/** The name of a game in a language, and its short form in sentences if it has one. */
export type GameName = { readonly name: string; readonly short?: string };

/** What an operator calls the house and the games. */
export type ChosenNames = { readonly name?: string; readonly games?: Readonly<Record<string, string>> };

const HOUSE = 'Safehouse';

/** A function that replaces names in a text, or undefined if none is replaced. */
export function renamer(
  chosen: ChosenNames,
  games: Readonly<Record<string, GameName>>,
): ((text: string) => string) | undefined {
  if (!chosen.name && Object.keys(chosen.games ?? {}).length === 0) return undefined;
  const names = new Map<string, string>([[HOUSE, chosen.name ?? HOUSE]]);
  for (const [id, { name, short }] of Object.entries(games)) {
    names.set(name, chosen.games?.[id] ?? name);
    if (short) names.set(short, chosen.games?.[id] ?? short);
  }
  // The longest first: one name may begin with another.
  const all = [...names.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const pattern = new RegExp(`(?<!\\p{L})(${all.join('|')})(?!\\p{L})( ?-(?=\\p{L}))?`, 'gu');
  return (text) =>
    text.replace(pattern, (_, name: string, joint: string | undefined) => {
      const next = names.get(name) as string;
      // `Duet-peli`, but `Codenames Duet -peli`.
      const spaced = joint === '-' && next !== name && next.includes(' ') ? ' -' : (joint ?? '');
      return next + (joint === ' -' && !next.includes(' ') ? '-' : spaced);
    });
}
