/** The icon of each team or side; in Duet it points where a token's arrow points. */
import west from 'icon:arrow-fat-left-fill';
import east from 'icon:arrow-fat-right-fill';
import { identityIcons } from './identities.ts';

const icons: Readonly<Record<string, string>> = { red: identityIcons.red, blue: identityIcons.blue, west, east };

/** Nothing for those who are on both. */
export function teamIcon(team: string): string | undefined {
  return icons[team];
}
