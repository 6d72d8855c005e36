import { ApiError, isUnauthenticated } from '@maidan/api-client/errors/api-error';
import { useApi } from '@maidan/api-client/core/api-provider';
import { specificErrorMessage } from '@maidan/api-client/errors/error-message';
import { useAuthContext } from '@maidan/auth/session/auth-context';
import { findFormMistake } from '@maidan/contract/rules/custom-form-rules';
import { isFormResponseSaved, saveFormResponse, type Form } from '@maidan/contract/league/custom-forms';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { answerOf, responseBody, writeDown, type Answers } from './answers.ts';
import { refusedFields } from './refused-fields.ts';
import { savedAnswers, type SavedAnswers } from './saved-answers-storage.ts';

/** Milliseconds for an upload. */
const UPLOAD_TIME = 5 * 60_000;
const LOGIN_FIRST = 'Please Login to submit the form.';
const FAILED = 'Failed to submit form.';

export interface FormSubmission {
  submit: () => void;
  cancel: () => void;
  /** 0 to 1 while the answers are on their way, else null. */
  progress: number | null;
  /** What is wrong with the whole, or null. */
  error: string | null;
  isDone: boolean;
}

/**
 * Sends a form's answers: judged first, kept over a login or a reload, and one answer however often the button is
 * pressed.
 *
 * @param focus moves the focus to the field of this place in the form
 */
export function useFormSubmission(form: Form, answers: Answers, focus: (place: number) => void): FormSubmission {
  const api = useApi();
  const { session, openLogin } = useAuthContext().auth;
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const running = useRef<AbortController>(null);
  const attempt = useRef({ revision: -1, key: '' });

  /** The same answers are sent under the same key, so that a repeat after a lost reply writes nothing twice. */
  function keyOfAttempt(): string {
    const revision = answers.revision();
    if (attempt.current.revision !== revision) attempt.current = { revision, key: newKey() };
    return attempt.current.key;
  }

  function keep(why: SavedAnswers['why'], userId: SavedAnswers['userId']): void {
    savedAnswers.keep({ formId: form.id, userId, why, ...writeDown(form.fields, answers) });
  }

  function complain(mistakes: readonly { field: Form['fields'][number]; words: string }[]): void {
    for (const { field, words } of mistakes) answers.fail(field.id, words);
    const [first] = mistakes;
    if (first) focus(form.fields.indexOf(first.field));
  }

  async function send(): Promise<void> {
    const { userId } = session.snapshot();
    const giveUp = new AbortController();
    running.current = giveUp;
    setProgress(0);
    // A reload while it is on its way must not lose what was typed.
    keep('sending', userId);
    try {
      const reply = await api.call(
        saveFormResponse,
        { body: responseBody(form.id, form.fields, answers) },
        {
          idempotencyKey: keyOfAttempt(),
          timeout: UPLOAD_TIME,
          signal: giveUp.signal,
          onUploadProgress: setProgress,
        },
      );
      if (!isFormResponseSaved(reply)) {
        setError(FAILED);
        return;
      }
      savedAnswers.clear();
      setIsDone(true);
    } catch (failure) {
      // First, since a file field cannot be given the focus while its file is on its way.
      flushSync(() => setProgress(null));
      explain(failure, userId);
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  function explain(failure: unknown, userId: SavedAnswers['userId']): void {
    if (!(failure instanceof ApiError)) throw failure;
    if (failure.kind === 'aborted') {
      savedAnswers.clear();
      setError('Upload cancelled. Your answers are still here.');
    } else if (isUnauthenticated(failure)) {
      // The session ended meanwhile: the answers wait for the login.
      keep('login', userId);
      openLogin({ message: LOGIN_FIRST });
    } else {
      const refused = refusedFields(form.fields, failure.fields);
      setError(refused.length > 0 ? FAILED : `${FAILED} ${specificErrorMessage(failure) ?? ''}`.trim());
      complain(refused);
    }
  }

  function submit(): void {
    if (running.current || isDone) return;
    setError(null);
    answers.clearErrors();
    if (session.token() === null) {
      keep('login', null);
      openLogin({ message: LOGIN_FIRST });
      return;
    }
    const mistake = findFormMistake(form.fields, (field) => answerOf(field, answers.get(field.id)));
    if (mistake) complain([mistake]);
    else void send();
  }

  return { submit, cancel: () => running.current?.abort(), progress, error, isDone };
}

const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
