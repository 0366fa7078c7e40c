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
  /** Not a Buffer: a small array lies on the heap, where it takes a third of the memory. */
  readonly #header = new Uint8Array(10);
  #headerLength = 0;
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
        this.#header[this.#headerLength++] = chunk[at++] as number;
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

  #headerSize(): number {
    if (this.#headerLength < 2) return 2;
    const length = this.#length7();
    return length < 126 ? 2 : length === 126 ? 4 : 10;
  }

  #bodySize(): number {
    let payload = this.#length7();
    if (payload > 125) {
      payload = 0;
      for (let i = 2; i < this.#headerLength; i++) payload = payload * 256 + (this.#header[i] as number);
    }
    return payload + ((this.#header[1] as number) & MASKED ? 4 : 0);
  }

  #length7(): number {
    return (this.#header[1] as number) & 0x7f;
  }

  #ended(): void {
    const first = this.#header[0] as number;
    this.#headerLength = 0;
    if (!(first & CONTROL)) this.#isInMessage = !(first & FINAL);
    if (!this.#isInMessage) this.held = 0;
  }
}
