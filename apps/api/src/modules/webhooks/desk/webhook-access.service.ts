import type { Id } from '@maidan/contract/core/wire';
import { answerEvents, registrationEvents, type ChosenEvent } from '@maidan/contract/desk/webhooks';
import type { Db, Tx } from '../../../db/open-database.ts';
import { errors } from '../../../http/errors/errors.ts';
import { takeFormLimits } from '../../forms/definitions/custom-forms.store.ts';
import { findWebhook, lockLeague, type WebhookOwner } from '../webhooks.store.ts';
import { requireId } from '../../access/cursors.service.ts';
import { findDeskForm } from '../../forms/desk/forms.store.ts';
import { mayChangeLeague, type Viewer } from '../../league/desk/league-access.service.ts';
import { findLeagueRow } from '../../league/desk/season/season.store.ts';

const buildsForms = ({ roles }: Viewer): boolean => roles.includes('owner') || roles.includes('editor');

/** The form or league, as named in the desk's log. */
export interface OwnerOfWebhooks extends WebhookOwner {
  readonly name: string;
}

/** @throws ApiError 404 */
export async function requireForm(db: Db, key: Id): Promise<OwnerOfWebhooks> {
  const form = await findDeskForm(db, requireId(key, 'form'));
  if (!form) throw errors.notFound('form');
  return { of: 'form_id', id: form.id, name: form.title };
}

/** @throws ApiError 404 also for a league that the person does not run */
export async function requireLeague(db: Db, staff: Viewer, key: Id): Promise<OwnerOfWebhooks> {
  const league = await findLeagueRow(db, requireId(key, 'league'));
  if (!league || !mayChangeLeague(staff, league.id)) throw errors.notFound('league');
  return { of: 'league_id', id: league.id, name: league.name };
}

/** @throws ApiError 404 also for a webhook of a form or league that the person may not manage */
export async function requireWebhook(db: Db, staff: Viewer, key: Id) {
  const hook = await findWebhook(db, requireId(key, 'webhook'));
  if (!hook) throw errors.notFound('webhook');
  const { form_id, league_id, form_title, league_name, ...row } = hook;
  const isAllowed = league_id === null ? buildsForms(staff) : mayChangeLeague(staff, league_id);
  if (!isAllowed) throw errors.notFound('webhook');
  const owner: OwnerOfWebhooks =
    league_id === null
      ? { of: 'form_id', id: form_id ?? 0, name: form_title ?? '' }
      : { of: 'league_id', id: league_id, name: league_name ?? '' };
  return { ...row, owner };
}

/** When two webhooks are added at once, the second counts the first. */
export async function lockOwner(tx: Tx, { of, id }: WebhookOwner): Promise<void> {
  await (of === 'form_id' ? takeFormLimits(tx, id) : lockLeague(tx, id));
}

/** @throws ApiError 422 for an event that a form, or a league, does not have */
export function requireEvents({ of }: WebhookOwner, events: readonly ChosenEvent[]): void {
  const possible: readonly ChosenEvent[] = of === 'form_id' ? answerEvents : registrationEvents;
  if (events.every((event) => possible.includes(event))) return;
  throw errors.invalidField('events', `Choose from: ${possible.join(', ')}.`);
}
