import { formWaitingPlace, joinFormWaitingList, leaveFormWaitingList } from '@maidan/contract/league/waiting-lists';
import { t } from '@maidan/i18n/text';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { requireConsent } from '../../consent/require-consent.service.ts';
import { defineModule } from '../../module.ts';
import { describePlace, joinList } from '../../waiting-list/waiting-list.service.ts';
import { findPlace, removeFromList } from '../../waiting-list/waiting-list.store.ts';
import { findFormState, hasAnswered, takeFormLimits } from '../definitions/custom-forms.store.ts';
import { requireForm } from '../definitions/require-form.service.ts';
import { listOfForm, offerFormPlaces } from './form-waiting.service.ts';

/** The waiting list of a form with a limited number of responses. */
export const formWaitingModule = defineModule({
  name: 'form-waiting',
  routes: ({ db, clock, settings }) => [
    route(formWaitingPlace, async ({ params }, { user: { userId } }) => {
      const { id } = await requireForm(db, params.id);
      const place = await findPlace(db, listOfForm(id), userId, clock());
      return place ? describePlace(place) : null;
    }),

    route(joinFormWaitingList, async ({ body }, { user: { userId }, once }) => {
      const { id } = await requireForm(db, body.form_id);
      return once(async (tx, now) => {
        await requireConsent(tx, settings, userId, now);
        // Waits for requests that are taking the last place.
        const form = await takeFormLimits(tx, id);
        const state = await findFormState(tx, form, now);
        const place = await findPlace(tx, listOfForm(id), userId, now);
        if (place) return describePlace(place);
        if (state !== 'full' || form.has_waiting_list === 0)
          throw errors.conflict('form_closed', { text: () => noList(state) });
        if (form.one_each === 1 && (await hasAnswered(tx, id, userId))) {
          throw errors.conflict('form_closed', { text: () => t('refused.answeredOnce') });
        }
        return (await joinList(tx, listOfForm(id), userId, now)).place;
      });
    }),

    route(leaveFormWaitingList, { whileSuspended: true }, async ({ body }, { user: { userId }, once }) => {
      const { id } = await requireForm(db, body.form_id);
      await once(async (tx, now) => {
        await takeFormLimits(tx, id);
        if (await removeFromList(tx, listOfForm(id), userId)) await offerFormPlaces(tx, settings, id, now);
      });
      return null;
    }),
  ],
});

const noList = (state: string): string => (state === 'open' ? t('refused.placesLeft') : t('refused.noWaitingList'));
