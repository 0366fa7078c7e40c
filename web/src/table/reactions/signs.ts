/** The icon of each reaction. */
import party from 'icon:confetti-fill';
import clap from 'icon:hands-clapping-fill';
import laugh from 'icon:smiley-fill';
import gasp from 'icon:smiley-nervous-fill';
import groan from 'icon:smiley-sad-fill';
import type { Sign } from '@safehouse/rules/table/reactions.ts';

export const signIcons: Record<Sign, string> = { clap, laugh, party, gasp, groan };
