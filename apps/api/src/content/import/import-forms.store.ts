import { saveBySlug } from '../../db/save-by-slug.ts';
import { writeFields } from '../../modules/forms/definitions/write-fields.store.ts';
import type { Pack } from '../format/pack-schema.ts';
import type { ImportStep } from './import-pack.store.ts';

/** A slug identifies a form. A draft by staff stays a draft. */
export async function importForms({ tx, findMedia }: ImportStep, forms: Pack['forms.json']): Promise<void> {
  const stored = (value: string | null) => findMedia(value)?.id ?? null;
  for (const { slug, fields, ...form } of forms) {
    const id = await saveBySlug(tx, 'forms', slug, { ...form, image: stored(form.image), is_draft: 0 as const });
    await writeFields(
      tx,
      id,
      fields.map((field) => ({ ...field, image_url: stored(field.image_url) })),
    );
  }
}
