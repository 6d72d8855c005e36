import { t } from '@maidan/i18n/text';
import type { Form, FormState } from '@maidan/contract/league/custom-forms';
import { formatDateTime } from '@maidan/i18n/date-time';
import { WaitingNote } from '@maidan/site/features/registrations/WaitingNote';
import type { useFormWaiting } from './use-form-waiting.ts';

const texts: Readonly<Record<Exclude<FormState, 'open'>, () => string>> = {
  early: () => t('forms.early'),
  closed: () => t('forms.closed'),
  full: () => t('forms.full'),
};

interface ClosedFormProps {
  form: Form;
  waiting: ReturnType<typeof useFormWaiting>;
}

/** Replaces the fields of a form that does not accept answers now. */
export function ClosedForm({ form: { state, opens_at: opens }, waiting }: ClosedFormProps) {
  if (state === 'open') return null;
  if (state === 'early' && opens !== null) return <p>{t('forms.opens', { when: formatDateTime(opens) })}</p>;
  return (
    <>
      <p>{texts[state]()}</p>
      {waiting && <WaitingNote {...waiting} />}
    </>
  );
}
