/** Whether a page is shown in a sheet over another page: then it has no frame of its own. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('sheet');

export function provideSheet(): void {
  setContext(KEY, true);
}

export function isInSheet(): boolean {
  return getContext(KEY) === true;
}
