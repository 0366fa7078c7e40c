/** A clock that stands still until a test moves it, and rings at once for what is due already, as a running one does. */
import { ManualClock } from './manual-clock.ts';

export class StandingClock extends ManualClock {
  override at(moment: number, then: () => void): () => void {
    if (moment > this.now()) return super.at(moment, then);
    const soon = setImmediate(then);
    return () => clearImmediate(soon);
  }
}
