import { t } from '@maidan/i18n/text';
import { defineAction } from '@maidan/actions/action';
import { useAction } from '@maidan/actions/use-action';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { specificErrorMessage } from '@maidan/api-client/errors/error-message';
import { useApi } from '@maidan/api-client/core/api-provider';
import { useAuthContext } from '@maidan/auth/session/auth-context';
import { randomKey } from '@maidan/browser/random-key';
import { findFormIssue, type CheckedField, type FormIssue } from '@maidan/contract/rules/custom-form-rules';
import { UPLOAD_CHUNK_BYTES } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import { isFormResponseSaved, saveFormResponse, type Form } from '@maidan/contract/league/custom-forms';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { useFormPages } from '../pages/use-form-pages.ts';
import { answerOf, isKept, responseBody, sentFields, writeDown, type Answers } from './answers.ts';
import { refusedFields } from './refused-fields.ts';
import type { LargeFile } from './send-large-files.ts';
import { savedAnswers, type SavedAnswers } from './saved-answers-storage.ts';

const UPLOAD_TIMEOUT_MS = 5 * 60_000;

const submitForm = defineAction({
  endpoint: saveFormResponse,
  offline: 'fail',
  options: { timeout: UPLOAD_TIMEOUT_MS },
  reviewed: () => t('forms.loginFirst'),
});

interface Running {
  readonly controller: AbortController;
  readonly userId: SavedAnswers['userId'];
}

function largeFiles(fields: readonly CheckedField[], answers: Answers): LargeFile[] {
  return fields.flatMap((field) => {
    const { file } = answerOf(field, answers.get(field.id));
    return file !== null && !isKept(file) && file.size > UPLOAD_CHUNK_BYTES ? [{ fieldId: field.id, file }] : [];
  });
}

type Pages = Pick<ReturnType<typeof useFormPages>, 'isLast' | 'isLater' | 'next' | 'openAt'>;

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
 */
export function useFormSubmission(
  form: Form,
  answers: Answers,
  pages: Pages,
  focus: (place: number) => void,
): FormSubmission {
  const { session } = useAuthContext().auth;
  const api = useApi();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const running = useRef<Running>(null);
  const attempt = useRef({ revision: -1, key: '' });
  const judged = useRef<readonly CheckedField[]>([]);

  /** The same answers are sent under the same key, so that a repeat after a lost reply writes nothing twice. */
  function keyOfAttempt(): string {
    const revision = answers.revision();
    if (attempt.current.revision !== revision) attempt.current = { revision, key: randomKey() };
    return attempt.current.key;
  }

  function keep(why: SavedAnswers['why'], userId: SavedAnswers['userId']): void {
    savedAnswers.keep({ formId: form.id, userId, why, ...writeDown(form.fields, answers) });
  }

  function complain(issues: readonly FormIssue[]): void {
    for (const { field, message } of issues) answers.fail(field.id, message);
    const [first] = issues;
    if (!first) return;
    const place = form.fields.findIndex(({ id }) => id === first.field.id);
    pages.openAt(place);
    focus(place);
  }

  function explain(failure: unknown): void {
    if (!(failure instanceof ApiError)) throw failure;
    if (failure.kind === 'aborted') {
      savedAnswers.clear();
      setError(t('forms.uploadCancelled'));
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
    // The answers wait for the review after the login.
    if (outcome.status === 'gated') keep('login', userId);
    if (outcome.status !== 'done') return;
    if (outcome.reply && isFormResponseSaved(outcome.reply)) {
      savedAnswers.clear();
      setIsDone(true);
    } else {
      setError(t('forms.failed'));
    }
  });

  function submit(): void {
    if (running.current || isDone) return;
    setError(null);
    answers.clearErrors();
    const hasToken = session.token() !== null;
    const issue = findFormIssue(form.fields, (field) => answerOf(field, answers.get(field.id)));
    // What a later page asks is not missing yet.
    if (issue && !pages.isLater(issue.field)) {
      complain([issue]);
      return;
    }
    if (!pages.isLast) {
      pages.next();
      return;
    }
    const sending: Running = { controller: new AbortController(), userId: session.snapshot().userId };
    judged.current = sentFields(form.fields, answers);
    const large = largeFiles(judged.current, answers);
    if (hasToken) {
      running.current = sending;
      setProgress(0);
      // A reload while it is being sent must not lose what was typed.
      keep('sending', sending.userId);
    }
    const call = { signal: sending.controller.signal, onUploadProgress: setProgress };
    const dispatch = (uploads?: ReadonlyMap<Id, string>) =>
      send(responseBody(form.id, judged.current, answers, uploads), { key: keyOfAttempt(), call });
    if (hasToken && large.length > 0) void sendFilesFirst(sending, large).then(dispatch, fail);
    else dispatch();
  }

  /** Large files go ahead in pieces, which survive a lost network. */
  async function sendFilesFirst({ controller, userId }: Running, large: readonly LargeFile[]) {
    const { sendLargeFiles } = await import('./send-large-files.ts');
    const total = large.reduce((sum, { file }) => sum + file.size, 0);
    return sendLargeFiles(api, large, {
      userId,
      signal: controller.signal,
      onProgress(sent, isPaused) {
        setProgress(sent / total);
        setIsWaiting(isPaused);
      },
    });
  }

  return { submit, cancel: () => running.current?.controller.abort(), progress, isWaiting, error, isDone };
}
