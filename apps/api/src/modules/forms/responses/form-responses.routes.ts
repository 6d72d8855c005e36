import { saveFormResponse } from '@maidan/contract/league/custom-forms';
import { editResponse } from '@maidan/contract/league/form-receipts';
import { pages } from '@maidan/contract/operations/pages';
import { readId } from '@maidan/contract/core/wire';
import { route } from '../../../http/call.ts';
import type { SignedInCall } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import type { AppContext } from '../../app-context.ts';
import { requireConsent } from '../../consent/require-consent.service.ts';
import { defineModule } from '../../module.ts';
import { pageOfUser } from '../../sessions/page-of-user.service.ts';
import { findForm } from '../definitions/custom-forms.store.ts';
import { dropProgress } from '../progress/form-progress.store.ts';
import { confirmResponse } from '../receipts/confirm-response.service.ts';
import { noteAnswerEvent } from '../../webhooks/note-event.store.ts';
import { requireOpen } from './require-open.ts';
import { reserveStorage } from '../../users/storage-quota.store.ts';
import { addResponse } from './form-responses.store.ts';
import { matchAnswers } from './match-answers.ts';
import { changedAnswers, changeResponse } from './edit-response.service.ts';
import { receiveForm } from '../../uploads/receive-form.service.ts';
import type { ReceivedAnswer } from '../../uploads/receive-form.service.ts';
import { saveFiles } from './save-files.ts';
import { joinFiles } from './join-files.ts';
import { sendFile } from './send-file.service.ts';

const newAnswers = {
  head: ['form_id'],
  texts: { formfield_id: 'fieldId', answer_text: 'text', upload: 'upload' },
} as const;

/** Responses to a custom form, with files, which only their sender may download. */
export const formResponsesModule = defineModule({
  name: 'form-responses',
  routes: (context) => [
    route(saveFormResponse, async (_, call) => {
      await using drafts = new AsyncDisposableStack();
      const { head, answers: sent } = await receiveForm(newAnswers, call.http, context, drafts);
      const answers = await joinFiles(context, call.user.userId, sent, drafts);
      return await saveForm(context, call, { formId: head.form_id, answers }, drafts);
    }),
    route(editResponse, async (_, call) => {
      await using drafts = new AsyncDisposableStack();
      return await changeResponse(context, call, await receiveForm(changedAnswers, call.http, context, drafts), drafts);
    }),
  ],
  pages: (context) => [pageOfUser(context, pages.answerFile, (c, user) => sendFile(c, context, user))],
});

interface NewForm {
  readonly formId: string;
  readonly answers: readonly ReceivedAnswer[];
}

async function saveForm(
  context: AppContext,
  { user: { userId }, once }: SignedInCall,
  received: NewForm,
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
    await noteAnswerEvent(tx, { event: 'answer.created', formId: form.id, id, state: 'new' }, now);
    await confirmResponse(tx, context.settings, { form, userId }, now);
    await dropProgress(tx, { formId: form.id, userId, seen: null }, now);
    isWritten = true;
    return { status: 'success', message: 'Form Submitted', id };
  }, fingerprintOf(received));
  if (isWritten) saved.move();
  return reply;
}

/** Identifies the content; its files by their bytes. */
function fingerprintOf({ formId, answers }: NewForm): unknown {
  return [formId, answers.map(({ fieldId, text, file }) => [fieldId, text, file?.name, file?.hash])];
}
