import { formById } from '@maidan/contract/league/custom-forms';
import { pictureFields } from '../../../adapters/files/media-url.ts';
import { route } from '../../../http/call.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { defineModule } from '../../module.ts';
import { findForm, findFormState } from './custom-forms.store.ts';

export const customFormsModule = defineModule({
  name: 'custom-forms',
  routes: ({ db, mediaUrl, clock }) => [
    route(formById, async ({ params }) => {
      const form = await findForm(db, params.id);
      if (!form) return null;
      const { id, title, theme, opens_at: opens, closes_at: closes } = form;
      return {
        id,
        title,
        theme,
        description: form.description || null,
        ...pictureFields('image', form.image, mediaUrl),
        fields: form.fields.map((field) => ({ ...field, ...pictureFields('image_url', field.image_url, mediaUrl) })),
        pages: form.pages,
        state: await findFormState(db, form, clock()),
        opens_at: opens === null ? null : toInstant(opens),
        closes_at: closes === null ? null : toInstant(closes),
      };
    }),
  ],
});
