/** The icon of each team or side; in Duet it points the way the token's arrow does. */
import west from 'icon:arrow-fat-left-fill';
import east from 'icon:arrow-fat-right-fill';
import { identityIcons } from './identities.ts';

const icons: Readonly<Record<string, string>> = { red: identityIcons.red, blue: identityIcons.blue, west, east };

/** `undefined` for people on both sides. */
export function teamIcon(team: string): string | undefined {
  return icons[team];
}
