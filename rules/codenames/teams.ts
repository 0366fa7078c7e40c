/** The two teams. Has no schemas, so that pages can import it. */

export const teams = ['red', 'blue'] as const;
export type Team = (typeof teams)[number];

export function other(team: Team): Team {
  return team === 'red' ? 'blue' : 'red';
}
