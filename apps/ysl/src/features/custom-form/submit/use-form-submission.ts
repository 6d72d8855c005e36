import { t } from '@maidan/i18n/text';
import { changeAnswers } from '@maidan/actions/forms/change-answers';
import { submitForm } from '@maidan/actions/forms/submit-form';
import { useAction } from '@maidan/actions/use-action';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { specificErrorMessage } from '@maidan/api-client/errors/error-message';
import { useApi } from '@maidan/api-client/core/api-provider';
import { useAuthContext } from '@maidan/auth/session/auth-context';
import type { CheckedField } from '@maidan/contract/rules/custom-form-rules';
import { UPLOAD_CHUNK_BYTES } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import { isFormResponseSaved, type Form } from '@maidan/contract/league/custom-forms';
import { useAskToLeave } from '@maidan/site/browser/unfinished';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { answerOf, contentOf, editBody, isKept, responseBody, sentFields, writeDown, type Answers } from './answers.ts';
import { begunUploads } from './begun-uploads.ts';
import { refusedFields } from './refused-fields.ts';
import type { LargeFile } from './send-large-files.ts';
import { useFormCheck, type Pages } from './use-form-check.ts';
import { savedAnswers, type SavedAnswers } from './saved-answers-storage.ts';

/** An edit of sent answers. */
export interface Edit {
  readonly id: Id;
  /** Revision of the answers that the person has seen. */
  readonly revision: number;
  readonly onDone: () => void;
  /** Called when the edit is queued on the device, for lack of a network. */
  readonly onQueued: () => void;
  /** Called when another edit came first. The form is busy until it settles, since the next try needs the newer revision. */
  readonly onConflict: () => Promise<void>;
}

interface Running {
  readonly controller: AbortController;
  readonly userId: SavedAnswers['userId'];
}

/** The files that the server does not have yet. */
function newFiles(fields: readonly CheckedField[], answers: Answers): LargeFile[] {
  return fields.flatMap((field) => {
    const { file } = answerOf(field, answers.get(field.id));
    return file !== null && !isKept(file) ? [{ fieldId: field.id, file }] : [];
  });
}

export interface FormSubmission {
  submit: () => void;
  cancel: () => void;
  /** 0 to 1 while the answers are being sent, else null. */
  progress: number | null;
  /** The network or the server is unavailable; sending resumes by itself. */
  isWaiting: boolean;
  /** An error about the whole form, or null. */
  error: string | null;
  isDone: boolean;
}

/**
 * Sends a form's answers: validates them, saves them across a login or reload, and sends them once however often the
 * button is pressed.
 *
 * @param pages the form's pages; each but the last leads to the next
 * @param focus moves the focus to the field at this index in the form
 * @param edit set when sent answers are being edited
 */
export function useFormSubmission(
  form: Form,
  answers: Answers,
  pages: Pages,
  focus: (place: number) => void,
  edit?: Edit,
): FormSubmission {
  const { session } = useAuthContext().auth;
  const api = useApi();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const { complain, isComplete } = useFormCheck(form, answers, pages, focus);
  const running = useRef<Running>(null);
  const judged = useRef<readonly CheckedField[]>([]);
  const [sendsFiles, setSendsFiles] = useState(false);
  useAskToLeave(progress !== null && sendsFiles);

  function keep(why: SavedAnswers['why'], userId: SavedAnswers['userId']): void {
    // An edit would be restored as a new set of answers.
    if (edit) return;
    savedAnswers.keep({ formId: form.id, userId, why, ...writeDown(form.fields, answers) });
  }

  const isConflict = (failure: unknown) =>
    edit !== undefined && failure instanceof ApiError && failure.code === 'form_changed';

  function explain(failure: unknown): void {
    if (!(failure instanceof ApiError)) throw failure;
    if (failure.kind === 'aborted') {
      if (!edit) savedAnswers.clear();
      setError(t('forms.uploadCancelled'));
      return;
    }
    if (isConflict(failure)) {
      setError(t('forms.changedElsewhere'));
      return;
    }
    const refused = refusedFields(judged.current, failure.fields);
    setError(
      refused.length > 0 ? t('forms.failed') : `${t('forms.failed')} ${specificErrorMessage(failure) ?? ''}`.trim(),
    );
    complain(refused);
  }

  function fail(failure: unknown): void {
    running.current = null;
    setIsWaiting(false);
    // Before the rest: a file field cannot take the focus while its file is being sent.
    flushSync(() => setProgress(null));
    explain(failure);
  }

  const send = useAction(submitForm, (outcome) => {
    const userId = running.current?.userId ?? null;
    running.current = null;
    if (outcome.status === 'failed') {
      fail(outcome.error);
      return;
    }
    setProgress(null);
    if (outcome.status === 'done' || outcome.status === 'queued') begunUploads.forget(form.id);
    // The answers wait for a review after the login.
    if (outcome.status === 'gated') keep('login', userId);
    if (outcome.status === 'queued') {
      savedAnswers.clear();
      answers.reset();
      pages.openAt(0);
    }
    if (outcome.status !== 'done') return;
    if (outcome.reply && isFormResponseSaved(outcome.reply)) {
      savedAnswers.clear();
      setIsDone(true);
    } else {
      setError(t('forms.failed'));
    }
  });

  const sendChange = useAction(changeAnswers, ({ status, ...outcome }) => {
    if (status === 'failed') {
      const failure = 'error' in outcome ? outcome.error : undefined;
      if (edit && isConflict(failure)) void edit.onConflict().then(() => fail(failure));
      else fail(failure);
      return;
    }
    running.current = null;
    setProgress(null);
    begunUploads.forget(form.id);
    if (status === 'done') edit?.onDone();
    if (status === 'queued') edit?.onQueued();
  });

  function submit(): void {
    if (running.current || isDone) return;
    setError(null);
    const hasToken = session.token() !== null;
    if (!isComplete()) return;
    const sending: Running = { controller: new AbortController(), userId: session.snapshot().userId };
    judged.current = sentFields(form.fields, answers);
    const files = newFiles(judged.current, answers);
    setSendsFiles(files.length > 0);
    // Large files are uploaded first, in pieces.
    const large = files.filter(({ file }) => file.size > UPLOAD_CHUNK_BYTES);
    if (hasToken) {
      running.current = sending;
      setProgress(0);
      // A reload during sending must not lose the answers.
      keep('sending', sending.userId);
    }
    // The content identifies the submission, since upload ids differ with each attempt.
    const content = [form.id, edit?.id, edit?.revision, contentOf(judged.current, answers)];
    const { signal } = sending.controller;
    // Text alone is sent too fast for progress or a cancel button.
    const call = files.length > 0 ? { signal, onUploadProgress: setProgress } : { signal };
    const dispatch = (uploads: ReadonlyMap<Id, string> = new Map()) => {
      const options = { content, call };
      if (edit)
        sendChange({ id: edit.id, ...editBody(form.id, edit.revision, judged.current, answers, uploads) }, options);
      else send(responseBody(form.id, judged.current, answers, uploads), options);
    };
    // Offline the whole form is queued, files included.
    if (hasToken && large.length > 0 && navigator.onLine) void sendFilesFirst(sending, large).then(dispatch, fail);
    else dispatch();
  }

  /** Uploads large files first, in pieces, which survive a lost network. */
  async function sendFilesFirst({ controller, userId }: Running, large: readonly LargeFile[]) {
    const { sendLargeFiles } = await import('./send-large-files.ts');
    const total = large.reduce((sum, { file }) => sum + file.size, 0);
    return sendLargeFiles(api, large, {
      begunOf: (fieldId) => begunUploads.of(userId, form.id, fieldId),
      signal: controller.signal,
      onProgress(sent, isPaused) {
        setProgress(sent / total);
        setIsWaiting(isPaused);
      },
    });
  }

  return { submit, cancel: () => running.current?.controller.abort(), progress, isWaiting, error, isDone };
}
