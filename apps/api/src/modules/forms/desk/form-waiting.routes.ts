import { formWaitingList, offerWaitingPlace, removeWaitingPerson } from '@maidan/contract/desk/forms/form-waiting';
import type { Tx } from '../../../db/open-database.ts';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { takeFormLimits } from '../definitions/custom-forms.store.ts';
import { listOfForm, offerFormPlaces } from '../waiting/form-waiting.service.ts';
import { defineModule } from '../../module.ts';
import { removeFromList } from '../../waiting-list/waiting-list.store.ts';
import { requireId } from '../../access/cursors.service.ts';
import { findDeskForm } from './forms.store.ts';
import { offerOutOfTurn, pageOfWaiting, takeWaiting } from '../../waiting-list/desk/waiting-people.service.ts';

/** The waiting list of a form, for staff: its order, and offers out of turn. */
export const deskFormWaitingModule = defineModule({
  name: 'desk-form-waiting',
  routes: ({ db, clock, settings }) => [
    route(formWaitingList, async ({ params, query }) => {
      const form = await findDeskForm(db, requireId(params.id, 'form'));
      if (!form) throw errors.notFound('form');
      return pageOfWaiting(db, listOfForm(form.id), query.cursor, clock());
    }),

    route(offerWaitingPlace, ({ params }, { act }) =>
      act(async (tx, now, log) => {
        const { owner, entry } = await takeWaiting(tx, 'form_id', params.id, now, lockForm(tx));
        const { id, title: name, closes_at: closesAt } = owner;
        if (entry.offered_until === null && closesAt !== null && closesAt <= now) {
          throw errors.conflict('form_closed', { text: 'The form is closed.' });
        }
        const address = `${settings.leagueOrigin}/form/${id}`;
        const { until, isNew } = await offerOutOfTurn(tx, entry, { name, address, closesAt }, now);
        if (isNew) await log({ action: 'form-place.offered', thing: { kind: 'form', id, name } });
        return { offered_until: toInstant(until) };
      }),
    ),

    route(removeWaitingPerson, ({ params }, { act }) =>
      act(async (tx, now, log) => {
        const { owner, entry } = await takeWaiting(tx, 'form_id', params.id, now, lockForm(tx));
        await removeFromList(tx, listOfForm(owner.id), entry.user_id);
        await offerFormPlaces(tx, settings, owner.id, now);
        const thing = { kind: 'form', id: owner.id, name: owner.title };
        await log({ action: 'form-place.waiting-removed', thing });
        return null;
      }),
    ),
  ],
});

const lockForm = (tx: Tx) => (id: number) => takeFormLimits(tx, id);
