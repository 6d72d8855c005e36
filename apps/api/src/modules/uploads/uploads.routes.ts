import { beginUpload, cancelUpload, sendChunk, uploadState } from '@maidan/contract/core/uploads';
import { ACCOUNT_BYTES, UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '@maidan/contract/rules/limits';
import { t } from '@maidan/i18n/text';
import { cleanFileName } from '../../adapters/files/clean-file-name.ts';
import { PICTURE_MAX_BYTES } from '../../adapters/pictures/picture-limits.ts';
import { route, type EitherCall, type SignedInStaff } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import type { AppContext } from '../app-context.ts';
import { requireConsent } from '../consent/require-consent.service.ts';
import { defineModule } from '../module.ts';
import { fitsKind } from '../publishing/post-content.service.ts';
import {
  beginChunkedUpload,
  cancelChunkedUpload,
  describeUpload,
  receiveChunk,
  requireUpload,
  type UploadQuota,
} from './chunked-upload.service.ts';
import { inspectArrived } from './join-upload.service.ts';
import type { UploadOwner } from './unfinished-uploads.store.ts';

const MEGABYTE = 1e6;
/** Enough for the files of a few forms. */
const answers: UploadQuota = { count: 3 * UPLOAD_MAX_FILES, bytes: ACCOUNT_BYTES };
/** The most files that one member of staff may have unfinished. */
const STAFF_FILES = 10;

/** Chunked uploads, to be named afterwards by an answer to a form, or by something that staff publish or send. */
export const uploadsModule = defineModule({
  name: 'uploads',
  routes: (context) => [
    route(beginUpload, async ({ body }, call) => {
      const quota = call.staff
        ? staffQuota(context, body, call.staff)
        : await answerQuota(context, body, call.user.userId);
      return describeUpload(await beginChunkedUpload(context, ownerOf(call), body, quota));
    }),
    route(uploadState, async ({ params: { id } }, call) =>
      describeUpload(await requireUpload(context, ownerOf(call), id)),
    ),
    route(sendChunk, async ({ params: { id }, query }, call) => {
      const owner = ownerOf(call);
      const row = await receiveChunk(context, owner, { id, ...query }, call.http);
      if (!call.staff) await inspectArrived(context, owner, row);
      return describeUpload(row);
    }),
    route(cancelUpload, async ({ params: { id } }, call) => {
      await cancelChunkedUpload(context, ownerOf(call), id);
      return null;
    }),
  ],
});

const ownerOf = ({ user, staff }: EitherCall): UploadOwner =>
  staff ? { staff_id: staff.staffId } : { user_id: user.userId };

interface Begun {
  readonly name: string;
  readonly bytes: number;
}

/** @throws ApiError 403, 413 */
async function answerQuota({ db, settings, clock }: AppContext, { name, bytes }: Begun, userId: number) {
  if (bytes > UPLOAD_MAX_BYTES) throw errors.tooLarge(() => t('answers.largeFile', { about: name }));
  await requireConsent(db, settings, userId, clock());
  return answers;
}

/**
 * Organisers may send only pictures: other files belong to posts.
 * @throws ApiError 413, 422
 */
function staffQuota({ settings }: AppContext, { name, bytes }: Begun, { roles }: SignedInStaff): UploadQuota {
  const mayPublish = roles.includes('owner') || roles.includes('editor');
  if (!mayPublish && !fitsKind(cleanFileName(name), 'image')) {
    throw errors.invalidField('file', `${name} is not a picture. Choose a JPEG, PNG or WebP file.`);
  }
  const clip = settings.clipLimits.megabytes * MEGABYTE;
  const most = fitsKind(name.toLowerCase(), 'clip') ? clip : PICTURE_MAX_BYTES;
  if (bytes > most) {
    const [size, limit] = [Math.ceil(bytes / MEGABYTE), Math.floor(most / MEGABYTE)];
    const text = `This file is too large: ${size} MB. The limit is ${limit} MB. Trim it, or save a smaller version.`;
    throw errors.tooLarge(text, { file: [text] });
  }
  return { count: STAFF_FILES, bytes: 2 * Math.max(clip, PICTURE_MAX_BYTES) };
}
