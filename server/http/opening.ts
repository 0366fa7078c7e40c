/** Who may open tables and campaigns. Joining a table needs only its link. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@safehouse/protocol/codes.ts';
import type { Settings } from '../config/settings.ts';

const PASSWORD_HEADER = 'safehouse-password';

/** Undefined if this request may, otherwise the error to answer with. */
export function refusedOpening(
  { headers }: IncomingMessage,
  { openPassword, openHeader, trustProxy }: Pick<Settings, 'openPassword' | 'openHeader' | 'trustProxy'>,
): ErrorCode | undefined {
  if (openHeader !== '') {
    const user = headers[openHeader.toLowerCase()];
    if (!trustProxy || user === undefined || user === '') return 'sign-in-needed';
  }
  if (openPassword === '') return undefined;
  return isSame(String(headers[PASSWORD_HEADER] ?? ''), openPassword) ? undefined : 'password-needed';
}

/** The header is percent-encoded, since a header holds only Latin letters. The comparison takes the same time always. */
function isSame(header: string, password: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(header), hash(encodeURIComponent(password)));
}
