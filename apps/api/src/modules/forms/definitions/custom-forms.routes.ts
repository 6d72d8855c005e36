import { formById } from '@maidan/contract/league/custom-forms';
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
        image: mediaUrl(form.image),
        fields: form.fields.map((field) => ({ ...field, image_url: mediaUrl(field.image_url) })),
      };
    }),
  ],
});
