/**
 * An id gives access to its table or campaign, so messages and logs contain only a part of its hash: enough to find
 * related lines.
 */
import { createHash } from 'node:crypto';

export function tag(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 10);
}
