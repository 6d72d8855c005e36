import type { PostDraft } from '@maidan/contract/desk/posts/compose';
import {
  draftOfPost,
  postDraftById,
  postDrafts,
  removePostDraft,
  savePostDraft,
  type KeptPostDraft,
} from '@maidan/contract/desk/posts/post-drafts';
import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import { pages } from '@maidan/contract/operations/pages';
import type { Context } from 'hono';
import type { Tx } from '../../../db/open-database.ts';
import { route, type HttpEnv } from '../../../http/call.ts';
import { defineCursor } from '../../../http/cursor.ts';
import { errors } from '../../../http/errors/errors.ts';
import { pageRoute } from '../../../http/mount-pages.ts';
import { toInstant } from '../../../runtime/clock.ts';
import type { AppContext } from '../../app-context.ts';
import { findPostMedia, findUnready } from '../../media/media.store.ts';
import { sendMedia } from '../../media/send-media.service.ts';
import { defineModule } from '../../module.ts';
import { pageOf, requireId } from '../../access/cursors.service.ts';
import { readLink } from '../../forms/desk/file-link.service.ts';
import { filesOf } from './publish.service.ts';
import { describeMedia } from './store-upload.ts';
import { contentOfPost } from './content-of-post.service.ts';
import {
  addDraft,
  changeDraft,
  findDraftOfPost,
  listDrafts,
  readPartsOfPost,
  removeDraft,
  requireDraft,
  requirePost,
  setDraftFiles,
  type DraftRow,
} from './post-drafts.store.ts';

const listCursor = defineCursor(['at', 'id']);

/** Posts that staff are writing or editing. */
export const deskPostDraftsModule = defineModule({
  name: 'desk-post-drafts',
  pages: (context) => [pageRoute(pages.deskMedia, (c) => sendLinkedMedia(context, c))],
  routes(context) {
    const { db } = context;
    return [
      route(postDrafts, async ({ query }) => {
        const rows = await listDrafts(db, listCursor.read(query.cursor));
        const { page, cursor } = pageOf(rows, DESK_PAGE_SIZE, (last) =>
          listCursor.write({ at: last.changed_at, id: last.id }),
        );
        return { data: page.map((row) => headOf(row, contentOf(row))), cursor };
      }),

      route(postDraftById, async ({ params }) => describe(await requireDraft(db, params.id), context)),

      route(savePostDraft, ({ body }, { staff, act }) =>
        act(async (tx, now) => {
          const written = {
            content: JSON.stringify(body.content),
            publish_at: body.at === null ? null : Date.parse(body.at),
            staff_id: staff.staffId,
            changed_at: now,
          };
          const saved =
            body.id === undefined
              ? await addDraft(tx, { ...written, post_id: null })
              : await changeDraft(tx, requireId(body.id, 'draft'), body.version ?? 0, written);
          if (!saved) throw await explain(tx, requireId(body.id ?? 0, 'draft'));
          await keepFiles(tx, saved.id, body.content);
          return { id: saved.id, version: saved.version, changed_at: toInstant(now) };
        }),
      ),

      route(draftOfPost, ({ params, body: { copy } }, { staff, act }) =>
        act(async (tx, now) => {
          const post = await requirePost(tx, requireId(params.id, 'post'));
          const before = copy ? undefined : await findDraftOfPost(tx, post.id);
          if (before !== undefined) return { id: before };
          const content = contentOfPost(post, await readPartsOfPost(tx, post.id));
          const { id } = await addDraft(tx, {
            post_id: copy ? null : post.id,
            content: JSON.stringify(content),
            publish_at: !copy && post.published_at > now ? post.published_at : null,
            staff_id: staff.staffId,
            changed_at: now,
          });
          await keepFiles(tx, id, content);
          return { id };
        }),
      ),

      route(removePostDraft, ({ params }, { act }) =>
        act(async (tx, _now, log) => {
          const draft = await requireDraft(tx, params.id);
          await removeDraft(tx, draft.id);
          const { name } = contentOf(draft);
          await log({ action: 'draft.removed', thing: { kind: 'draft', id: draft.id, name } });
          return null;
        }),
      ),
    ];
  },
});

/** The link itself is the permission: a browser that loads a picture sends no token. */
async function sendLinkedMedia({ pepper, clock, files }: AppContext, c: Context<HttpEnv>): Promise<Response> {
  const name = readLink('media', pepper, c, clock());
  if (name === null) throw errors.notFound('file');
  const answer = await sendMedia(c, files, name);
  answer.headers.set('Cache-Control', 'private, no-store');
  return answer;
}

/** The member of staff who was faster. */
async function explain(tx: Tx, id: number) {
  const { staff_name: name } = await requireDraft(tx, id);
  return errors.conflict('conflict', { text: `${name} has changed this draft in the meantime.` });
}

/** Keeps the media that a draft names, including posters of clips, for as long as the draft exists. */
async function keepFiles(tx: Tx, id: number, content: PostDraft): Promise<void> {
  const named = [...filesOf(content).values()];
  const media = [...(await findPostMedia(tx, named)).values()];
  const posters = media.flatMap(({ posterId }) => posterId ?? []);
  const unready = (await findUnready(tx, named)).keys();
  await setDraftFiles(tx, id, [...new Set([...media.map((file) => file.id), ...posters, ...unready])]);
}

const contentOf = ({ content }: DraftRow): PostDraft => JSON.parse(content) as PostDraft;

const headOf = (row: DraftRow, { name, type }: PostDraft) => ({
  id: row.id,
  post_id: row.post_id,
  name,
  type,
  staff: { id: row.staff_id, name: row.staff_name },
  changed_at: toInstant(row.changed_at),
});

async function describe(row: DraftRow, context: AppContext): Promise<KeptPostDraft> {
  const content = contentOf(row);
  return {
    ...headOf(row, content),
    version: row.version,
    content,
    files: await describeMedia(context, [...filesOf(content).values()]),
    at: row.publish_at === null ? null : toInstant(row.publish_at),
  };
}
