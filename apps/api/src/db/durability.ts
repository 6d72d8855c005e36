import { sql } from 'kysely';
import type { OpenDatabase } from './open-database.ts';

/** Without these PostgreSQL settings a power cut may lose an acknowledged write. */
const NEEDED = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** The settings that are off; none on SQLite, where this server sets them. */
export async function findUnsafeSettings({ db, engine }: OpenDatabase): Promise<string[]> {
  if (engine === 'sqlite') return [];
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name in (${sql.join([...NEEDED])}) and setting = 'off' order by name`.execute(
    db,
  );
  return rows.map((row) => row.name);
}
