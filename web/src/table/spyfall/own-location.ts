/** The table's own locations: what is wrong with one, told as the server would judge it, and how the list of them changes. */
import { nameKey, tidyLine } from '@safehouse/rules/kernel/text.ts';
import type { Options } from '@safehouse/rules/spyfall/options.ts';

export type OwnLocation = Options['own'][number];
export type Problem = 'empty' | 'long' | 'twice';
type Named = { readonly name: string };

/** Written out here, so that no page loads the schemas of the rules for it; a test compares them. */
export const ROLES = 7;
export const LONGEST = 40;
export const MOST = 20;

/** What was typed, as it would be kept. */
export function tidied({ name, roles }: OwnLocation): OwnLocation {
  return { name: tidyLine(name) ?? '', roles: roles.map((role) => tidyLine(role) ?? '') };
}

/** Of a tidied one. Of two that are the same the later one is to blame; `others` are the rest of the table's own. */
export function problemsOf(
  { name, roles }: OwnLocation,
  others: readonly Named[],
): { readonly name: Problem | undefined; readonly roles: readonly (Problem | undefined)[] } {
  return {
    name: problemOf(name, others),
    roles: roles.map((role, i) =>
      problemOf(
        role,
        roles.slice(0, i).map((name) => ({ name })),
      ),
    ),
  };
}

/** A letter or a sign outside of the common ones counts as one, as it does for the server. */
export function lengthOf(text: string): number {
  return [...text].length;
}

function problemOf(text: string, before: readonly Named[]): Problem | undefined {
  if (text === '') return 'empty';
  if (lengthOf(text) > LONGEST) return 'long';
  return find(before, text) ? 'twice' : undefined;
}

/** The one people would call the same. */
export function find<Some extends Named>(list: readonly Some[], name: string): Some | undefined {
  return list.find((each) => isSame(each, name));
}

export function others(own: readonly OwnLocation[], name: string | undefined): OwnLocation[] {
  return own.filter((each) => name === undefined || !isSame(each, name));
}

/** Saved in the place of the one it was made from (`of`), or last. Done twice it is the same. */
export function put(own: readonly OwnLocation[], location: OwnLocation, of?: string): OwnLocation[] {
  const old = find(own, location.name) ?? (of === undefined ? undefined : find(own, of));
  return old ? own.map((each) => (each === old ? location : each)) : [...own, location];
}

/** Deleted, and then wanted back where it was. */
export function putBack(own: readonly OwnLocation[], location: OwnLocation, at: number): OwnLocation[] {
  return others(own, location.name).toSpliced(at, 0, location);
}

function isSame({ name }: Named, other: string): boolean {
  return nameKey(name) === nameKey(other);
}
