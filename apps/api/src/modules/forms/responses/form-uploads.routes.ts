import {
  beginFormUpload,
  cancelFormUpload,
  formUploadState,
  sendFormChunk,
} from '@maidan/contract/league/form-uploads';
import { ACCOUNT_BYTES, UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '@maidan/contract/rules/limits';
import { t } from '@maidan/i18n/text';
import { route, type SignedInCall } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { requireConsent } from '../../consent/require-consent.service.ts';
import { defineModule } from '../../module.ts';
import {
  beginChunkedUpload,
  cancelChunkedUpload,
  describeUpload,
  receiveChunk,
  requireUpload,
} from '../../uploads/chunked-upload.service.ts';

/** Those of a few forms. */
const quota = { count: 3 * UPLOAD_MAX_FILES, bytes: ACCOUNT_BYTES };

/** Large files of forms that are sent in pieces; the answers then name them. */
export const formUploadsModule = defineModule({
  name: 'form-uploads',
  routes: (context) => [
    route(beginFormUpload, async ({ body }, { user }) => {
      if (body.bytes > UPLOAD_MAX_BYTES) throw errors.tooLarge(() => t('answers.largeFile', { about: body.name }));
      await requireConsent(context.db, context.settings, user.userId, context.clock());
      return describeUpload(await beginChunkedUpload(context, ownerOf(user), body, quota));
    }),
    route(formUploadState, async ({ params: { id } }, { user }) =>
      describeUpload(await requireUpload(context, ownerOf(user), id)),
    ),
    route(sendFormChunk, async ({ params: { id }, query }, { user, http }) =>
      describeUpload(await receiveChunk(context, ownerOf(user), { id, ...query }, http)),
    ),
    route(cancelFormUpload, async ({ params: { id } }, { user }) => {
      await cancelChunkedUpload(context, ownerOf(user), id);
      return null;
    }),
  ],
});

const ownerOf = ({ userId }: SignedInCall['user']) => ({ user_id: userId });
