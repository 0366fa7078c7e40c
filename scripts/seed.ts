/** Before every test file: generated cases come from one seed, so that a run which passes passes again. */
import fc from 'fast-check';

/** `npm test -- --explore` sets another; the printed one repeats what it found. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 2020) });
