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
  /** Goes on with a change, which no longer waits. */
  onChange: (receipt: FormReceipt, change: BegunChange) => void;
}

/** Changes of answers that were sent, which the server does not have yet or has refused. */
export function WaitingChanges({ form: { id }, receipts, onChange }: WaitingChangesProps) {
  const { cancel } = useActionRunner();
  const waiting = useUnsent(changeAnswers).filter(
    ({ input, isSending, failed }) => input.form_id === id && (failed !== null || !isSending),
  );

  async function change(action: (typeof waiting)[number], receipt: FormReceipt): Promise<void> {
    // The files go with the action, so they are read first. Of a lost one the rest comes back.
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
