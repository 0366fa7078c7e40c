/** Events as text: what a store keeps, and what readers and followers get back. */
import { largestAppend, largestEvent, type Stored, type StreamName, StreamsError, unnamed } from './streams.ts';

export function textsOf(stream: StreamName, events: readonly unknown[]): string[] {
  const texts = events.map((event) => textOf(stream, event));
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length * 3 > largestAppend && Buffer.byteLength(texts.join()) > largestAppend) {
    throw tooLarge(`${texts.length} events of ${Buffer.byteLength(texts.join())} bytes`, stream, largestAppend);
  }
  return texts;
}

function textOf(stream: StreamName, event: unknown): string {
  const text: string | undefined = JSON.stringify(event);
  if (text === undefined) throw new TypeError(`not an event that JSON can hold, for ${unnamed(stream)}`);
  // A UTF-16 unit takes at most 3 bytes: most texts need no counting.
  if (text.length * 3 > largestEvent && Buffer.byteLength(text) > largestEvent) {
    throw tooLarge(`An event of ${Buffer.byteLength(text)} bytes`, stream, largestEvent);
  }
  return text;
}

function tooLarge(what: string, stream: StreamName, most: number): StreamsError {
  return new StreamsError(
    'event-too-large',
    `${what} for ${unnamed(stream)} cannot be stored: ${most} is the most. This is a mistake in the server, please report it.`,
  );
}

/** Times are stored as integer milliseconds since 1970. */
export function checkMoments(wakeAt: number | undefined, at: number | undefined): void {
  if (wakeAt !== undefined && !Number.isSafeInteger(wakeAt)) throw new TypeError(`no moment to wake at: ${wakeAt}`);
  if (at !== undefined && !Number.isSafeInteger(at)) throw new TypeError(`no moment to append at: ${at}`);
}

/** A follower gets what a reader would: the parsed text, not the appended object. Most only look at the version. */
export function storedOf(texts: readonly string[], lastVersion: number): Stored[] {
  const before = lastVersion - texts.length;
  return texts.map((text, index) => parsedLater(before + index + 1, text));
}

function parsedLater(version: number, text: string): Stored {
  let event: unknown;
  return {
    version,
    get event() {
      event ??= JSON.parse(text);
      return event;
    },
  };
}
