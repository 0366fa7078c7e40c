/** The look of a city's standing; its name is in `t.campaign.standings`. Never colour alone. */
import closed from 'icon:lock-key-fill';
import open from 'icon:lock-key-open-fill';
import won from 'icon:seal-check-fill';
import lost from 'icon:x-circle-fill';
import type { View } from '@safehouse/rules/campaign/types.ts';

export type City = View['cities'][number];
export type Standing = City['standing'];

export const standingIcons: Readonly<Record<Standing, string>> = { open, closed, won, lost };
