import type { FormState } from '@maidan/contract/league/custom-forms';
import type { Flag, Time } from '../../../db/value-types.ts';

export interface FormLimitRow {
  readonly is_draft: Flag;
  readonly opens_at: Time | null;
  readonly closes_at: Time | null;
  readonly closed_at: Time | null;
  readonly answers_max: number | null;
}

/** Whether people may still withdraw their responses. */
export const isWithdrawable = (form: FormLimitRow & { readonly can_withdraw: Flag }, now: number): boolean =>
  form.can_withdraw === 1 && formStateOf(form, 0, now) !== 'closed';

/** Whether people may still change responses that staff have not decided about. */
export const isEditable = (form: FormLimitRow & { readonly can_edit: Flag }, now: number): boolean =>
  form.can_edit === 1 && formStateOf(form, 0, now) !== 'closed';

/** Whether a published form accepts responses. @param answers the number of responses so far */
export function formStateOf(
  { opens_at: opens, closes_at: closes, closed_at: closed, answers_max: most }: FormLimitRow,
  answers: number,
  now: number,
): FormState {
  if (closed !== null || (closes !== null && closes <= now)) return 'closed';
  if (opens !== null && opens > now) return 'early';
  return most !== null && answers >= most ? 'full' : 'open';
}
