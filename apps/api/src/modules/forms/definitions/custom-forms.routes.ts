import { formById } from '@maidan/contract/league/custom-forms';
import type { AppContext } from '../../app-context.ts';
import { route } from '../../../http/call.ts';
import type { Route } from '../../../http/call.ts';
import { findForm } from './custom-forms.store.ts';

export function customFormRoutes({ db, mediaUrl }: AppContext): Route[] {
  return [
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
  ];
}
