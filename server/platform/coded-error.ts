/** An error of ours with a code: its message holds nothing that a player wrote, so it can be logged as it is. */
export class CodedError<Code extends string = string> extends Error {
  readonly code: Code;

  constructor(code: Code, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
