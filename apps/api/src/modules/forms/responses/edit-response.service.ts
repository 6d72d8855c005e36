import { readId } from '@maidan/contract/core/wire';
import { t } from '@maidan/i18n/text';
import type { Tx } from '../../../db/open-database.ts';
import type { SignedInCall } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import type { AppContext } from '../../app-context.ts';
import { requireConsent } from '../../consent/require-consent.service.ts';
import { releaseStorage, reserveStorage } from '../../users/storage-quota.store.ts';
import { takeFormLimits } from '../definitions/custom-forms.store.ts';
import { isEditable } from '../definitions/form-state.service.ts';
import { requireForm } from '../definitions/require-form.service.ts';
import { findOwnResponse, listHeld } from '../receipts/form-receipts.store.ts';
import { noteAnswerEvent } from '../../webhooks/note-event.store.ts';
import { claimResponse, listSentFiles, replaceAnswers } from './form-responses.store.ts';
import { joinFiles } from './join-files.ts';
import { matchAnswers } from './match-answers.ts';
import type { ReceivedAnswer, ReceivedFile, ReceivedForm } from '../../uploads/receive-form.service.ts';
import { saveFiles } from './save-files.ts';

/** The parts of a change. */
export const changedAnswers = {
  head: ['id', 'form_id', 'revision'],
  texts: { field_id: 'fieldId', text: 'text', upload: 'upload', keeps_file: 'keepsFile' },
} as const;

type Edit = ReceivedForm<(typeof changedAnswers)['head'][number]>;

/**
 * Replaces the answers of a response, by the same rules as at first. A file stays unless it is replaced or removed.
 * @param drafts drops what this starts
 * @throws ApiError 400, 404, 409, 413, 422
 */
export async function changeResponse(
  context: AppContext,
  call: SignedInCall,
  { head, answers: sent }: Edit,
  drafts: AsyncDisposableStack,
) {
  const { userId } = call.user;
  await requireConsent(context.db, context.settings, userId, context.clock());
  const revision = /^\d{1,9}$/.test(head.revision) ? Number(head.revision) : null;
  if (revision === null) throw errors.badRequest('The revision is not a number.');
  const id = readId(head.id);
  const response = typeof id === 'number' ? await findOwnResponse(context.db, id, userId) : undefined;
  if (!response) throw errors.notFound('answer');
  const form = await requireForm(context.db, readId(head.form_id) ?? '');
  if (form.id !== response.form_id) throw errors.notFound('answer');
  const kept = await keptFiles(context, response.id);
  const named = sent.map(({ keepsFile, ...answer }): ReceivedAnswer => {
    const isKept = keepsFile === 'true' && answer.upload === undefined && !answer.file;
    return isKept ? { ...answer, file: kept.get(answer.fieldId ?? '') ?? null } : answer;
  });
  const joined = await joinFiles(context, userId, named, drafts);
  const answers = matchAnswers(form.fields, joined);
  // Removes the saved files when the change is not written, or repeats an earlier one.
  await using saved = new AsyncDisposableStack();
  const files = await saveFiles(context, answers, drafts, saved);
  let isWritten = false;
  const reply = await call.once(
    async (tx, now) => {
      await requireEditable(tx, { ...response, revision }, now);
      await releaseStorage(tx, userId, ...(await listHeld(tx, response.id)));
      const asked = form.fields.map((field) => Number(field.id));
      await replaceAnswers(tx, { id: response.id, asked }, answers, files, now);
      await reserveStorage(tx, userId, ...(await listHeld(tx, response.id)));
      const changed = { event: 'answer.changed', formId: form.id, id: response.id, state: 'new' } as const;
      await noteAnswerEvent(tx, changed, now);
      isWritten = true;
      return { revision: revision + 1, edited_at: toInstant(now) };
    },
    fingerprintOf(head, joined),
  );
  if (isWritten) saved.move();
  return reply;
}

/** Identifies the change; its files by their bytes. */
const fingerprintOf = (head: Edit['head'], answers: readonly ReceivedAnswer[]): unknown => [
  head,
  answers.map(({ fieldId, text, file }) => [fieldId, text, file?.name, file?.hash]),
];

/** @throws ApiError 409 for a response that can no longer be changed, or that another change reached first */
async function requireEditable(
  tx: Tx,
  { id, form_id, revision }: { readonly id: number; readonly form_id: number; readonly revision: number },
  now: number,
): Promise<void> {
  // Waits for requests that are closing the form.
  if (!isEditable(await takeFormLimits(tx, form_id), now)) {
    throw errors.conflict('form_closed', { text: () => t('refused.answersFixed') });
  }
  const found = await claimResponse(tx, { id, form_id }, now);
  if (!found) throw errors.notFound('answer');
  if (found.state !== 'new') {
    throw errors.conflict('form_closed', { text: () => t('refused.answersDecided') });
  }
  if (found.revision !== revision + 1) {
    throw errors.conflict('form_changed', { text: () => t('refused.answersChanged') });
  }
}

async function keptFiles({ db }: AppContext, responseId: number): Promise<ReadonlyMap<string, ReceivedFile>> {
  const rows = await listSentFiles(db, responseId);
  return new Map(
    rows.map(({ field_id, original_name: name, bytes: size }) => [
      String(field_id),
      { name, size, hash: '', stored: null, isKept: true },
    ]),
  );
}
