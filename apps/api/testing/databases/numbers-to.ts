import { sql, type RawBuilder } from 'kysely';
import type { OpenDatabase } from '../../src/db/open-database.ts';

/** A table with one column `i`, from 1 to `count`. */
export function numbersTo(count: number, engine: OpenDatabase['engine']): RawBuilder<unknown> {
  return engine === 'sqlite'
    ? sql`(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count}) select i from n)`
    : sql`(select i from generate_series(1, ${sql.lit(count)}) as i)`;
}
