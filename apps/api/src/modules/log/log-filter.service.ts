import { DAY } from '../../runtime/clock.ts';
import type { LogFilter } from './audit-log.store.ts';

const INDIA = '+05:30';

/** What is wanted of the log; days are those of India. */
export interface LogQuery {
  /** One action, or all that begin with a text that ends with a dot. */
  readonly action?: string | undefined;
  readonly thing_kind?: string | undefined;
  readonly thing_id?: string | undefined;
  /** As 2026-11-28, and included, both of them. */
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
