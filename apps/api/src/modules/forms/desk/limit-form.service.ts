import type { FormLimits } from '@maidan/contract/desk/forms/form-builder';
import type { Tx } from '../../../db/open-database.ts';
import type { LogAct } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { offerFormPlaces } from '../waiting/form-waiting.service.ts';
import { describeLimits } from './form-builder.reply.ts';
import { takeForm, writeLimits } from './form-builder.store.ts';

interface Step {
  readonly tx: Tx;
  readonly now: number;
  readonly log: LogAct;
}

/**
 * Changes when and for whom a form is open. Places that become free go to people on the waiting list.
 * @returns the new limits
 * @throws ApiError 404, 422
 */
export async function limitForm(
  { tx, now, log }: Step,
  id: number,
  wanted: FormLimits,
  settings: Parameters<typeof offerFormPlaces>[1],
): Promise<FormLimits> {
  const form = await takeForm(tx, id);
  const before = describeLimits(form);
  const [opens_at, closes_at] = [timeOf(wanted.opens_at), timeOf(wanted.closes_at)];
  if (opens_at !== null && closes_at !== null && closes_at <= opens_at) {
    throw errors.invalidField('closes_at', 'It must close after it opens.');
  }
  const { answers_max, answers_kept_days } = wanted;
  const closed_at = wanted.is_closed ? (form.closed_at ?? now) : null;
  const flags = {
    one_each: wanted.one_each ? 1 : 0,
    can_withdraw: wanted.can_withdraw ? 1 : 0,
    can_edit: wanted.can_edit ? 1 : 0,
    has_waiting_list: wanted.has_waiting_list ? 1 : 0,
  } as const;
  const limits = { opens_at, closes_at, closed_at, answers_max, answers_kept_days, ...flags };
  await writeLimits(tx, form.id, limits);
  await offerFormPlaces(tx, settings, form.id, now);
  const after = describeLimits(limits);
  const changed = changesBetween(before, after);
  const isClosing = before.is_closed !== after.is_closed && Object.keys(changed.after).length === 1;
  const action = isClosing ? (after.is_closed ? 'form.closed' : 'form.reopened') : 'form.limited';
  if (Object.keys(changed.after).length > 0) {
    await log({ action, thing: { kind: 'form', id: form.id, name: form.title }, ...changed });
  }
  return after;
}

const timeOf = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant));

const words = (value: string | number | boolean | null) => (value === null ? null : String(value));

/** The changed limits, for the log. */
function changesBetween(before: FormLimits, after: FormLimits) {
  const names = (Object.keys(after) as (keyof FormLimits)[]).filter((name) => before[name] !== after[name]);
  const pick = (limits: FormLimits) => Object.fromEntries(names.map((name) => [name, words(limits[name])]));
  return { before: pick(before), after: pick(after) };
}
