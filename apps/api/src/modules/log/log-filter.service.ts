import { DAY } from '../../runtime/clock.ts';
import type { LogFilter } from './audit-log.store.ts';

const INDIA = '+05:30';

/** A filter of the log; days are Indian days. */
export interface LogQuery {
  /** One action, or all that begin with a text ending in a dot. */
  readonly action?: string | undefined;
  readonly thing_kind?: string | undefined;
  readonly thing_id?: string | undefined;
  /** Such as 2026-11-28; both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const logFilter = ({ action, thing_kind, thing_id, from, to }: LogQuery): LogFilter => ({
  action: action || undefined,
  thingKind: thing_kind || undefined,
  thingId: thing_id || undefined,
  from: from === undefined ? undefined : Date.parse(`${from}T00:00:00${INDIA}`),
  until: to === undefined ? undefined : Date.parse(`${to}T00:00:00${INDIA}`) + DAY,
});
