import { saveFormResponse } from '@maidan/contract/league/custom-forms';
import { readId } from '@maidan/contract/core/wire';
import type { AppContext } from '../../app-context.ts';
import { notFound } from '../../../http/errors/api-error.ts';
import { route } from '../../../http/call.ts';
import type { Route, SignedInCall } from '../../../http/call.ts';
import type { Draft } from '../../../adapters/files/uploads.ts';
import { findForm } from '../definitions/custom-forms.store.ts';
import { writeOnce } from '../../../http/idempotency/write-once.ts';
import { addResponse } from './form-responses.store.ts';
import { keepFiles } from './keep-files.ts';
import { matchAnswers } from './match-answers.ts';
import { receiveForm } from './receive-form.ts';
import type { ReceivedForm } from './receive-form.ts';

export function formResponseRoutes(parts: AppContext): Route[] {
  return [
    route(saveFormResponse, async (_, call) => {
      const drafts: Draft[] = [];
      try {
        return await saveForm(parts, call, await receiveForm(call.http, parts, drafts), drafts);
      } finally {
        await Promise.all(drafts.map((draft) => draft.drop()));
      }
    }),
  ];
}

async function saveForm(parts: AppContext, call: SignedInCall, received: ReceivedForm, drafts: Draft[]) {
  const { db, uploads } = parts;
  const form = await findForm(db, readId(received.formId) ?? '');
  if (!form) throw notFound('This form');
  const answers = matchAnswers(form.fields, received.answers);
  const kept: string[] = [];
  let isWritten = false;
  try {
    const files = await keepFiles(parts, answers, drafts, kept);
    const reply = await writeOnce(parts, call, saveFormResponse, fingerprintOf(received), async (tx, now) => {
      const ids = { formId: form.id, userId: call.user.userId };
      const id = await addResponse(tx, ids, answers, files, now);
      isWritten = true;
      return { status: 'success', message: 'Form Submitted', id };
    });
    return reply;
  } catch (error) {
    isWritten = false;
    throw error;
  } finally {
    // Nothing was written, or the same was written before: these files are nobody's.
    if (!isWritten) await Promise.all(kept.map((name) => uploads.remove(name)));
  }
}

/** Tells one content from another, its files by their bytes. */
function fingerprintOf({ formId, answers }: ReceivedForm): unknown {
  return [formId, answers.map(({ fieldId, text, file }) => [fieldId, text, file?.name, file?.hash])];
}
