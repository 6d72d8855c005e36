import type { FormState } from '@maidan/contract/league/custom-forms';
import { t } from '@maidan/i18n/text';
import type { Tx } from '../../../db/open-database.ts';
import { errors } from '../../../http/errors/errors.ts';
import { hasHeldPlace, removeFromList } from '../../waiting-list/waiting-list.store.ts';
import { listOfForm } from '../waiting/form-waiting.service.ts';
import { findFormState, hasAnswered, takeFormLimits } from '../definitions/custom-forms.store.ts';

const texts: Readonly<Record<Exclude<FormState, 'open'>, () => string>> = {
  early: () => t('refused.formEarly'),
  closed: () => t('errors.formClosed'),
  full: () => t('refused.formFull'),
};

/**
 * Uses the place that is held for the person, if there is one.
 * @throws ApiError 409 if the form accepts no responses, or no more from this person
 */
export async function requireOpen(tx: Tx, formId: number, userId: number, now: number): Promise<void> {
  const form = await takeFormLimits(tx, formId);
  const state = await findFormState(tx, form, now);
  const list = listOfForm(formId);
  const isHeld = state === 'full' && (await hasHeldPlace(tx, list, userId, now));
  if (state !== 'open' && !isHeld) throw errors.conflict('form_closed', { text: texts[state] });
  if (form.one_each === 1 && (await hasAnswered(tx, formId, userId))) {
    throw errors.conflict('form_closed', { text: () => t('refused.answeredOnce') });
  }
  await removeFromList(tx, list, userId);
}
