import type { Id } from '@maidan/contract/core/wire';
import type { FieldType, FormField } from '@maidan/contract/league/custom-forms';
import type { Condition, JudgedField } from '@maidan/contract/rules/form-conditions';
import { readPages } from '@maidan/contract/rules/form-pages';
import type { Db, Tx } from '../../../db/open-database.ts';
import { countWaiting } from '../../waiting-list/waiting-list.store.ts';
import { readSettings } from './field-settings.service.ts';
import { formStateOf, type FormLimitRow } from './form-state.service.ts';

/** A published form with its fields and their options, in order. */
export async function findForm(db: Db, key: Id) {
  const form = await db
    .selectFrom('forms')
    .select(['id', 'title', 'description', 'image', 'theme', 'is_draft'])
    .select(['opens_at', 'closes_at', 'closed_at', 'answers_max', 'one_each', 'can_withdraw', 'can_edit'])
    .select('has_waiting_list')
    .where(typeof key === 'number' ? 'id' : 'slug', '=', key)
    .where('is_draft', '=', 0)
    .executeTakeFirst();
  if (!form) return undefined;
  const [fields, options] = await Promise.all([listFields(db, form.id), listOptions(db, form.id)]);
  const optionsOf = Map.groupBy(options, (option) => option.field_id);
  const idOf = new Map(fields.map(({ name, id }) => [name, id]));
  const read = readPages(fields.map((field) => ({ ...field, shown_if: readCondition(field.shown_if, idOf) })));
  return {
    ...form,
    fields: read.fields.map(({ name: _name, type, settings, ...field }) => ({
      ...field,
      ...readSettings(settings),
      type: type as FieldType,
      ...requirementOf(field, readCondition(field.required_if, idOf)),
      options: (optionsOf.get(field.id) ?? []).map(({ id, option_text }) => ({ id, option_text })),
    })),
    pages: read.pages.map(({ title, first }) => ({ title, first })),
  };
}

/**
 * Clients without support for conditions show every field, so a field with a condition is not marked as required: its
 * second condition, `required_if`, requires it instead.
 */
function requirementOf(
  { is_required, shown_if, page_if }: Pick<JudgedField, 'is_required' | 'shown_if' | 'page_if'>,
  required_if: ReadCondition | null,
) {
  if ((!shown_if && !page_if) || is_required === 0) return { is_required, required_if };
  return { is_required: 0 as const, required_if: { match: 'all' as const, rules: [] } };
}

type ReadCondition = NonNullable<FormField['required_if']>;

/** A rule about a removed field is never met. */
function readCondition(json: string | null, idOf: ReadonlyMap<string, number>): ReadCondition | null {
  if (json === null) return null;
  const { match, rules } = JSON.parse(json) as Condition;
  return {
    match,
    rules: rules.map(({ field, test, values }) => ({ field: idOf.get(String(field)) ?? 0, test, values: [...values] })),
  };
}

const GROUNDS_MAX = 100;

/** The grounds of all league matches, by name. */
export async function listGrounds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('named_fixtures')
    .select('ground')
    .distinct()
    .where('ground', 'is not', null)
    .where('ground', '!=', '')
    .orderBy('ground')
    .limit(GROUNDS_MAX)
    .execute();
  return rows.flatMap(({ ground }) => ground ?? []);
}

async function listFields(db: Db, formId: number) {
  return db
    .selectFrom('form_fields')
    .select(['id', 'name', 'label', 'type', 'is_required', 'image_url', 'subtext', 'shown_if', 'required_if'])
    .select('settings')
    .where('form_id', '=', formId)
    .where('is_shown', '=', 1)
    .orderBy('position')
    .execute();
}

async function listOptions(db: Db, formId: number) {
  return db
    .selectFrom('form_field_options as option')
    .innerJoin('form_fields as field', 'field.id', 'option.field_id')
    .select(['option.id', 'option.field_id', 'option.option_text'])
    .where('field.form_id', '=', formId)
    .where('field.is_shown', '=', 1)
    .orderBy('option.field_id')
    .orderBy('option.position')
    .execute();
}

/**
 * Whether a form accepts responses now. Responses are counted only where their number matters, together with the
 * people who are waiting: no one can jump the queue.
 */
export async function findFormState(db: Db, form: FormLimitRow & { readonly id: number }, now: number) {
  if (form.answers_max === null) return formStateOf(form, 0, now);
  const waiting = await countWaiting(db, { of: 'form_id', id: form.id }, now);
  return formStateOf(form, waiting + (await countResponses(db, form.id)), now);
}

export async function countResponses(db: Db, formId: number): Promise<number> {
  const { found } = await db
    .selectFrom('form_responses')
    .select((select) => select.fn.countAll<number>().as('found'))
    .where('form_id', '=', formId)
    .executeTakeFirstOrThrow();
  return Number(found);
}

/**
 * Locks the limits of a form: when two people send the last response at once, the second waits and then sees the first.
 */
export async function takeFormLimits(tx: Tx, formId: number) {
  return tx
    .updateTable('forms')
    .set((update) => ({ revision: update.ref('revision') }))
    .where('id', '=', formId)
    .returning(['id', 'title', 'is_draft', 'opens_at', 'closes_at', 'closed_at', 'answers_max'])
    .returning(['one_each', 'can_withdraw', 'can_edit', 'has_waiting_list'])
    .executeTakeFirstOrThrow();
}

export async function hasAnswered(db: Db, formId: number, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('form_responses')
    .select('id')
    .where('user_id', '=', userId)
    .where('form_id', '=', formId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
