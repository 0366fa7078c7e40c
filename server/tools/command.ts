/** What the commands for operators have in common. */

/** Not done; the message says what to do. */
export class CommandError extends Error {}

/** "1 table", "2 tables". */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Runs a command: an error that the operator can mend is printed without a stack, and the exit code is 1. */
export async function ended(
  main: () => Promise<void>,
  known: readonly (new (...args: never[]) => Error)[] = [],
): Promise<void> {
  try {
    await main();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isKnown =
      error instanceof CommandError ||
      known.some((kind) => error instanceof kind) ||
      /^(E[A-Z]+|ERR_PARSE_ARGS.*)$/.test(code ?? '');
    if (!isKnown) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
