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

/** Answers that were sent, and are being changed. */
export interface Edit {
  readonly id: Id;
  /** Of those that the person has seen. */
  readonly revision: number;
  readonly onDone: () => void;
  /** Without a network they wait on the device. */
  readonly onQueued: () => void;
  /** Another change came first. Until it settles the form is busy: what is sent then must go by the newer revision. */
  readonly onConflict: () => Promise<void>;
}

interface Running {
  readonly controller: AbortController;
  readonly userId: SavedAnswers['userId'];
}

/** Those that the server does not have. */
function newFiles(fields: readonly CheckedField[], answers: Answers): LargeFile[] {
  return fields.flatMap((field) => {
    const { file } = answerOf(field, answers.get(field.id));
    return file !== null && !isKept(file) ? [{ fieldId: field.id, file }] : [];
  });
}

export interface FormSubmission {
  submit: () => void;
  cancel: () => void;
  /** 0 to 1 while the answers are on their way, else null. */
  progress: number | null;
  /** The network or the server is away; it goes on by itself. */
  isWaiting: boolean;
  /** What is wrong with the whole, or null. */
  error: string | null;
  isDone: boolean;
}

/**
 * Sends a form's answers: checked first, saved over a login or a reload, and sent once however often the button is
 * pressed.
 *
 * @param pages those of the form; all but the last one lead to the next
 * @param focus moves the focus to the field of this place in the form
 * @param edit for answers that were sent before
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
    // They would come back as answers of their own.
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
    // First, since a file field cannot get the focus while its file is being sent.
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
    // The answers wait for the review after the login.
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
    // They go ahead in pieces.
    const large = files.filter(({ file }) => file.size > UPLOAD_CHUNK_BYTES);
    if (hasToken) {
      running.current = sending;
      setProgress(0);
      // A reload while it is being sent must not lose what was typed.
      keep('sending', sending.userId);
    }
    // Uploads have other ids at each attempt.
    const content = [form.id, edit?.id, edit?.revision, contentOf(judged.current, answers)];
    const { signal } = sending.controller;
    // Texts are gone at once.
    const call = files.length > 0 ? { signal, onUploadProgress: setProgress } : { signal };
    const dispatch = (uploads: ReadonlyMap<Id, string> = new Map()) => {
      const options = { content, call };
      if (edit)
        sendChange({ id: edit.id, ...editBody(form.id, edit.revision, judged.current, answers, uploads) }, options);
      else send(responseBody(form.id, judged.current, answers, uploads), options);
    };
    // Without a network all of it waits, and is then sent at once.
    if (hasToken && large.length > 0 && navigator.onLine) void sendFilesFirst(sending, large).then(dispatch, fail);
    else dispatch();
  }

  /** Large files go ahead in pieces, which survive a lost network. */
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
