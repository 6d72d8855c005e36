import { baseTypeOf, kindOf } from '@maidan/contract/rules/field-kinds';
import type { Tx } from '../../../db/open-database.ts';
import { writeSettings } from './field-settings.service.ts';
import type { FormField } from './form-content.service.ts';

/**
 * Replaces the fields of a form. A field is identified by its name and an option by its position, so their ids stay,
 * and with them the answers. A removed field is hidden, because answers refer to it; a removed option is deleted,
 * because answers contain its text.
 * @param fields with their pictures as they are stored
 */
export async function writeFields(tx: Tx, formId: number, fields: readonly FormField[]): Promise<void> {
  const before = await readFields(tx, formId);
  await tx.updateTable('form_fields').set({ is_shown: 0 }).where('form_id', '=', formId).execute();
  for (const [position, field] of fields.entries()) await writeField(tx, formId, position, field);
  // Importing the same pack again changes nothing, and causes no conflict for anyone editing the form.
  if ((await readFields(tx, formId)) === before) return;
  await tx
    .updateTable('forms')
    .set((update) => ({ revision: update('revision', '+', 1) }))
    .where('id', '=', formId)
    .execute();
}

/** All stored data of the fields, for comparison. */
async function readFields(tx: Tx, formId: number): Promise<string> {
  const fields = await tx.selectFrom('form_fields').selectAll().where('form_id', '=', formId).orderBy('id').execute();
  const options = await tx
    .selectFrom('form_field_options as option')
    .innerJoin('form_fields as field', 'field.id', 'option.field_id')
    .selectAll('option')
    .where('field.form_id', '=', formId)
    .orderBy('option.id')
    .execute();
  return JSON.stringify([fields, options]);
}

async function writeField(
  tx: Tx,
  form_id: number,
  position: number,
  { name, options, shown_if, required_if, type, account_value, min, max, ...field }: FormField,
): Promise<void> {
  const settings = writeSettings({ account_value, kind: kindOf(type), min, max });
  const conditions = { shown_if: toJson(shown_if), required_if: toJson(required_if) };
  const row = { ...field, ...conditions, type: baseTypeOf(type), settings, position, is_shown: 1 as const };
  const { id: field_id } = await tx
    .insertInto('form_fields')
    .values({ form_id, name, ...row })
    .onConflict((conflict) => conflict.columns(['form_id', 'name']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  const extra = tx.deleteFrom('form_field_options').where('field_id', '=', field_id);
  await extra.where('position', '>=', options.length).execute();
  for (const [at, option_text] of options.entries()) {
    await tx
      .insertInto('form_field_options')
      .values({ field_id, position: at, option_text })
      .onConflict((conflict) => conflict.columns(['field_id', 'position']).doUpdateSet({ option_text }))
      .execute();
  }
}

const toJson = (condition: FormField['shown_if']): string | null =>
  condition === null ? null : JSON.stringify(condition);
