/** Frees the memory of a buffer at once. The garbage collector lets sixty megabytes of them gather before it starts. */
export function release({ buffer, byteLength }: Buffer): void {
  // A small buffer may be part of a pool.
  if (buffer instanceof ArrayBuffer && byteLength > POOL / 2) buffer.transfer(0);
}

const POOL = Buffer.poolSize;
