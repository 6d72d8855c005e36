import type { Tx } from '../db/open-database.ts';
import type { LogAct } from '../http/call.ts';
import { writeAct } from '../modules/log/audit-log.store.ts';

/** The staff log, in which commands act as the server. */
export const logTo =
  (tx: Tx, now: number): LogAct =>
  (act) =>
    writeAct(tx, null, act, now);

/** Reads a list to its end. @param page reads what follows the row with this id */
export async function readAll<Row extends { readonly id: number }>(
  page: (after: number | undefined) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const all: Row[] = [];
  const seen = new Set<number>();
  for (;;) {
    const rows = (await page(all.at(-1)?.id)).filter(({ id }) => !seen.has(id));
    if (rows.length === 0) return all;
    for (const row of rows) seen.add(row.id);
    all.push(...rows);
  }
}
