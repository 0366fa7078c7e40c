/** A store that fails when a test says so. */
import { type Appended, type Streams, StreamsError } from '../streams/streams.ts';
import { lasting } from './lasting-streams.ts';

export class FaultyStreams {
  readonly streams: Streams;
  /** `before`: nothing is stored. `after`: it is stored, but the answer is lost. */
  fails: 'no' | 'before' | 'after' = 'no';

  constructor(real: Streams) {
    const append: Streams['append'] = async (...asked): Promise<Appended> => {
      if (this.fails === 'before') throw full();
      const done = await real.append(...asked);
      if (this.fails === 'after') throw full();
      return done;
    };
    const read: Streams['read'] = async (...asked) => {
      if (this.fails !== 'no') throw full();
      return real.read(...asked);
    };
    this.streams = { ...lasting(real), append, read, close: () => real.close() };
  }
}

function full(): StreamsError {
  return new StreamsError('store-full', 'The disk is full.');
}
