import type { LogEntry } from '@maidan/contract/desk/log';
import { toInstant } from '../../runtime/clock.ts';
import type { ActRow } from './audit-log.store.ts';

export const readValues = (json: string | null) =>
  json === null ? null : (JSON.parse(json) as Record<string, string | null>);

export const describeAct = (row: ActRow): LogEntry & { id: number } => ({
  id: row.id,
  at: toInstant(row.at),
  staff: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name ?? '' },
  action: row.action,
  thing:
    row.thing_kind === null
      ? null
      : { kind: row.thing_kind, id: readThingId(row.thing_id), name: row.thing_name || null },
  before: readValues(row.old_values),
  after: readValues(row.new_values),
  device: row.device || null,
});

const readThingId = (id: string | null) => (id !== null && /^[1-9]\d{0,15}$/.test(id) ? Number(id) : id || null);
