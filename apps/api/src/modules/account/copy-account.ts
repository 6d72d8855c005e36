import { sql } from 'kysely';
import { toInstant } from '../../runtime/clock.ts';
import type { Db } from '../../db/open-database.ts';
import type { MediaUrl } from '../../adapters/files/media-url.ts';
import type { Owner } from './personal-tables.ts';
import { personalTables } from './personal-tables.ts';

type Row = Record<string, unknown>;

/**
 * All the rows that are this person's, by table, as they were at one moment. Whole, since a copy with a part missing is
 * none: what one person has written is bounded by the limits of writing.
 */
export async function copyAccount(db: Db, owner: Owner, mediaUrl: MediaUrl): Promise<Record<string, Row[]>> {
  const copy: Record<string, Row[]> = {};
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      for (const { name, whose, copied } of personalTables) {
        if (copied === 'nothing') continue;
        const { rows } = await sql<Row>`
          select * from ${sql.table(name)} where ${whose(owner)} order by ${sql.ref(copied.order)}`.execute(tx);
        copy[name] = rows.map((row) => readable(row, copied.without ?? [], mediaUrl));
      }
    });
  return copy;
}

/** Times as people write them, pictures as addresses, and nothing a thief could use. */
function readable(row: Row, without: readonly string[], mediaUrl: MediaUrl): Row {
  const entries = Object.entries(row).filter(([column]) => !without.includes(column));
  return Object.fromEntries(entries.map(([column, value]) => [column, readableValue(row, column, value, mediaUrl)]));
}

function readableValue(row: Row, column: string, value: unknown, mediaUrl: MediaUrl): unknown {
  if (column.endsWith('_at') && typeof value === 'number') return toInstant(value);
  const isPicture = column === 'avatar' || (column === 'message' && row['type'] === 'image');
  return isPicture && typeof value === 'string' ? mediaUrl(value) : value;
}
