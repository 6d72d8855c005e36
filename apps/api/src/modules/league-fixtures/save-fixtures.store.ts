import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import type { Id } from '@maidan/contract/wire';
import type { Tx } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema/tables.ts';

type Row = Selectable<Tables['league_fixtures']>;

/** A fixture as it is written, known again by its slug. */
export type WrittenFixture = Omit<Row, 'id' | 'sequence' | 'changed_at'>;

/** What the result of a match is made of. */
export type WrittenResult = Pick<
  Row,
  'status' | 'score_1' | 'score_2' | 'balls_1' | 'balls_2' | 'all_out_1' | 'all_out_2'
>;

type Column = keyof WrittenFixture;

/** Whether what comes differs from the row that is there in one of these columns; nothing is a value like any other. */
function differsIn(columns: readonly Column[]): RawBuilder<boolean> {
  const old = (column: Column) => sql.ref(`league_fixtures.${column}`);
  const fresh = (column: Column) => sql.ref(`excluded.${column}`);
  return sql.join(
    columns.map((column) => sql`${old(column)} is distinct from ${fresh(column)}`),
    sql` or `,
  ) as RawBuilder<boolean>;
}

// Whoever writes when it should have been played is right; else it is what was known until now.
const isSaidMoved = sql`excluded.moved_from_day is not null`;
// A time that was only now agreed on is no other time.
const isMoved = sql`(league_fixtures.day <> excluded.day
  or (league_fixtures.time is not null and league_fixtures.time is distinct from excluded.time))`;
const isAnother = sql`(${differsIn(['day', 'time', 'ground', 'team_1', 'team_2'])}
  or (${isSaidMoved} and ${differsIn(['moved_from_day', 'moved_from_time'])})
  or (${differsIn(['status'])} and 'cancelled' in (league_fixtures.status, excluded.status)))`;
const isChanged = sql`(${isAnother}
  or ${differsIn(['type', 'status', 'score_1', 'score_2', 'balls_1', 'balls_2', 'all_out_1', 'all_out_2', 'group_id'])})`;

const movedFrom = (fresh: 'moved_from_day' | 'moved_from_time', old: 'day' | 'time') => sql<string | null>`case
  when ${isSaidMoved} then ${sql.ref(`excluded.${fresh}`)}
  when ${isMoved} then ${sql.ref(`league_fixtures.${old}`)}
  else ${sql.ref(`league_fixtures.${fresh}`)} end`;

/** Adds a fixture or changes it; a calendar hears of another day, time, ground or opponent, and of a cancellation. */
export async function saveFixture(tx: Tx, { slug, ...row }: WrittenFixture, now: number): Promise<void> {
  await tx
    .insertInto('league_fixtures')
    .values({ slug, ...row, sequence: row.moved_from_day === null ? 0 : 1, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet({
        ...row,
        changed_at: sql`case when ${isChanged} then excluded.changed_at else league_fixtures.changed_at end`,
        moved_from_day: movedFrom('moved_from_day', 'day'),
        moved_from_time: movedFrom('moved_from_time', 'time'),
        sequence: sql`league_fixtures.sequence + case when ${isAnother} then 1 else 0 end`,
      }),
    )
    .execute();
}

/** A fixture and what decides how it may be changed. It is written to first: who changes it too waits. */
export async function takeFixture(tx: Tx, key: Id, now: number) {
  const fixture = await tx
    .updateTable('league_fixtures')
    .set({ changed_at: now })
    .where(typeof key === 'number' ? 'id' : 'slug', '=', key)
    .returningAll()
    .executeTakeFirst();
  if (!fixture) return undefined;
  const group = await tx
    .selectFrom('league_groups as group')
    .innerJoin('league_categories as category', 'category.id', 'group.category_id')
    .select(['group.name', 'group.has_table', 'group.teams', 'category.quota_balls'])
    .where('group.id', '=', fixture.group_id)
    .executeTakeFirstOrThrow();
  return { fixture, group };
}

export async function recordResult(tx: Tx, id: number, result: WrittenResult): Promise<void> {
  await tx.updateTable('league_fixtures').set(result).where('id', '=', id).execute();
}

/** To another day, time or ground, or with the teams now known; a fixture that was cancelled is on again. */
export async function moveFixture(
  tx: Tx,
  { id, day, time, moved_from_day, moved_from_time }: Row,
  to: Pick<Row, 'day' | 'time' | 'ground' | 'team_1' | 'team_2'>,
): Promise<void> {
  // A time that was only now agreed on is no other time.
  const isElsewhen = day !== to.day || (time !== null && time !== to.time);
  const from = isElsewhen ? { day, time } : { day: moved_from_day, time: moved_from_time };
  await tx
    .updateTable('league_fixtures')
    .set({
      ...to,
      status: 'scheduled',
      moved_from_day: from.day,
      moved_from_time: from.time,
      sequence: sql`sequence + 1`,
    })
    .where('id', '=', id)
    .execute();
}

export async function cancelFixture(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('league_fixtures')
    .set({ status: 'cancelled', sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .execute();
}
