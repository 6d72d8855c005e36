import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { formReceiptsQuery } from '@maidan/api-client/queries/league/custom-forms';
import type { Form } from '@maidan/contract/league/custom-forms';
import type { FormReceipt } from '@maidan/contract/league/form-receipts';
import { formatDateTime } from '@maidan/i18n/date-time';
import { Button } from '@maidan/ui/Button';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { AnswerForm } from '../AnswerForm.tsx';
import { bringBack } from '../progress/progress-saver.ts';
import { createAnswers, type Answers } from '../submit/answers.ts';
import { useAnswerForm } from '../use-answer-form.ts';
import { bringBackChange, type BegunChange } from '../waiting/begun-change.ts';
import { keptEdit } from './kept-edit.ts';
import { useKeptEdit } from './use-kept-edit.ts';

interface EditedFormProps {
  form: Form;
  receipt: FormReceipt;
  /** A change that waited on the device and is being resumed; null for none. */
  begun: BegunChange | null;
  /** @param waits the change was queued: the page already lists it and focuses that list */
  onEnd: (waits: boolean) => void;
}

function answersOf({ fields }: Form, { answers: sent, files }: FormReceipt, begun: BegunChange | null): Answers {
  const answers = createAnswers();
  bringBack(fields, answers, { answers: sent, files: files.map((file) => ({ ...file, upload: null })) });
  if (begun) bringBackChange(fields, answers, begun);
  return answers;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Edits answers that were already sent. */
export function EditedForm({ form, receipt, begun, onEnd }: EditedFormProps) {
  const client = useQueryClient();
  const query = formReceiptsQuery(useApi(), form.id);
  const { id, sent_at: sent } = receipt;
  const [answers] = useState(() => answersOf(form, receipt, begun));
  const kept = useKeptEdit(form, receipt, answers, begun !== null);
  const [revision, setRevision] = useState(kept.revision);
  function end(waits: boolean): void {
    keptEdit.clear();
    filling.pages.leave();
    onEnd(waits);
  }
  const filling = useAnswerForm(form, answers, {
    id: id ?? 0,
    revision,
    onQueued: () => end(true),
    onDone() {
      showToast(t('forms.changed'));
      end(false);
    },
    // The person is told that there are newer answers; saving again replaces them.
    onConflict: () =>
      // No retry: a missing reply must not keep the form busy, and the next save fetches again.
      client.fetchQuery({ ...query, staleTime: 0, retry: false, networkMode: 'always' }).then(
        (all) => setRevision((known) => all.find((each) => each.id === id)?.revision ?? known),
        () => undefined,
      ),
  });
  const resume = useEffectEvent(filling.pages.resume);
  useEffect(() => {
    if (kept.isBack) resume();
  }, [kept.isBack]);
  return (
    <AnswerForm
      form={form}
      answers={answers}
      filling={filling}
      submit={t('forms.saveChanges')}
      above={
        <p ref={focus} tabIndex={-1}>
          {t('forms.changing', { when: formatDateTime(sent) })}
        </p>
      }
      below={
        <Button wide onClick={() => end(false)}>
          {t('forms.keepOld')}
        </Button>
      }
    />
  );
}
