/** Counts the bytes of an unfinished WebSocket message: what the receiver has to keep until the rest arrives. */

const CONTROL = 0x08;
const FINAL = 0x80;
const MASKED = 0x80;
/** What a buffer costs besides its bytes: a message that arrives byte by byte takes more memory than it is long. */
const PER_CHUNK = 256;

/** Only follows the frame headers (RFC 6455, section 5.2); `ws` checks everything else. */
export class FrameMeter {
  /** Bytes since no message was unfinished; control frames inside a message count, too. */
  held = 0;
  /** Bytes of the header that have come, and what they said: numbers take less memory than a buffer, and there are very many. */
  #headerLength = 0;
  #first = 0;
  #second = 0;
  #longLength = 0;
  /** Bytes of mask and payload that are still to come. */
  #left = 0;
  #isInMessage = false;

  /** Reads on from `at`, to the end of this many frames or of the chunk; returns where that is. */
  take(chunk: Buffer, at = 0, frames = Number.POSITIVE_INFINITY): number {
    let ended = 0;
    while (at < chunk.length && ended < frames) {
      if (this.#left > 0) {
        const taken = Math.min(this.#left, chunk.length - at);
        at += taken;
        this.held += taken;
        this.#left -= taken;
      } else {
        this.#takeHeader(chunk[at++] as number);
        this.held += 1;
        if (this.#headerLength < this.#headerSize()) continue;
        this.#left = this.#bodySize();
      }
      if (this.#left > 0) continue;
      this.#ended();
      ended += 1;
    }
    if (this.held > 0) this.held += PER_CHUNK;
    return at;
  }

  #takeHeader(byte: number): void {
    if (this.#headerLength === 0) this.#first = byte;
    else if (this.#headerLength === 1) this.#second = byte;
    else this.#longLength = this.#longLength * 256 + byte;
    this.#headerLength += 1;
  }

  #headerSize(): number {
    if (this.#headerLength < 2) return 2;
    const length = this.#length7();
    return length < 126 ? 2 : length === 126 ? 4 : 10;
  }

  #bodySize(): number {
    const length = this.#length7();
    return (length > 125 ? this.#longLength : length) + (this.#second & MASKED ? 4 : 0);
  }

  #length7(): number {
    return this.#second & 0x7f;
  }

  #ended(): void {
    this.#headerLength = this.#longLength = 0;
    if (!(this.#first & CONTROL)) this.#isInMessage = !(this.#first & FINAL);
    if (!this.#isInMessage) this.held = 0;
  }
}
