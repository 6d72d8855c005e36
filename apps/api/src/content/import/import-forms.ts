import type { Tx } from '../../db/open-database.ts';
import type { ImportStep } from './import-pack.ts';
import type { PackField } from '../format/pack-forms.ts';

/**
 * Forms by their slug, fields by their name within the form, options by their place: ids stay, and with them the
 * answers. A field that is gone from the pack is hidden, since answers hang on it; an option is deleted, since answers
 * carry its words.
 */
export async function importForms(step: ImportStep): Promise<void> {
  const { tx, pack, findMedia } = step;
  for (const { slug, fields, ...form } of pack['forms.json']) {
    const row = { ...form, image: findMedia(form.image)?.stored ?? null };
    const { id } = await tx
      .insertInto('forms')
      .values({ slug, ...row })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.updateTable('form_fields').set({ is_shown: 0 }).where('form_id', '=', id).execute();
    for (const [position, field] of fields.entries()) await importField(step, id, position, field);
  }
}

async function importField(step: ImportStep, form_id: number, position: number, field: PackField): Promise<void> {
  const { name, options, ...rest } = field;
  const image_url = step.findMedia(field.image_url)?.stored ?? null;
  const row = { ...rest, image_url, position, is_shown: 1 as const };
  const { id } = await step.tx
    .insertInto('form_fields')
    .values({ form_id, name, ...row })
    .onConflict((conflict) => conflict.columns(['form_id', 'name']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  await importOptions(step.tx, id, options);
}

async function importOptions(tx: Tx, field_id: number, options: readonly string[]): Promise<void> {
  const extra = tx.deleteFrom('form_field_options').where('field_id', '=', field_id);
  await extra.where('position', '>=', options.length).execute();
  if (options.length === 0) return;
  await tx
    .insertInto('form_field_options')
    .values(options.map((option_text, position) => ({ field_id, position, option_text })))
    .onConflict((conflict) =>
      conflict.columns(['field_id', 'position']).doUpdateSet((row) => ({ option_text: row.ref('excluded.option_text') })),
    )
    .execute();
}
