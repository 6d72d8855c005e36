import type { Id } from '@maidan/contract/core/wire';
import type { Db } from '../../../db/open-database.ts';

/** A form with its fields and their options, in order. */
export async function findForm(db: Db, key: Id) {
  const form = await db
    .selectFrom('forms')
    .select(['id', 'title', 'description', 'image', 'theme'])
    .where(typeof key === 'number' ? 'id' : 'slug', '=', key)
    .executeTakeFirst();
  if (!form) return undefined;
  const [fields, options] = await Promise.all([listFields(db, form.id), listOptions(db, form.id)]);
  const optionsOf = Map.groupBy(options, (option) => option.field_id);
  return {
    ...form,
    fields: fields.map((field) => ({
      ...field,
      options: (optionsOf.get(field.id) ?? []).map(({ id, option_text }) => ({ id, option_text })),
    })),
  };
}

async function listFields(db: Db, formId: number) {
  return db
    .selectFrom('form_fields')
    .select(['id', 'label', 'type', 'is_required', 'image_url', 'subtext'])
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
