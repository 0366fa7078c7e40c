/** The codes of campaigns. Each text says what to do next. */
import type { ErrorCode } from '@safehouse/protocol/codes.ts';

export const refusals = {
  'no-such-campaign': 'There’s no such campaign here. Ask your team for the whole link.',
  'no-such-city': 'This city isn’t on the map. Pick another.',
  'city-closed': 'This city is still closed. Win one of its neighbours first.',
  'note-changed': 'Someone else changed this note. Read theirs, then save yours again.',
} as const satisfies Partial<Record<ErrorCode, string>>;
