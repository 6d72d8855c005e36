import type { Compilable, CompiledQuery } from 'kysely';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/db/open-database.ts';

/**
 * The engine's plan for a query, as text. PostgreSQL reads a small table whole and sorts it, whatever its indexes, so
 * this discourages both where an index can be used.
 */
export async function explain({ db, engine }: OpenDatabase, query: Compilable): Promise<string> {
  const compiled = query.compile();
  return db.transaction().execute(async (tx) => {
    if (engine === 'postgres') {
      for (const way of ['enable_seqscan', 'enable_sort', 'enable_hashjoin', 'enable_bitmapscan']) {
        await sql.raw(`set local ${way} = off`).execute(tx);
      }
    }
    const text = `${engine === 'postgres' ? 'explain' : 'explain query plan'} ${compiled.sql}`;
    const { rows } = await tx.executeQuery({ ...compiled, sql: text } as CompiledQuery<Record<string, unknown>>);
    return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
  });
}
