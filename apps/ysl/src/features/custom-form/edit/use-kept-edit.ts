import { useSession } from '@maidan/auth/session/use-session';
import type { Form } from '@maidan/contract/league/custom-forms';
import type { FormReceipt } from '@maidan/contract/league/form-receipts';
import { t } from '@maidan/i18n/text';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useEffect, useState } from 'react';
import type { Answers } from '../submit/answers.ts';
import { lostFilesText } from '../submit/use-restored-answers.ts';
import { bringBackEdit, keptEdit, writeEdit } from './kept-edit.ts';

/** Milliseconds after the last change. */
const PAUSE_MS = 500;

/**
 * Restores an edit of these answers that a reload interrupted, and stores further changes.
 * @param isBegun whether the answers already contain a change that no tab has stored yet
 * @returns the revision that the edit started from, and whether it was restored after a reload
 */
export function useKeptEdit(form: Form, receipt: FormReceipt, answers: Answers, isBegun: boolean) {
  const { userId } = useSession();
  const [found] = useState(() => {
    const kept = userId === null || isBegun ? null : keptEdit.peek({ formId: form.id, userId });
    if (kept?.responseId !== receipt.id) return null;
    bringBackEdit(form.fields, answers, kept);
    return kept;
  });
  const revision = found?.revision ?? receipt.revision;

  useEffect(() => {
    if (!found) return;
    const labels = form.fields.filter(({ id }) => found.lost.includes(String(id))).map(({ label }) => label);
    showToast([t('forms.answersBack'), lostFilesText(labels)].filter(Boolean).join(' '));
  }, [found, form.fields]);

  useEffect(() => {
    if (userId === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isKept = true;
    const about = { formId: form.id, userId, responseId: receipt.id ?? 0, revision };
    const keep = () => {
      clearTimeout(timer);
      if (isKept) return;
      isKept = true;
      keptEdit.keep(writeEdit(about, form.fields, answers));
    };
    if (isBegun) keptEdit.keep(writeEdit(about, form.fields, answers));
    const unsubscribe = answers.subscribeAll(() => {
      isKept = false;
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE_MS);
    });
    addEventListener('pagehide', keep);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [answers, form.id, form.fields, receipt.id, revision, userId, isBegun]);

  return { revision, isBack: found !== null };
}
