import { formById } from '@maidan/contract/league/custom-forms';
import { pictureFields } from '../../../adapters/files/media-url.ts';
import { route } from '../../../http/call.ts';
import { defineModule } from '../../module.ts';
import { findForm } from './custom-forms.store.ts';

export const customFormsModule = defineModule({
  name: 'custom-forms',
  routes: ({ db, mediaUrl }) => [
    route(formById, async ({ params }) => {
      const form = await findForm(db, params.id);
      if (!form) return null;
      return {
        ...form,
        description: form.description || null,
        ...pictureFields('image', form.image, mediaUrl),
        fields: form.fields.map((field) => ({ ...field, ...pictureFields('image_url', field.image_url, mediaUrl) })),
      };
    }),
  ],
});
