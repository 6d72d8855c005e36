import { formatLocalTime } from '@maidan/i18n/date-time';
import { t } from '@maidan/i18n/text';
import type { Form } from '@maidan/contract/league/custom-forms';
import type { Answers } from '../submit/answers.ts';
import { useWaitingAnswers } from './use-waiting-answers.ts';
import { WaitingList } from './WaitingList.tsx';

interface WaitingAnswersProps {
  form: Form;
  answers: Answers;
  /** Whether the form can take answers back. */
  isOpen: boolean;
}

/** What the user has answered without a network, and the server does not have yet. */
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
