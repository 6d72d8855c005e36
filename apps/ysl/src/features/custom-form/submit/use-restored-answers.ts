import { t } from '@maidan/i18n/text';
import { useAuthContext } from '@maidan/auth/session/auth-context';
import { useSession } from '@maidan/auth/session/use-session';
import type { Form } from '@maidan/contract/league/custom-forms';
import type { Id } from '@maidan/contract/core/wire';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Answers } from './answers.ts';
import { classifySaved } from './classify-saved.ts';
import { savedAnswers } from './saved-answers-storage.ts';

/** The review that the person is asked for after the login. */
export interface Review {
  /** Labels of the fields whose file must be attached again. */
  readonly lostFiles: readonly string[];
}

/** Which files must be attached again; null when none is lost. */
export function lostFilesText(labels: readonly string[]): string | null {
  if (labels.length === 0) return null;
  return t('forms.attachAgain', { labels: labels.map((label) => `"${label}"`).join(', ') });
}

/**
 * Restores saved answers: after a login with a review, after a reload during sending with a toast. A user never gets
 * the answers of another user.
 * @param onBack called when answers are restored
 */
export function useRestoredAnswers(
  form: Form,
  answers: Answers,
  onBack: () => void,
): [review: Review | null, close: () => void] {
  const { session } = useAuthContext().auth;
  const { signedIn, userId } = useSession();
  const [review, setReview] = useState<Review | null>(null);
  const [cameSignedIn] = useState(() => session.token() !== null);
  const lastUser = useRef<Id | null>(null);

  useEffect(() => savedAnswers.watch(), []);

  const restore = useEffectEvent((who: Id | null) => {
    if (who !== null && lastUser.current !== null && lastUser.current !== who) answers.reset();
    if (who !== null) lastUser.current = who;

    const saved = savedAnswers.peek();
    if (saved === null) return;
    const [isOwn, isUntouched] = [savedAnswers.isOwn(), answers.isUntouched()];
    const verdict = classifySaved({ saved, formId: form.id, userId: who, isOwn, isUntouched, cameSignedIn });
    if (verdict === 'drop') savedAnswers.clear();
    if (verdict === 'drop' || verdict === 'leave') return;
    // A form that is not empty holds the saved answers or newer ones.
    if (isUntouched) answers.restore(saved.answers);
    onBack();
    if (who === null) return;
    savedAnswers.adopt(who);
    const lostFiles = form.fields
      .filter(({ id, type }) => type === 'file' && saved.files.includes(String(id)) && answers.get(id).file === null)
      .map(({ label }) => label);
    if (verdict === 'review') setReview({ lostFiles });
    else showToast([t('forms.answersBack'), lostFilesText(lostFiles)].filter(Boolean).join(' '));
  });

  useEffect(() => {
    // Wait until the server has confirmed who is signed in.
    if (signedIn && userId === null) return undefined;
    // Deferred: in its first effect, a signed-in user's page still renders as a visitor's.
    const timer = setTimeout(() => restore(signedIn ? userId : null));
    return () => clearTimeout(timer);
  }, [signedIn, userId]);

  return [review, () => setReview(null)];
}
