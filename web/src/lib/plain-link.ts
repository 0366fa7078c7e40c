/** A link whose state is plain fields, for code that is not a component. */
import type { ErrorCode, Farewell } from '@safehouse/protocol/codes.ts';
import type { OnTv, Pack } from '@safehouse/protocol/messages.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { Link, type Status } from './link.ts';

export class PlainLink extends Link {
  status: Status = 'connecting';
  late = false;
  away = false;
  farewell: Farewell | ErrorCode | undefined;
  you: string | undefined;
  view: View | undefined;
  present: ReadonlySet<string> = new Set();
  packs: readonly Pack[] = [];
  shown: OnTv | undefined;
  waiting = 0;
}
