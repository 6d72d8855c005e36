import type { Id } from '@maidan/contract/core/wire';
import type { Db } from '../../../../db/open-database.ts';
import type { SignedInStaff } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors/errors.ts';
import { requireId } from '../../../access/cursors.service.ts';
import { findDeskRegistration, findTeam } from './desk-registrations.store.ts';
import { mayChangeLeague } from '../../desk/league-access.service.ts';

/** Undefined also for a team of a league that the person does not run. */
export async function findOwnTeam(db: Db, staff: SignedInStaff, id: number) {
  const team = await findTeam(db, id);
  return team && mayChangeLeague(staff, team.league_id) ? team : undefined;
}

/** @throws ApiError 404 also for a team of a league that the person does not run */
export async function requireTeam(db: Db, staff: SignedInStaff, id: Id) {
  const team = await findOwnTeam(db, staff, requireId(id, 'team'));
  if (!team) throw errors.notFound('team');
  return team;
}

/** @throws ApiError 404 also for one of a league that the person does not run */
export async function requireOwnRegistration(db: Db, staff: SignedInStaff, id: Id) {
  const registration = await findDeskRegistration(db, requireId(id, 'registration'));
  if (!registration || !mayChangeLeague(staff, registration.league_id)) throw errors.notFound('registration');
  return registration;
}
