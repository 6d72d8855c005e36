import { formReceipts, withdrawResponse } from '@maidan/contract/league/form-receipts';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { defineModule } from '../../module.ts';
import { releaseStorage } from '../../users/storage-quota.store.ts';
import { findForm, takeFormLimits } from '../definitions/custom-forms.store.ts';
import { isWithdrawable } from '../definitions/form-state.service.ts';
import { findOwnResponse, listReceipts, removeResponse } from './form-receipts.store.ts';

/** What people have sent, for themselves. */
export const formReceiptsModule = defineModule({
  name: 'form-receipts',
  routes: ({ db, clock }) => [
    route(formReceipts, async ({ params }, { user: { userId } }) => {
      const form = await findForm(db, params.id);
      if (!form) throw errors.notFound('form');
      const can_withdraw = isWithdrawable(form, clock());
      const receipts = await listReceipts(db, form.id, userId);
      return {
        data: receipts.map(({ created_at, ...rest }) => ({ ...rest, sent_at: toInstant(created_at), can_withdraw })),
      };
    }),

    route(withdrawResponse, async ({ params }, { user: { userId }, once }) => {
      await once(async (tx, now) => {
        const { id } = params;
        const response = typeof id === 'number' ? await findOwnResponse(tx, id, userId) : null;
        if (!response) throw errors.notFound('answer');
        // Waits for those who take the last place.
        const form = await takeFormLimits(tx, response.form_id);
        if (!isWithdrawable(form, now)) {
          throw errors.conflict('form_closed', { text: 'These answers can no longer be withdrawn.' });
        }
        await releaseStorage(tx, userId, ...(await removeResponse(tx, response.id)));
      });
      return null;
    }),
  ],
});
