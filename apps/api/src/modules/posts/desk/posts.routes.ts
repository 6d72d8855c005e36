import { publishPost, storeMedia, uploadedFile } from '@maidan/contract/desk/posts/compose';
import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import { deskPosts, restorePosts, withdrawPosts } from '@maidan/contract/desk/posts/posts';
import type { Tx } from '../../../db/open-database.ts';
import { route, type LogAct, type StaffCall } from '../../../http/call.ts';
import { defineCursor } from '../../../http/cursor.ts';
import { errors } from '../../../http/errors/errors.ts';
import { restorePost, withdrawPost } from '../withdraw.service.ts';
import { findAnyPost, type AnyPost } from '../withdraw.store.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { wordsOf } from '../../search/text-match.store.ts';
import { defineModule } from '../../module.ts';
import { pageOf } from '../../access/cursors.service.ts';
import { countRemoval } from '../../access/limit-removals.service.ts';
import { readReports } from '../../cases/desk-reports.store.ts';
import { findRemoval } from '../../cases/last-decision.store.ts';
import { finishDraft } from './post-drafts.store.ts';
import { describePosts, stateOf } from './posts.reply.ts';
import { publish } from './publish.service.ts';
import { requireUpload } from '../../uploads/chunked-upload.service.ts';
import { requireUploaded, uploadStorer } from './store-upload.ts';
import { findDeskPost, listDeskPosts, orderOf } from './posts.store.ts';

// A post may be dated before 1970.
const listCursor = defineCursor(['at', 'id'], Number.MIN_SAFE_INTEGER);

/** Posts in every state, for staff. */
export const deskPostsModule = defineModule({
  name: 'desk-posts',
  routes(context) {
    const { db, mediaUrl, files, clock } = context;
    const store = uploadStorer(context);
    return [
      route(deskPosts, async ({ query: { state, q = '', cursor } }) => {
        const now = clock();
        const filter = { state, words: wordsOf(q), after: listCursor.read(cursor) };
        const [column] = orderOf(state);
        const { page, cursor: next } = pageOf(await listDeskPosts(db, filter, now), DESK_PAGE_SIZE, (last) =>
          listCursor.write({ at: last[column] ?? 0, id: last.id }),
        );
        return { data: await describePosts(context, page, now), cursor: next };
      }),

      route(storeMedia, async ({ body }, { staff }) =>
        store(await requireUpload(context, { staff_id: staff.staffId }, body.upload)),
      ),

      route(uploadedFile, ({ params }) => requireUploaded(context, params.id)),

      route(publishPost, ({ body: { content, at, draft_id: draftId } }, { act }) =>
        act(async (tx, now, log) => {
          const change = draftId === undefined ? undefined : await finishDraft(tx, draftId);
          const row = await findDeskPost(tx, await publish(tx, { content, at, change }, now));
          if (!row) throw errors.internal();
          const state = stateOf(row, now);
          const action = change ? 'post.changed' : state === 'scheduled' ? 'post.scheduled' : 'post.published';
          const after = { state, type: row.type, at: toInstant(row.published_at) };
          await log({ action, thing: { kind: 'post', id: row.id, name: row.name }, after });
          const [post] = await describePosts({ db: tx, mediaUrl }, [row], now);
          if (!post) throw errors.internal();
          return post;
        }),
      ),

      route(withdrawPosts, ({ body }, call) =>
        changeEach(call, body.ids, async ({ tx, now, log }, post) => {
          if (!(await withdrawPost(tx, post, now))) return null;
          await countRemoval({ tx, now, log, staff: call.staff });
          const before = { state: stateOf(post, now) };
          await log({ action: 'post.withdrawn', thing: thingOf(post), before, after: { state: 'withdrawn' } });
          return null;
        }),
      ),

      route(restorePosts, ({ body }, call) =>
        changeEach(call, body.ids, async ({ tx, now, log }, post) => {
          const moderator = await whoWithdrew(tx, post);
          if (moderator !== null) return `${moderator} withdrew it after a report. See Reports, Decided.`;
          const restored = await restorePost(tx, files, post);
          if (restored === 'files removed') return 'Its files have been removed.';
          if (restored === 'not withdrawn') return null;
          const after = { state: stateOf({ ...post, withdrawn_at: null }, now) };
          await log({ action: 'post.restored', thing: thingOf(post), before: { state: 'withdrawn' }, after });
          return null;
        }),
      ),
    ];
  },
});

/**
 * The moderator whose decision about a reported post is in force: it can be undone only in its case. Null without one,
 * and once the reports have been deleted.
 */
async function whoWithdrew(tx: Tx, { id }: AnyPost): Promise<string | null> {
  const thing = { kind: 'post', id } as const;
  const removal = await findRemoval(tx, thing);
  if (!removal?.isOfCase) return null;
  const { reasons } = await readReports(tx, thing, 'done');
  return reasons.length === 0 ? null : (removal.by ?? 'A moderator');
}

const thingOf = ({ id, name }: AnyPost) => ({ kind: 'post', id, name });

interface Step {
  readonly tx: Tx;
  readonly now: number;
  readonly log: LogAct;
}

/**
 * Changes several posts in one transaction; those that cannot be changed stay as they are.
 * @param change returns why it cannot be done; null on success
 */
const changeEach = (
  { act }: StaffCall,
  ids: readonly number[],
  change: (step: Step, post: AnyPost) => Promise<string | null>,
) =>
  act(async (tx, now, log) => {
    const done: number[] = [];
    const failed: { id: number; name: string | null; reason: string }[] = [];
    // In a fixed order, so that two people who change the same posts at once do not deadlock.
    for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
      const post = await findAnyPost(tx, id);
      const reason = post ? await change({ tx, now, log }, post) : 'This post no longer exists.';
      if (reason === null) done.push(id);
      else failed.push({ id, name: post?.name ?? null, reason });
    }
    return { done, failed };
  });
