import { t } from '@maidan/i18n/text';
import type { Form, FormState } from '@maidan/contract/league/custom-forms';
import { formatDateTime } from '@maidan/i18n/date-time';

const texts: Readonly<Record<Exclude<FormState, 'open'>, () => string>> = {
  early: () => t('forms.early'),
  closed: () => t('forms.closed'),
  full: () => t('forms.full'),
};

/** In place of the fields of a form that takes no answer now. */
export function ClosedForm({ form: { state, opens_at: opens } }: { form: Form }) {
  if (state === 'open') return null;
  if (state === 'early' && opens !== null) return <p>{t('forms.opens', { when: formatDateTime(opens) })}</p>;
  return <p>{texts[state]()}</p>;
}
