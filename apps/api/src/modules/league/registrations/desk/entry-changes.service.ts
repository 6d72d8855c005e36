import type { Tx } from '../../../../db/open-database.ts';
import type { AppContext } from '../../../app-context.ts';
import { errors } from '../../../../http/errors/errors.ts';
import { freePlace, lockTeams } from '../league-registrations.store.ts';
import { listOtherTeams, removeEntry } from '../own-registrations.store.ts';
import { claimPlace, offerTeamPlaces } from '../team-waiting.service.ts';
import { addNotification } from '../../../notifications/notifications.store.ts';
import { textAsHtml } from '../../../publishing/sanitise-html.service.ts';
import { lockUser } from '../../../users/users.store.ts';
import { noteTeamEvent } from '../../../webhooks/note-event.store.ts';
import { findEntry, listTeamsOf, moveEntryTo, type TeamRow } from './desk-registrations.store.ts';

interface Move {
  readonly userId: number;
  readonly from: TeamRow;
  readonly to: TeamRow;
}

/**
 * Moves a person by the same rules as for readers, except that it is also possible after the registration has closed.
 * @throws ApiError 404 when the person is not in the team, 409 when the other one is full or one too many for them
 */
export async function moveToTeam(
  tx: Tx,
  settings: AppContext['settings'],
  { userId, from, to }: Move,
  now: number,
): Promise<void> {
  if (from.id === to.id || from.registration_id !== to.registration_id || to.is_shown === 0) {
    throw errors.invalidField('team_id', 'Choose another team of this registration.');
  }
  await lockUser(tx, userId);
  const entry = await findEntry(tx, from.id, userId);
  if (!entry) throw errors.notFound('person');
  if (await findEntry(tx, to.id, userId)) {
    throw errors.conflict('registration_limit', { text: `${entry.name} is already in ${to.name}.` });
  }
  const others = await listOtherTeams(tx, userId, to);
  const rest = from.sport_id === to.sport_id ? others.length - from.is_shown : others.length;
  if (rest >= to.teams_each) {
    throw errors.conflict('registration_limit', {
      text: `${entry.name} is already in ${others.join(', ')}, and cannot join more teams of ${to.heading}.`,
    });
  }
  await lockTeams(tx, [from.id, to.id]);
  if (!(await claimPlace(tx, to.id, userId, now)))
    throw errors.conflict('registration_full', { text: `${to.name} is full.` });
  await moveEntryTo(tx, userId, from.id, to.id);
  await freePlace(tx, from.id);
  const moved = { event: 'registration.moved', userId, groupId: to.id, formerGroupId: from.id } as const;
  await noteTeamEvent(tx, moved, now);
  await offerTeamPlaces(tx, settings, from.id, now);
  await notify(tx, userId, `${to.league_name}: you are now in ${to.name} instead of ${from.name}.`, now);
}

/** @throws ApiError 404 when the person is not in the team */
export async function cancelForPerson(
  tx: Tx,
  settings: AppContext['settings'],
  { userId, team }: { readonly userId: number; readonly team: TeamRow },
  now: number,
): Promise<void> {
  await lockUser(tx, userId);
  if (!(await removeEntry(tx, userId, team.id))) throw errors.notFound('person');
  await freePlace(tx, team.id);
  await noteTeamEvent(tx, { event: 'registration.cancelled', userId, groupId: team.id }, now);
  await offerTeamPlaces(tx, settings, team.id, now);
  await notify(tx, userId, `${team.league_name}: the organiser has cancelled your place in ${team.name}.`, now);
}

/** Offers the free places of a registration with changed times to the people on its waiting lists. */
export async function offerPlacesOf(
  tx: Tx,
  settings: AppContext['settings'],
  registrationId: number,
  now: number,
): Promise<void> {
  const ids = (await listTeamsOf(tx, [registrationId], now)).map(({ id }) => id);
  await lockTeams(tx, ids);
  for (const id of ids) await offerTeamPlaces(tx, settings, id, now);
}

async function notify(tx: Tx, userId: number, text: string, now: number): Promise<void> {
  await addNotification(tx, { userId, content: `<p>${textAsHtml(text)}</p>` }, now);
}
