/** An id opens its table or campaign, so messages and logs only have a part of its hash: enough to find the lines of one. */
import { createHash } from 'node:crypto';

export function tag(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 10);
}
