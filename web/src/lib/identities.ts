/** The icon of each identity: with the name and the pattern, it tells cards apart without colour. */

import red from 'icon:fire-fill';
import assassin from 'icon:skull-fill';
import blue from 'icon:snowflake-bold';
import bystander from 'icon:umbrella-fill';
import type { Identity } from '@safehouse/rules/codenames/types.ts';

export const identityIcons: Record<Identity, string> = { red, blue, bystander, assassin };
