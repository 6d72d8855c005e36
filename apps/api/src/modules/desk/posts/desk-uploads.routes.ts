import type { UploadedMedia } from '@maidan/contract/desk/compose';
import { beginUpload, cancelUpload, finishUpload, sendChunk, uploadState } from '@maidan/contract/desk/uploads';
import { PICTURE_MAX_BYTES } from '../../../adapters/pictures/picture-limits.ts';
import { route, type StaffCall } from '../../../http/call.ts';
import { ApiError, errors } from '../../../http/errors/errors.ts';
import type { AppContext } from '../../app-context.ts';
import { defineModule } from '../../module.ts';
import { fitsKind } from '../../publishing/post-content.service.ts';
import {
  beginChunkedUpload,
  cancelChunkedUpload,
  describeUpload,
  joinChunks,
  receiveChunk,
  requireUpload,
} from '../../uploads/chunked-upload.service.ts';
import { keepResult, listChunks, type UnfinishedRow } from '../../uploads/unfinished-uploads.store.ts';
import { requireUploaded, storeUpload } from './store-upload.ts';

const MEGABYTE = 1e6;
/** Files that one member of the staff may have begun. */
const AT_ONCE = 10;

/** Pictures and clips of posts that are sent in pieces. */
export const deskUploadsModule = defineModule({
  name: 'desk-uploads',
  routes(context) {
    const finish = finisher(context);
    return [
      route(beginUpload, async ({ body }, { staff }) => {
        const clip = context.settings.clipLimits.megabytes * MEGABYTE;
        const most = fitsKind(body.name.toLowerCase(), 'clip') ? clip : PICTURE_MAX_BYTES;
        if (body.bytes > most) throw tooLarge(body.bytes, most);
        const quota = { count: AT_ONCE, bytes: 2 * Math.max(clip, PICTURE_MAX_BYTES) };
        return describeUpload(await beginChunkedUpload(context, ownerOf(staff), body, quota));
      }),
      route(uploadState, async ({ params: { id } }, { staff }) =>
        describeUpload(await requireUpload(context, ownerOf(staff), id)),
      ),
      route(sendChunk, async ({ params: { id }, query }, { staff, http }) =>
        describeUpload(await receiveChunk(context, ownerOf(staff), { id, ...query }, http)),
      ),
      route(finishUpload, async ({ params: { id } }, { staff }) =>
        finish(await requireUpload(context, ownerOf(staff), id)),
      ),
      route(cancelUpload, async ({ params: { id } }, { staff }) => {
        await cancelChunkedUpload(context, ownerOf(staff), id);
        return null;
      }),
    ];
  },
});

const ownerOf = ({ staffId }: StaffCall['staff']) => ({ staff_id: staffId });

function tooLarge(bytes: number, most: number) {
  const [size, limit] = [Math.ceil(bytes / MEGABYTE), Math.floor(most / MEGABYTE)];
  const text = `Too large: ${size} MB, and ${limit} MB is the most. Trim it, or save it smaller.`;
  return errors.tooLarge(text, { file: [text] });
}

/**
 * Stores files that have arrived. The result stays with the upload, so a caller who lost the reply gets it again; one who repeats the
 * call meanwhile waits for the same work.
 */
function finisher(context: AppContext): (row: UnfinishedRow) => Promise<UploadedMedia> {
  const { db, uploads } = context;
  const running = new Map<string, Promise<UploadedMedia>>();
  const make = async (row: UnfinishedRow): Promise<UploadedMedia> => {
    await using drafts = new AsyncDisposableStack();
    const { draft } = await joinChunks(context, row, drafts);
    await draft.finish();
    const media = await storeUpload(context, draft.path, row.name).catch(async (error: unknown) => {
      // What cannot be used takes no room.
      if (error instanceof ApiError) await cancelChunkedUpload(context, { staff_id: Number(row.staff_id) }, row.id);
      throw error;
    });
    const chunks = await listChunks(db, row.id);
    await db.transaction().execute((tx) => keepResult(tx, row.id, media.id));
    for (const { name } of chunks) await uploads.remove(name);
    return media;
  };
  return async (row) => {
    if (row.result !== null) return requireUploaded(context, row.result);
    const known = running.get(row.id) ?? make(row).finally(() => running.delete(row.id));
    running.set(row.id, known);
    return known;
  };
}
