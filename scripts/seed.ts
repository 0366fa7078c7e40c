/** Runs before every test file: generated cases come from one seed, so that a run that passes passes again. */
import fc from 'fast-check';

/** `npm test -- --explore` sets another seed and prints it, to repeat what it found. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 2020) });
