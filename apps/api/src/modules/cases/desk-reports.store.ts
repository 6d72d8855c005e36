import type { HoldReason, reportStates } from '@maidan/contract/desk/cases/reports';
import type { ReportKind, ReportReason } from '@maidan/contract/feed/reports';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { findReportedMessage, type ReportedMessage } from '../reports/message-reports.store.ts';
import type { Thing } from '../reports/reports.store.ts';

/** How many notes of a case are shown. */
const NOTES = 5;

/** From this number of reporters on, a case weighs more. */
const MANY_REPORTS = 5;

export type CaseState = (typeof reportStates)[number];

export interface CaseRow {
  readonly kind: ReportKind;
  readonly id: number;
  /** For an open case: 3 if a young person is at risk, 2 if it is grave or many people report it, else 1. */
  readonly weight: number;
  /** The sort order of the reports, shared by both tables. */
  readonly order: number;
  readonly firstAt: number;
  readonly reports: number;
}

type After = { readonly weight: number; readonly at: number; readonly id: number } | null;

/** Reports of both tables, decided or not. */
function everyReport(db: Db, isOpen: boolean) {
  const decided = isOpen ? ('is' as const) : ('is not' as const);
  const none = sql<number | null>`null`;
  return db
    .selectFrom('reports')
    .select([
      'comment_id',
      'post_id',
      none.as('message_id'),
      'reason',
      'created_at',
      sql<number>`id * 2`.as('position'),
    ])
    .where('decided_at', decided, null)
    .unionAll(
      db
        .selectFrom('message_reports')
        .select([none.as('comment_id'), none.as('post_id'), 'message_id', 'reason', 'created_at'])
        .select(sql<number>`id * 2 + 1`.as('position'))
        .where('decided_at', decided, null),
    );
}

const openWeight = sql<number>`case when max(case when reason = 'child' then 1 else 0 end) = 1 then 3
  when max(case when reason in ('sexual', 'violence', 'hate') then 1 else 0 end) = 1 or count(*) >= ${sql.lit(MANY_REPORTS)}
  then 2 else 1 end`;

/** The first `limit` cases after one: open ones by weight and then the oldest, else the newest. */
export async function listCases(db: Db, state: CaseState, after: After, limit: number): Promise<CaseRow[]> {
  if (state === 'held') return listHeld(db, after, limit);
  const isOpen = state === 'open';
  const weight = isOpen ? openWeight : sql<number>`0`;
  const [at, order] = [sql<number>`min(created_at)`, sql<number>`min(position)`];
  let query = db
    .selectFrom(everyReport(db, isOpen).as('report'))
    .select(['comment_id', 'post_id', 'message_id', weight.as('weight'), at.as('firstAt'), order.as('order')])
    .select(({ fn }) => fn.countAll<number>().as('reports'))
    .groupBy(['comment_id', 'post_id', 'message_id'])
    .limit(limit);
  const direction = isOpen ? 'asc' : 'desc';
  if (isOpen) query = query.orderBy(weight, 'desc');
  query = query.orderBy(at, direction).orderBy(order, direction);
  if (after) {
    const beyond = isOpen ? sql`>` : sql`<`;
    query = query.having(sql<boolean>`${weight} < ${after.weight} or (${weight} = ${after.weight} and (
      ${at} ${beyond} ${after.at} or (${at} = ${after.at} and ${order} ${beyond} ${after.id})))`);
  }
  const rows = await query.execute();
  return rows.map(({ comment_id: comment, post_id: post, message_id: message, ...row }) => ({
    ...row,
    reports: Number(row.reports),
    kind: comment !== null ? 'comment' : post !== null ? 'post' : 'message',
    id: comment ?? post ?? message ?? 0,
  }));
}

/** Held comments, oldest first. */
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
    return { kind: 'comment', id, weight: 0, order: id, firstAt, reports: 0 };
  });
}

export interface CasePost {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly thumbnail: string | null;
  readonly type: string;
  readonly published_at: number;
}

/** What a case is about. */
export interface CaseFacts {
  readonly text: string | null;
  readonly author: string | null;
  /** Null when there is no account: for posts of the content pack, and for messages written by the staff. */
  readonly authorId: number | null;
  /** The name of the post, or of the message's conversation. */
  readonly name: string;
  readonly post: CasePost | null;
  readonly message: ReportedMessage | null;
  readonly hiddenAt: number | null;
  /** The rule for which a comment is hidden. */
  readonly hiddenRule: ReportReason | null;
  /** Why it is held, if it is. */
  readonly heldFor: HoldReason | null;
  /** The member of staff who hid it. */
  readonly hiddenBy: number | null;
}

const postColumns = ['id', 'slug', 'name', 'thumbnail', 'type', 'published_at'] as const;
const ofPost = [
  'posts.id as post_id',
  'posts.slug',
  'posts.name',
  'posts.thumbnail',
  'posts.type',
  'posts.published_at',
] as const;

const ofNobody = {
  text: null,
  author: null,
  authorId: null,
  message: null,
  hiddenRule: null,
  heldFor: null,
  hiddenBy: null,
};

/** Does not lock; null when the thing is gone. */
export async function findFacts(db: Db, { kind, id }: Thing): Promise<CaseFacts | null> {
  if (kind === 'message') return findMessageFacts(db, id);
  if (kind === 'post') {
    const row = await db
      .selectFrom('posts')
      .select([...postColumns, 'withdrawn_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    const { withdrawn_at: hiddenAt, ...post } = row;
    return { ...ofNobody, name: post.name, post, hiddenAt };
  }
  const row = await db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .leftJoin('users', 'users.id', 'comments.user_id')
    .select(['comments.comment', 'comments.user_id', 'comments.hidden_at', ...ofPost])
    .select(['comments.held_for', 'comments.hidden_by', 'comments.hidden_rule'])
    .select(sql<string | null>`coalesce(users.name, comments.author_name)`.as('author'))
    .where('comments.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    text: row.comment,
    author: row.author,
    authorId: row.user_id,
    name: row.name,
    post: { ...row, id: row.post_id },
    message: null,
    // Without a rule it is hidden only because its writer's account is about to be deleted.
    hiddenAt: row.hidden_rule === null && row.held_for === null ? null : row.hidden_at,
    hiddenRule: row.hidden_rule,
    heldFor: row.held_for,
    hiddenBy: row.hidden_by,
  };
}

async function findMessageFacts(db: Db, id: number): Promise<CaseFacts | null> {
  const message = await findReportedMessage(db, id);
  if (!message) return null;
  const { subject: name, staff, removedAt: hiddenAt } = message;
  return { ...ofNobody, author: staff?.name ?? null, name, post: null, message, hiddenAt };
}

/** The reports of one thing. */
const reportsOf = (db: Db, { kind, id }: Thing) =>
  kind === 'message'
    ? db.selectFrom('message_reports').select(['id', 'reason', 'note', 'decided_at']).where('message_id', '=', id)
    : db
        .selectFrom('reports')
        .select(['id', 'reason', 'note', 'decided_at'])
        .where(kind === 'comment' ? 'comment_id' : 'post_id', '=', id);

/** Why a thing was reported, most frequent reasons first, and the notes of the latest reporters. */
export async function readReports(db: Db, thing: Thing, state: CaseState) {
  const all = db
    .selectFrom(reportsOf(db, thing).as('report'))
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

/** Whether anyone reported it, whether decided or not. */
export async function isReported(db: Db, thing: Thing): Promise<boolean> {
  return (await reportsOf(db, thing).executeTakeFirst()) !== undefined;
}

/** @returns the reporters whose reports were still undecided */
export async function closeReports(tx: Tx, { kind, id }: Thing, now: number): Promise<number[]> {
  const closed =
    kind === 'message'
      ? await tx
          .updateTable('message_reports')
          .set({ decided_at: now })
          .where('message_id', '=', id)
          .where('decided_at', 'is', null)
          .returning('user_id')
          .execute()
      : await tx
          .updateTable('reports')
          .set({ decided_at: now })
          .where(kind === 'comment' ? 'comment_id' : 'post_id', '=', id)
          .where('decided_at', 'is', null)
          .returning('user_id')
          .execute();
  return closed.map(({ user_id: userId }) => userId);
}
