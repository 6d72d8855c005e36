import type { Form, FormState } from '@maidan/contract/league/custom-forms';
import { formatDateTime } from '@maidan/i18n/date-time';

const texts: Readonly<Record<Exclude<FormState, 'open'>, string>> = {
  early: 'This form is not open yet.',
  closed: 'This form is closed.',
  full: 'This form has all the answers that it takes.',
};

/** In place of the fields of a form that takes no answer now. */
export function ClosedForm({ form: { state, opens_at: opens } }: { form: Form }) {
  if (state === 'open') return null;
  if (state === 'early' && opens !== null) return <p>This form opens on {formatDateTime(opens)}.</p>;
  return <p>{texts[state]}</p>;
}
