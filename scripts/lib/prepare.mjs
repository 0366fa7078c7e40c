/** Brings everything that the server needs to run, and nothing that only tests need. */
import { ensureFinnish } from './finnish.mjs';
import { ensureRunnable } from './install.mjs';
import { step } from './steps.mjs';
import { buildWeb, isWebBuilt } from './web.mjs';

export async function prepare() {
  await ensureRunnable();
  if (!isWebBuilt()) await step('pages', 'building', buildWeb);
  await ensureFinnish();
}
