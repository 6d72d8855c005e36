import { sql, type Insertable } from 'kysely';
import type { Tx } from './open-database.ts';
import type { Tables } from './schema.ts';

type TableWithSlug = {
  [Name in keyof Tables]: Tables[Name] extends { slug: string | null } ? Name : never;
}[keyof Tables];
type Row<Name extends TableWithSlug> = Omit<Insertable<Tables[Name]>, 'id' | 'slug'>;

/**
 * Inserts a row, or updates the row with this slug.
 * @param initial columns that only a new row gets
 * @returns the id of the row
 */
export async function saveBySlug<Name extends TableWithSlug, Initial extends keyof Row<Name> = never>(
  tx: Tx,
  table: Name,
  slug: string,
  row: Omit<Row<Name>, Initial>,
  initial?: Pick<Row<Name>, Initial>,
): Promise<number> {
  const columns = Object.entries({ slug, ...row, ...initial });
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  const values = sql.join(columns.map(([, value]) => value));
  const updates = sql.join(
    ['slug', ...Object.keys(row)].map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
  );
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${names}) values (${values})
    on conflict (slug) do update set ${updates} returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}
