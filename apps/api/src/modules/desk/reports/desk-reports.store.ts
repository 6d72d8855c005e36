import type { HoldReason, reportStates } from '@maidan/contract/desk/reports';
import type { ReportKind, ReportReason } from '@maidan/contract/feed/reports';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { columnOf, type Thing } from '../../reports/reports.store.ts';

/** How many notes of a case are shown. */
const NOTES = 5;

export type CaseState = (typeof reportStates)[number];

export interface CaseRow {
  readonly kind: ReportKind;
  readonly id: number;
  /** 1 when a child is concerned and nobody has decided. */
  readonly urgent: number;
  readonly firstId: number;
  readonly firstAt: number;
  readonly reports: number;
}

type After = { readonly urgent: number; readonly id: number } | null;

/** The first `limit` cases after one: open ones with a child first and then the oldest, else the newest. */
export async function listCases(db: Db, state: CaseState, after: After, limit: number): Promise<CaseRow[]> {
  if (state === 'held') return listHeld(db, after, limit);
  const isOpen = state === 'open';
  const urgent = isOpen ? sql<number>`max(case when reason = 'child' then 1 else 0 end)` : sql<number>`0`;
  const first = sql<number>`min(id)`;
  let query = db
    .selectFrom('reports')
    .select(['comment_id', 'post_id', urgent.as('urgent'), first.as('firstId')])
    .select(({ fn }) => [fn.countAll<number>().as('reports'), fn.min('created_at').as('firstAt')])
    .where('decided_at', isOpen ? 'is' : 'is not', null)
    .groupBy(['comment_id', 'post_id'])
    .limit(limit);
  query = isOpen ? query.orderBy(urgent, 'desc').orderBy(first, 'asc') : query.orderBy(first, 'desc');
  if (after) {
    const beyond = isOpen ? sql`${first} > ${after.id}` : sql`${first} < ${after.id}`;
    query = query.having(sql<boolean>`${urgent} < ${after.urgent} or (${urgent} = ${after.urgent} and ${beyond})`);
  }
  const rows = await query.execute();
  return rows.map(({ comment_id: comment, post_id: post, ...row }) => ({
    ...row,
    kind: comment === null ? 'post' : 'comment',
    id: comment ?? post ?? 0,
  }));
}

/** Comments that wait, oldest first. */
async function listHeld(db: Db, after: After, limit: number): Promise<CaseRow[]> {
  const rows = await db
    .selectFrom('comments')
    .select(['id', 'created_at'])
    .where('held_for', 'is not', null)
    .where('id', '>', after?.id ?? 0)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, created_at: firstAt }) => {
    return { kind: 'comment', id, urgent: 0, firstId: id, firstAt, reports: 0 };
  });
}

/** What a case is about. */
export interface CaseFacts {
  readonly text: string | null;
  readonly author: string | null;
  /** Null without an account: of the content pack. */
  readonly authorId: number | null;
  readonly post: { readonly id: number; readonly slug: string; readonly name: string };
  readonly hiddenAt: number | null;
  /** Why it waits, if it does. */
  readonly heldFor: HoldReason | null;
  /** The member of staff who hid it. */
  readonly hiddenBy: number | null;
}

/** Locks nothing; null when the thing is gone. */
export async function findFacts(db: Db, { kind, id }: Thing): Promise<CaseFacts | null> {
  if (kind === 'post') {
    const row = await db
      .selectFrom('posts')
      .select(['id', 'slug', 'name', 'withdrawn_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    const { withdrawn_at: hiddenAt, ...post } = row;
    return { text: null, author: null, authorId: null, post, hiddenAt, heldFor: null, hiddenBy: null };
  }
  const row = await db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .leftJoin('users', 'users.id', 'comments.user_id')
    .select(['comments.comment', 'comments.user_id', 'comments.hidden_at', 'posts.id', 'posts.slug', 'posts.name'])
    .select(['comments.held_for', 'comments.hidden_by'])
    .select(sql<string | null>`coalesce(users.name, comments.author_name)`.as('author'))
    .where('comments.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const post = { id: row.id, slug: row.slug, name: row.name };
  return {
    text: row.comment,
    author: row.author,
    authorId: row.user_id,
    post,
    hiddenAt: row.hidden_at,
    heldFor: row.held_for,
    hiddenBy: row.hidden_by,
  };
}

/** Why a thing was reported, with the most frequent first, and what the latest reporters wrote. */
export async function readReports(db: Db, { kind, id }: Thing, state: CaseState) {
  const all = db
    .selectFrom('reports')
    .where(columnOf(kind), '=', id)
    .where('decided_at', state === 'open' ? 'is' : 'is not', null);
  const reasons = await all
    .select(['reason', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('reason')
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute();
  const notes = await all.select('note').where('note', 'is not', null).orderBy('id', 'desc').limit(NOTES).execute();
  return { reasons: reasons as { reason: ReportReason; count: number }[], notes: notes.map(({ note }) => note ?? '') };
}

/** @returns who reported it and had no decision yet */
export async function closeReports(tx: Tx, { kind, id }: Thing, now: number): Promise<number[]> {
  const closed = await tx
    .updateTable('reports')
    .set({ decided_at: now })
    .where(columnOf(kind), '=', id)
    .where('decided_at', 'is', null)
    .returning('user_id')
    .execute();
  return closed.map(({ user_id: userId }) => userId);
}
