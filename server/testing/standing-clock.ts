/**
 * A clock that stands still until a test moves it, and runs alarms that are already due at once, like a running one.
 */
import { ManualClock } from './manual-clock.ts';

export class StandingClock extends ManualClock {
  override at(moment: number, then: () => void): () => void {
    if (moment > this.now()) return super.at(moment, then);
    const soon = setImmediate(then);
    return () => clearImmediate(soon);
  }
}
