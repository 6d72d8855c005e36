import { saveFormResponse } from '@maidan/contract/league/custom-forms';
import { readId } from '@maidan/contract/core/wire';
import type { Context } from 'hono';
import { route } from '../../../http/call.ts';
import type { HttpEnv, SignedInCall } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import type { AppContext } from '../../app-context.ts';
import { requireConsent } from '../../consent/require-consent.service.ts';
import { defineModule } from '../../module.ts';
import { authenticator } from '../../sessions/authenticate.service.ts';
import { findForm } from '../definitions/custom-forms.store.ts';
import { dropProgress } from '../progress/form-progress.store.ts';
import { confirmResponse } from '../receipts/confirm-response.service.ts';
import { requireOpen } from './require-open.ts';
import { reserveStorage } from '../../users/storage-quota.store.ts';
import { addResponse } from './form-responses.store.ts';
import { matchAnswers } from './match-answers.ts';
import { receiveForm } from './receive-form.ts';
import type { ReceivedForm } from './receive-form.ts';
import { saveFiles } from './save-files.ts';
import { joinFiles } from './join-files.ts';
import { sendFile } from './send-file.service.ts';

/** Answers to a custom form, with files, which only their sender may download. */
export const formResponsesModule = defineModule({
  name: 'form-responses',
  routes: (context) => [
    route(saveFormResponse, async (_, call) => {
      await using drafts = new AsyncDisposableStack();
      const sent = await receiveForm(call.http, context, drafts);
      const answers = await joinFiles(context, call.user.userId, sent.answers, drafts);
      return await saveForm(context, call, { ...sent, answers }, drafts);
    }),
  ],
  pages(context) {
    const authenticate = authenticator(context);
    const send = async (c: Context<HttpEnv>): Promise<Response> => {
      const user = await authenticate(c);
      if (!user) throw errors.unauthenticated();
      c.set('userId', user.userId);
      return sendFile(c, context, user);
    };
    return [{ path: '/api/forms/file/:name', limit: 'read', send }];
  },
  personalData: [
    {
      name: 'form_files',
      through: { column: 'response_id', table: 'form_responses' },
      order: 'created_at',
      upload: 'name',
    },
    { name: 'form_answers', through: { column: 'response_id', table: 'form_responses' }, order: 'response_id' },
    { name: 'form_responses', order: 'created_at' },
  ],
});

async function saveForm(
  context: AppContext,
  { user: { userId }, once }: SignedInCall,
  received: ReceivedForm,
  drafts: AsyncDisposableStack,
) {
  const form = await findForm(context.db, readId(received.formId) ?? '');
  if (!form) throw errors.notFound('form');
  const answers = matchAnswers(form.fields, received.answers);
  // Removes the saved files when the response is not written, or repeats an earlier one.
  await using saved = new AsyncDisposableStack();
  const files = await saveFiles(context, answers, drafts, saved);
  let isWritten = false;
  const reply = await once(async (tx, now) => {
    await requireConsent(tx, context.settings, userId, now);
    await requireOpen(tx, form.id, userId, now);
    const sizes = [...answers.map(({ text }) => text), ...files.map(({ bytes }) => bytes)];
    await reserveStorage(tx, userId, ...sizes);
    const id = await addResponse(tx, { formId: form.id, userId }, answers, files, now);
    await confirmResponse(tx, context.settings, { form, userId }, now);
    await dropProgress(tx, form.id, userId, now);
    isWritten = true;
    return { status: 'success', message: 'Form Submitted', id };
  }, fingerprintOf(received));
  if (isWritten) saved.move();
  return reply;
}

/** Identifies the content, its files by their bytes. */
function fingerprintOf({ formId, answers }: ReceivedForm): unknown {
  return [formId, answers.map(({ fieldId, text, file }) => [fieldId, text, file?.name, file?.hash])];
}
