/** Finnish texts for the mission map and the tables opened from it. */
export { campaign } from './campaign.ts';
export { cities } from './cities.ts';
export { refusals } from './refusals-campaign.ts';
