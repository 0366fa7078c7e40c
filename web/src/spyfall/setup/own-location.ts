/** The table's own locations: what is wrong with one, as the server would judge it, and how their list changes. */
import { nameKey } from '@safehouse/rules/kernel/name-key.ts';
import { tidyLine } from '@safehouse/rules/kernel/text.ts';
import type { Options } from '@safehouse/rules/spyfall/options.ts';

export type OwnLocation = Options['own'][number];
export type Problem = 'empty' | 'long' | 'twice';
type Named = { readonly name: string };

/** Written out here so that no page loads the rules' schemas for it; a test compares them. */
export const ROLES = 7;
export const LONGEST = 40;
export const MOST = 20;

/** The input as it would be stored. */
export function tidied({ name, roles }: OwnLocation): OwnLocation {
  return { name: tidyLine(name) ?? '', roles: roles.map((role) => tidyLine(role) ?? '') };
}

/** A table that ignores roles need not think of any: those left empty get a name. Expects a tidied location. */
export function filled({ name, roles }: OwnLocation, nameOf: (number: number) => string): OwnLocation {
  return { name, roles: roles.map((role, i) => (role === '' ? nameOf(i + 1) : role)) };
}

/** Expects a tidied location. Of two duplicates the later is at fault; `others` are the table's other own locations. */
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

/** Counts code points, as the server does. */
export function lengthOf(text: string): number {
  return [...text].length;
}

function problemOf(text: string, before: readonly Named[]): Problem | undefined {
  if (text === '') return 'empty';
  if (lengthOf(text) > LONGEST) return 'long';
  return find(before, text) ? 'twice' : undefined;
}

/** The one whose name people would call the same. */
export function find<Some extends Named>(list: readonly Some[], name: string): Some | undefined {
  return list.find((each) => isSame(each, name));
}

export function others(own: readonly OwnLocation[], name: string | undefined): OwnLocation[] {
  return own.filter((each) => name === undefined || !isSame(each, name));
}

/** Replaces the location it was made from (`of`), or appends it. Idempotent. */
export function put(own: readonly OwnLocation[], location: OwnLocation, of?: string): OwnLocation[] {
  const old = find(own, location.name) ?? (of === undefined ? undefined : find(own, of));
  return old ? own.map((each) => (each === old ? location : each)) : [...own, location];
}

/** Undoes a delete: puts the location back where it was. */
export function putBack(own: readonly OwnLocation[], location: OwnLocation, at: number): OwnLocation[] {
  return others(own, location.name).toSpliced(at, 0, location);
}

function isSame({ name }: Named, other: string): boolean {
  return nameKey(name) === nameKey(other);
}
