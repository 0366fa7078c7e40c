/** Paths, and the error whose message is shown without a stack. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {...string} parts */
export const at = (...parts) => join(root, ...parts);

/** A problem that only the user can fix: the message says how. */
export class UserError extends Error {}

/**
 * Runs a command's main function: on a UserError, prints its message and exits with code 1.
 * @param {() => Promise<number | undefined>} main
 */
export async function command(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
