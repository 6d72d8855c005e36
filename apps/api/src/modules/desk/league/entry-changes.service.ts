import type { Tx } from '../../../db/open-database.ts';
import { errors } from '../../../http/errors/errors.ts';
import { freePlace, takePlace } from '../../league/registrations/league-registrations.store.ts';
import { listOtherTeams, removeEntry } from '../../league/registrations/own-registrations.store.ts';
import { addNotification } from '../../notifications/notifications.store.ts';
import { textAsHtml } from '../../publishing/sanitise-html.service.ts';
import { lockUser } from '../../users/users.store.ts';
import { findEntry, lockTeams, moveEntryTo, type TeamRow } from './desk-registrations.store.ts';

interface Move {
  readonly userId: number;
  readonly from: TeamRow;
  readonly to: TeamRow;
}

/**
 * Moves a person under the rules that readers have, except that a closed registration can still be put right.
 * @throws ApiError 404 when the person is not in the team, 409 when the other one is full or one too many
 */
export async function moveToTeam(tx: Tx, { userId, from, to }: Move, now: number): Promise<void> {
  if (from.id === to.id || from.registration_id !== to.registration_id || to.is_shown === 0) {
    throw errors.invalidField('team_id', 'Choose another team of this registration.');
  }
  await lockUser(tx, userId);
  const entry = await findEntry(tx, from.id, userId);
  if (!entry) throw errors.notFound('person');
  if (await findEntry(tx, to.id, userId)) {
    throw errors.conflict('registration_limit', { text: `${entry.name} is in ${to.name} already.` });
  }
  const others = await listOtherTeams(tx, userId, to);
  const rest = from.sport_id === to.sport_id ? others.length - from.is_shown : others.length;
  if (rest >= to.teams_each) {
    throw errors.conflict('registration_limit', {
      text: `${entry.name} is in ${others.join(', ')} already, and more teams of ${to.heading} are not allowed.`,
    });
  }
  await lockTeams(tx, [from.id, to.id]);
  if (!(await takePlace(tx, to.id))) throw errors.conflict('registration_full', { text: `${to.name} is full.` });
  await moveEntryTo(tx, userId, from.id, to.id);
  await freePlace(tx, from.id);
  await notify(tx, userId, `${to.league_name}: you are now in ${to.name} instead of ${from.name}.`, now);
}

/** @throws ApiError 404 when the person is not in the team */
export async function cancelForPerson(tx: Tx, userId: number, team: TeamRow, now: number): Promise<void> {
  await lockUser(tx, userId);
  if (!(await removeEntry(tx, userId, team.id))) throw errors.notFound('person');
  await freePlace(tx, team.id);
  await notify(tx, userId, `${team.league_name}: the organiser has cancelled your place in ${team.name}.`, now);
}

async function notify(tx: Tx, userId: number, text: string, now: number): Promise<void> {
  await addNotification(tx, { userId, content: `<p>${textAsHtml(text)}</p>` }, now);
}
