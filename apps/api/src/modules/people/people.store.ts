import { foldText } from '@maidan/contract/text/fold-text';
import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';

/** The criteria by which people are found. */
export type Wanted = { readonly phone: string } | { readonly name: string } | 'newest';

const LAST = '\u{10FFFF}';

/**
 * One page of people, plus one row: by name if a name is searched for, else newest first.
 * @param after the id of the last one shown
 */
export function peopleQuery(db: Db, wanted: Wanted, after: number | undefined) {
  let query = db
    .selectFrom('users')
    .leftJoin('account_deletions as deletion', 'deletion.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.phone', 'users.created_at', 'deletion.due_at'])
    .limit(DESK_PAGE_SIZE + 1);
  if (wanted === 'newest') {
    query = query.orderBy('users.id', 'desc');
    return after === undefined ? query : query.where('users.id', '<', after);
  }
  if ('phone' in wanted) return query.where('users.phone', '=', wanted.phone);
  const begins = foldText(wanted.name);
  query = query
    .where('users.folded_name', '>=', begins)
    .where('users.folded_name', '<', begins + LAST)
    .orderBy('users.folded_name')
    .orderBy('users.id');
  if (after === undefined) return query;
  const last = sql`(select last.folded_name, last.id from users as last where last.id = ${after})`;
  return query.where(sql<boolean>`(users.folded_name, users.id) > ${last}`);
}

export const listPeople = (...page: Parameters<typeof peopleQuery>) => peopleQuery(...page).execute();

export async function findPerson(db: Db, id: number) {
  return db
    .selectFrom('users')
    .leftJoin('account_deletions as deletion', 'deletion.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.phone', 'users.created_at', 'deletion.due_at'])
    .where('users.id', '=', id)
    .executeTakeFirst();
}

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** The active sanctions of these people, each person's newest last. */
export async function listInForce(db: Db, ids: readonly number[], now: number) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('sanctions')
    .select(['user_id', 'kind'])
    .where('user_id', 'in', [...ids])
    .where('lifted_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('id')
    .execute();
}

export async function countComments(db: Db, userId: number): Promise<number> {
  const { found } = await db
    .selectFrom('comments')
    .select((select) => select.fn.countAll<number>().as('found'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(found);
}

/** The newest conversations of a person. */
export async function listConversationsOf(db: Db, userId: number, limit: number) {
  return db
    .selectFrom('conversations')
    .select(['id', 'name', 'status', 'latest_at'])
    .where('user_id', '=', userId)
    .orderBy('latest_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
