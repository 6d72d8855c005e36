import type * as z from 'zod/mini';
import { DESK_PAGE_SIZE, FILE_ROWS } from '@maidan/contract/desk/limits';
import { sortableDay, sortableTime } from '@maidan/i18n/date-time';
import { deskLog, deskLogFile } from '@maidan/contract/desk/log';
import { route, type SignedInStaff } from '../../http/call.ts';
import { CSV_START, csvLine, timeHead } from '../forms/export/csv.service.ts';
import { defineModule } from '../module.ts';
import { idCursor, pageOf } from '../access/cursors.service.ts';
import { openCursor, sealCursor } from '../access/export-cursor.service.ts';
import { listActs, listLatest, type ActRow, type LogFilter } from './audit-log.store.ts';
import { logFilter } from './log-filter.service.ts';
import { describeAct, readValues } from './log.reply.ts';

type Query = z.output<(typeof deskLog)['query']>;

const HEADER = [timeHead('at'), 'staff', 'staff_id', 'action', 'kind', 'id', 'name', 'before', 'after', 'device'];

/** The log of staff actions. */
export const deskLogModule = defineModule({
  name: 'desk-log',
  routes({ db, clock, pepper }) {
    return [
      route(deskLog, async ({ query }, { staff }) => {
        const rows = await listActs(db, filterOf(query, staff), DESK_PAGE_SIZE + 1);
        const { page, cursor } = pageOf(rows, DESK_PAGE_SIZE, idCursor.write);
        const latest = await listLatest(db, page);
        return { data: page.map((row) => ({ ...describeAct(row), is_latest: latest.has(row.id) })), cursor };
      }),
      route(deskLogFile, async ({ query }, { staff, act }) => {
        const { cursor: sealed, ...filter } = query;
        const part = { pepper, staffId: staff.staffId, of: ['log', filterOf(filter, staff)] };
        const from = openCursor(part, sealed, clock());
        const isFirst = from === undefined;
        if (isFirst) await act((_tx, _now, log) => log({ action: 'log.exported' }));
        const rows = await listActs(db, filterOf({ ...filter, cursor: from }, staff), FILE_ROWS + 1);
        const { page, cursor } = pageOf(rows, FILE_ROWS, idCursor.write);
        const header = isFirst ? [CSV_START, csvLine(HEADER)] : [];
        const csv = [...header, ...page.map((row) => csvLine(cellsOf(row)))].join('');
        const next = sealCursor(part, cursor, clock());
        return { file_name: `maidan-log-${sortableDay(clock())}.csv`, csv, cursor: next };
      }),
    ];
  },
});

/** Only owners see the actions of others. */
function filterOf(query: Query, { roles, staffId }: SignedInStaff): LogFilter {
  const wanted = typeof query.staff_id === 'number' ? query.staff_id : undefined;
  return {
    ...logFilter(query),
    staffId: roles.includes('owner') ? wanted : staffId,
    before: idCursor.read(query.cursor)?.id,
  };
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** 'name: Turf at night; closes_at: 2026-11-27 02:41:50', with times in the city's time zone like the column of times. */
function valuesCell(json: string | null): string {
  const values = Object.entries(readValues(json) ?? {});
  return values.map(([name, value]) => `${name}: ${shown(value ?? '')}`).join('; ');
}

const shown = (value: string): string => (INSTANT.test(value) ? sortableTime(Date.parse(value)) : value);

const cellsOf = (row: ActRow): string[] =>
  [
    sortableTime(row.at),
    row.staff_name,
    row.staff_id,
    row.action,
    row.thing_kind,
    row.thing_id,
    row.thing_name,
    valuesCell(row.old_values),
    valuesCell(row.new_values),
    row.device,
  ].map((value) => String(value ?? ''));
