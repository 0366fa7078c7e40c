/** Vector compression: principal directions, and int8 instead of floats. */

/** Projects a vector to fewer dimensions, at unit length. */
export type Shorten = (vector: Float32Array) => Float32Array;

const ROUNDS = 40;

/**
 * Keeps the sample's `size` strongest directions after skipping the `skip` strongest, which only encode how common a
 * word is.
 */
export function shortener(
  sample: readonly Float32Array[],
  { size, skip = 0 }: { size: number; skip?: number },
): Shorten {
  const wide = sample[0]?.length ?? 0;
  const mean = meanOf(sample, wide);
  const covariance = covarianceOf(sample, mean);
  // Orthogonal iteration from a fixed start: the same sample gives the same directions.
  let directions: Float64Array[] = Array.from({ length: size + skip }, (_, row) =>
    Float64Array.from({ length: wide }, (_, column) => Math.sin(1 + row * 7.13 + column * (row + 1.7))),
  );
  for (let round = 0; round < ROUNDS; round++)
    directions = orthogonal(directions.map((direction) => times(covariance, direction)));
  const kept = directions.slice(skip);
  return (vector) =>
    unit(
      Float32Array.from(kept, (direction) => {
        let sum = 0;
        for (let at = 0; at < wide; at++) sum += (direction[at] ?? 0) * ((vector[at] ?? 0) - (mean[at] ?? 0));
        return sum;
      }),
    );
}

export function unit(vector: Float32Array): Float32Array {
  let square = 0;
  for (const number of vector) square += number * number;
  const length = Math.sqrt(square) || 1;
  return vector.map((number) => number / length);
}

function meanOf(sample: readonly Float32Array[], wide: number): Float64Array {
  const mean = new Float64Array(wide);
  for (const vector of sample)
    for (let at = 0; at < wide; at++) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0) / sample.length;
  return mean;
}

function covarianceOf(sample: readonly Float32Array[], mean: Float64Array): Float64Array[] {
  const wide = mean.length;
  const rows = Array.from({ length: wide }, () => new Float64Array(wide));
  const centred = new Float64Array(wide);
  for (const vector of sample) {
    for (let at = 0; at < wide; at++) centred[at] = (vector[at] ?? 0) - (mean[at] ?? 0);
    for (let i = 0; i < wide; i++) {
      const row = rows[i] as Float64Array;
      const factor = centred[i] as number;
      for (let j = 0; j < wide; j++) row[j] = (row[j] as number) + factor * (centred[j] as number);
    }
  }
  return rows;
}

function times(matrix: readonly Float64Array[], vector: Float64Array): Float64Array {
  return Float64Array.from(matrix, (row) => dot(row, vector));
}

function orthogonal(vectors: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const vector of vectors) {
    for (const other of done) {
      const along = dot(vector, other);
      for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] as number) - along * (other[at] as number);
    }
    const length = Math.sqrt(dot(vector, vector)) || 1;
    done.push(vector.map((number) => number / length));
  }
  return done;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}
