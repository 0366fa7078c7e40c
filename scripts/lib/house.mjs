/** Where things are, and the one error that means "tell the person, without a stack". */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {...string} parts */
export const at = (...parts) => join(root, ...parts);

/** Something only the person at the machine can put right: the message says what. */
export class Trouble extends Error {}

/**
 * Runs a command's main function: a Trouble becomes its message and exit code 1.
 * @param {() => Promise<number | undefined>} main
 */
export async function command(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
