import { saveBySlug } from '../../db/save-by-slug.ts';
import type { PackField } from '../format/pack-forms.ts';
import type { Pack } from '../format/pack-schema.ts';
import type { ImportStep } from './import-pack.store.ts';

/**
 * A slug identifies a form, a name its field, a position an option: ids stay, and with them the answers. A field that
 * left the pack is hidden, because answers refer to it; an option is deleted, because answers carry its text.
 */
export async function importForms(step: ImportStep, forms: Pack['forms.json']): Promise<void> {
  const { tx, findMedia } = step;
  for (const { slug, fields, ...form } of forms) {
    const id = await saveBySlug(tx, 'forms', slug, { ...form, image: findMedia(form.image)?.stored ?? null });
    await tx.updateTable('form_fields').set({ is_shown: 0 }).where('form_id', '=', id).execute();
    for (const [position, field] of fields.entries()) await importField(step, id, position, field);
  }
}

async function importField(
  { tx, findMedia }: ImportStep,
  form_id: number,
  position: number,
  { name, options, ...field }: PackField,
): Promise<void> {
  const row = { ...field, image_url: findMedia(field.image_url)?.stored ?? null, position, is_shown: 1 as const };
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
