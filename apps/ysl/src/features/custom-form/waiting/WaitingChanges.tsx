import { changeAnswers } from '@maidan/actions/forms/change-answers';
import { keptFiles } from '@maidan/actions/queue/kept-files';
import { useActionRunner, useUnsent } from '@maidan/actions/use-action';
import type { Form } from '@maidan/contract/league/custom-forms';
import type { FormReceipt } from '@maidan/contract/league/form-receipts';
import { formatLocalTime } from '@maidan/i18n/date-time';
import { t } from '@maidan/i18n/text';
import { showToast } from '@maidan/ui/toast/toast-store';
import type { BegunChange } from './begun-change.ts';
import { WaitingList } from './WaitingList.tsx';

interface WaitingChangesProps {
  form: Form;
  receipts: readonly FormReceipt[];
  /** Resumes an edit that was taken from the queue. */
  onChange: (receipt: FormReceipt, change: BegunChange) => void;
}

/** Edits of sent answers that the server does not have yet or has refused. */
export function WaitingChanges({ form: { id }, receipts, onChange }: WaitingChangesProps) {
  const { cancel } = useActionRunner();
  const waiting = useUnsent(changeAnswers).filter(
    ({ input, isSending, failed }) => input.form_id === id && (failed !== null || !isSending),
  );

  async function change(action: (typeof waiting)[number], receipt: FormReceipt): Promise<void> {
    // Cancelling deletes the action's files, so they are read first. If they are lost, the text is still restored.
    const input = ((await keptFiles.find(action.input)) ?? action.input) as BegunChange;
    if (await cancel(action)) onChange(receipt, input);
    else showToast(t('waiting.tooLate'), { tone: 'error' });
  }

  return (
    <WaitingList
      label={t('forms.changesWaiting')}
      rows={waiting.map((action) => {
        const time = formatLocalTime(action.time);
        const receipt = receipts.find((one) => one.can_edit && one.id === action.input.id);
        return {
          key: action.key,
          text:
            action.failed === null
              ? t('forms.changeWaits', { time })
              : t('forms.changeRefused', { time, reason: action.failed }),
          onChange: receipt ? () => void change(action, receipt) : null,
        };
      })}
    />
  );
}
