import { formReceipts, withdrawResponse } from '@maidan/contract/league/form-receipts';
import { t } from '@maidan/i18n/text';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { defineModule } from '../../module.ts';
import { releaseStorage } from '../../users/storage-quota.store.ts';
import { takeFormLimits } from '../definitions/custom-forms.store.ts';
import { isEditable, isWithdrawable } from '../definitions/form-state.service.ts';
import { requireForm } from '../definitions/require-form.service.ts';
import { noteAnswerEvent } from '../../webhooks/note-event.store.ts';
import { offerFormPlaces } from '../waiting/form-waiting.service.ts';
import { findOwnResponse, listReceipts, removeResponse } from './form-receipts.store.ts';

/** A person's own responses. */
export const formReceiptsModule = defineModule({
  name: 'form-receipts',
  routes: ({ db, clock, settings }) => [
    route(formReceipts, async ({ params }, { user: { userId } }) => {
      const form = await requireForm(db, params.id);
      const can_withdraw = isWithdrawable(form, clock());
      const isOpen = isEditable(form, clock());
      const receipts = await listReceipts(db, form.id, userId);
      return {
        data: receipts.map(({ created_at, edited_at, state, ...rest }) => ({
          ...rest,
          sent_at: toInstant(created_at),
          edited_at: edited_at === null ? null : toInstant(edited_at),
          can_withdraw,
          can_edit: isOpen && state === 'new',
        })),
      };
    }),

    route(withdrawResponse, async ({ params }, { user: { userId }, once }) => {
      await once(async (tx, now) => {
        const { id } = params;
        const response = typeof id === 'number' ? await findOwnResponse(tx, id, userId) : null;
        if (!response) throw errors.notFound('answer');
        // Waits for requests that are taking the last place.
        const form = await takeFormLimits(tx, response.form_id);
        if (!isWithdrawable(form, now)) {
          throw errors.conflict('form_closed', { text: () => t('refused.notWithdrawn') });
        }
        const withdrawn = {
          event: 'answer.withdrawn',
          formId: form.id,
          id: response.id,
          state: response.state,
        } as const;
        await noteAnswerEvent(tx, withdrawn, now);
        await releaseStorage(tx, userId, ...(await removeResponse(tx, response.id)));
        await offerFormPlaces(tx, settings, form.id, now);
      });
      return null;
    }),
  ],
});
