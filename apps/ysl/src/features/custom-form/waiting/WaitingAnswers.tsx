import { formatLocalTime } from '@maidan/i18n/date-time';
import { t } from '@maidan/i18n/text';
import type { Form } from '@maidan/contract/league/custom-forms';
import type { Answers } from '../submit/answers.ts';
import { useWaitingAnswers } from './use-waiting-answers.ts';
import { WaitingList } from './WaitingList.tsx';

interface WaitingAnswersProps {
  form: Form;
  answers: Answers;
  /** Whether queued answers can be returned to the form. */
  isOpen: boolean;
}

/** Answers given offline that the server does not have yet. */
export function WaitingAnswers({ form, answers, isOpen }: WaitingAnswersProps) {
  const { waiting, change } = useWaitingAnswers(form, answers);
  return (
    <WaitingList
      label={t('waiting.title')}
      rows={waiting.map((action) => {
        const time = formatLocalTime(action.time);
        return {
          key: action.key,
          text:
            action.failed === null
              ? t('forms.waits', { time })
              : t('forms.waitsRefused', { time, reason: action.failed }),
          onChange: isOpen && !action.isSending ? () => void change(action) : null,
        };
      })}
    />
  );
}
