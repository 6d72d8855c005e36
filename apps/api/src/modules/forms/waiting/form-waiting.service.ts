import type { Tx } from '../../../db/open-database.ts';
import type { AppContext } from '../../app-context.ts';
import { offerPlaces } from '../../waiting-list/waiting-list.service.ts';
import type { WaitingList } from '../../waiting-list/waiting-list.store.ts';
import { countResponses, takeFormLimits } from '../definitions/custom-forms.store.ts';

export const listOfForm = (id: number): WaitingList => ({ of: 'form_id', id });

/** Offers a form's free places to the people on its waiting list. */
export async function offerFormPlaces(
  tx: Tx,
  { leagueOrigin }: Pick<AppContext['settings'], 'leagueOrigin'>,
  formId: number,
  now: number,
): Promise<void> {
  const form = await takeFormLimits(tx, formId);
  if (form.closed_at !== null) return;
  const free = form.answers_max === null ? Infinity : form.answers_max - (await countResponses(tx, formId));
  const waitedFor = {
    free,
    closesAt: form.closes_at,
    name: form.title,
    address: `${leagueOrigin}/form/${formId}`,
  };
  await offerPlaces(tx, listOfForm(formId), waitedFor, now);
}
