import { isKeptFile, keptFiles } from '@maidan/actions/queue/kept-files';
import { submitForm } from '@maidan/actions/forms/submit-form';
import { useActionRunner, useUnsent } from '@maidan/actions/use-action';
import type { Body } from '@maidan/contract/core/endpoint';
import type { saveFormResponse, Form } from '@maidan/contract/league/custom-forms';
import { showToast } from '@maidan/ui/toast/toast-store';
import { t } from '@maidan/i18n/text';
import { bringBack } from '../progress/progress-saver.ts';
import type { Answers } from '../submit/answers.ts';

type Sent = Body<typeof saveFormResponse>;

/** Answers to this form queued on the device, and how to return them to the form. */
export function useWaitingAnswers({ id, fields }: Pick<Form, 'id' | 'fields'>, answers: Answers) {
  const { cancel } = useActionRunner();
  const waiting = useUnsent(submitForm).filter(
    ({ input, isSending, failed }) => input.form_id === id && (failed !== null || !isSending || hasKeptFiles(input)),
  );

  async function change(action: (typeof waiting)[number]): Promise<void> {
    if (!answers.isUntouched()) return void showToast(t('forms.sendFirst'), { tone: 'error' });
    // Cancelling deletes the action's files, so they are read first. If they are lost, the text is still restored.
    const input = ((await keptFiles.find(action.input)) ?? action.input) as Sent;
    if (!(await cancel(action))) return void showToast(t('waiting.tooLate'), { tone: 'error' });
    const texts = input.answers.map((one) => ({ field_id: one.formfield_id, text: one.answer_text }));
    bringBack(fields, answers, { answers: texts, files: [] });
    for (const { formfield_id: of, file } of input.answers) if (file instanceof File) answers.set(of, { file });
  }

  return { waiting, change };
}

const hasKeptFiles = ({ answers }: Sent): boolean => answers.some(({ file }) => isKeptFile(file));
