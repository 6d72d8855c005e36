import { dropFormProgress, formProgress, saveFormProgress } from '@maidan/contract/league/form-progress';
import { judgeFields } from '@maidan/contract/rules/form-conditions';
import { t } from '@maidan/i18n/text';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { requireConsent } from '../../consent/require-consent.service.ts';
import { defineModule } from '../../module.ts';
import { requireForm } from '../definitions/require-form.service.ts';
import { countProgress, dropProgress, findProgress, keepProgress, listArrived } from './form-progress.store.ts';

/** More forms than anyone fills in at once. */
const FORMS_MAX = 20;

function changedElsewhere(): never {
  throw errors.conflict('form_changed', { text: () => t('refused.answersChanged') });
}

/** Unsent answers that people have begun: only they see them. */
export const formProgressModule = defineModule({
  name: 'form-progress',
  routes: ({ db, clock, settings }) => [
    route(formProgress, async ({ params }, { user: { userId } }) => {
      const { id } = await requireForm(db, params.id);
      const found = await findProgress(db, id, userId, clock());
      if (!found) return null;
      const { answers, files, changed_at, expires_at } = found;
      return { answers, files, changed_at: toInstant(changed_at), expires_at: toInstant(expires_at) };
    }),

    route(saveFormProgress, async ({ params, body }, { user: { userId }, once }) => {
      const form = await requireForm(db, params.id);
      return once(async (tx, now) => {
        await requireConsent(tx, settings, userId, now);
        if ((await countProgress(tx, userId, form.id)) >= FORMS_MAX) {
          throw errors.tooLarge(() => t('refused.manyForms', { most: FORMS_MAX }));
        }
        const arrived = new Set(
          (
            await listArrived(
              tx,
              userId,
              body.files.map(({ upload }) => upload),
              now,
            )
          ).map(({ id }) => id),
        );
        const texts = new Map(body.answers.map(({ field_id, text }) => [String(field_id), text]));
        const uploads = new Map(
          body.files.flatMap(({ field_id, upload }) => (arrived.has(upload) ? [[String(field_id), upload]] : [])),
        );
        const shown = judgeFields(form.fields, ({ id }) => ({
          text: texts.get(String(id)) ?? '',
          file: uploads.get(String(id)) ?? null,
        })).map(({ field }) => field);
        const kept = {
          answers: shown.flatMap(({ id, type }) => {
            const text = texts.get(String(id)) ?? '';
            return type === 'file' || type === 'image' || text === '' ? [] : [{ field_id: id, text }];
          }),
          files: shown.flatMap(({ id, type }) => {
            const upload_id = uploads.get(String(id));
            return type === 'file' && upload_id !== undefined ? [{ field_id: id, upload_id }] : [];
          }),
        };
        const of = { formId: form.id, userId, seen: body.replaces === null ? null : Date.parse(body.replaces) };
        const { changed_at, expires_at } = (await keepProgress(tx, of, kept, now)) ?? changedElsewhere();
        return { changed_at: toInstant(changed_at), expires_at: toInstant(expires_at) };
      });
    }),

    route(dropFormProgress, async ({ params, query }, { user: { userId }, once }) => {
      const { id } = await requireForm(db, params.id);
      await once(async (tx, now) => {
        await dropProgress(tx, { formId: id, userId, seen: Date.parse(query.replaces) }, now);
        if (await findProgress(tx, id, userId, now)) changedElsewhere();
      });
      return null;
    }),
  ],
});
