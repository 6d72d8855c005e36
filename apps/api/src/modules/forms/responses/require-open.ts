import type { FormState } from '@maidan/contract/league/custom-forms';
import type { Tx } from '../../../db/open-database.ts';
import { errors } from '../../../http/errors/errors.ts';
import { findFormState, hasAnswered, takeFormLimits } from '../definitions/custom-forms.store.ts';

const texts: Readonly<Record<Exclude<FormState, 'open'>, string>> = {
  early: 'This form is not open yet.',
  closed: 'This form is closed.',
  full: 'This form has all the answers that it takes.',
};

/** @throws ApiError 409 for a form that takes no answer, or none more from this person */
export async function requireOpen(tx: Tx, formId: number, userId: number, now: number): Promise<void> {
  const form = await takeFormLimits(tx, formId);
  const state = await findFormState(tx, form, now);
  if (state !== 'open') throw errors.conflict('form_closed', { text: texts[state] });
  if (form.one_each === 1 && (await hasAnswered(tx, formId, userId))) {
    throw errors.conflict('form_closed', { text: 'You have already answered this form.' });
  }
}
