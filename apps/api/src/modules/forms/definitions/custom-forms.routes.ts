import { formById, openFormLink } from '@maidan/contract/league/custom-forms';
import { route } from '../../../http/call.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { readShownMedia } from '../../media/media.reply.ts';
import { defineModule } from '../../module.ts';
import { findForm, findFormState, listGrounds } from './custom-forms.store.ts';
import { openLink } from './form-link.service.ts';
import { requireForm } from './require-form.service.ts';

export const customFormsModule = defineModule({
  name: 'custom-forms',
  routes: ({ db, mediaUrl, clock, pepper }) => [
    route(openFormLink, async ({ body }) => {
      const { id, fields } = await requireForm(db, body.form_id);
      const answers = openLink(pepper, { formId: id, fields }, body.link, clock());
      return { is_valid: answers !== null, answers: answers ?? [] };
    }),

    route(formById, async ({ params }) => {
      const form = await findForm(db, params.id);
      if (!form) return null;
      const media = await readShownMedia({ db, mediaUrl }, [
        form.image,
        ...form.fields.map((field) => field.image_url),
      ]);
      const { id, title, theme, opens_at: opens, closes_at: closes } = form;
      return {
        id,
        title,
        theme,
        description: form.description || null,
        ...media.picture('image', form.image),
        fields: form.fields.map((field) => ({ ...field, ...media.picture('image_url', field.image_url) })),
        pages: form.pages,
        grounds: form.fields.some(({ kind }) => kind === 'ground') ? await listGrounds(db) : [],
        state: await findFormState(db, form, clock()),
        opens_at: opens === null ? null : toInstant(opens),
        closes_at: closes === null ? null : toInstant(closes),
        has_waiting_list: form.has_waiting_list === 1,
        one_each: form.one_each === 1,
      };
    }),
  ],
});
