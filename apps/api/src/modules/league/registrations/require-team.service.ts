import type { Body } from '@maidan/contract/core/endpoint';
import type { Id } from '@maidan/contract/core/wire';
import type { registerForLeague } from '@maidan/contract/league/league-registrations';
import { formatDateTime } from '@maidan/i18n/date-time';
import { t } from '@maidan/i18n/text';
import type { Db, Tx } from '../../../db/open-database.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { findGroup, findRegistration } from './league-registrations.store.ts';
import { listOtherTeams } from './own-registrations.store.ts';
import { limitText } from './registration-text.ts';

const notAmongTeams = () => errors.invalidField('group_id', () => t('refused.notAmongTeams'));

/** @throws ApiError 404 */
export async function requireRegistration(db: Db, key: Id) {
  const found = await findRegistration(db, key);
  if (!found) throw errors.notFound('registration');
  return found;
}

/** @throws ApiError 404 for an unknown registration, 422 unless form, sport and group belong together */
export async function requireGroup(tx: Tx, { form_id, sport_id, group_id }: Body<typeof registerForLeague>) {
  const registration = await requireRegistration(tx, form_id);
  const group = await findGroup(tx, { form: registration.id, sport: sport_id, group: group_id });
  if (!group) throw notAmongTeams();
  return { registration, group };
}

/** @throws ApiError as `requireGroup`, and for a team that the organiser removed */
export async function requireShownGroup(tx: Tx, body: Body<typeof registerForLeague>) {
  const found = await requireGroup(tx, body);
  if (found.group.is_shown === 0) throw notAmongTeams();
  return found;
}

interface Times {
  readonly league_name: string;
  readonly opens_at: number | null;
  readonly closes_at: number | null;
}

/** Whether a registration has not opened yet. */
export const isEarly = ({ opens_at: opens }: Pick<Times, 'opens_at'>, now: number): boolean =>
  opens !== null && opens > now;

/** @throws ApiError 409 before and after the time of the registration */
export function requireTime(registration: Times, now: number): void {
  const { opens_at: opens, league_name: name } = registration;
  if (opens !== null && isEarly(registration, now)) {
    const text = () => t('refused.opensOn', { name, when: formatDateTime(toInstant(opens)) });
    throw errors.conflict('registration_early', { text });
  }
  requireUnclosed(registration, now);
}

/** @throws ApiError 409 after the end of the registration */
export function requireUnclosed({ closes_at: closes, league_name: name }: Omit<Times, 'opens_at'>, now: number): void {
  if (closes === null || closes > now) return;
  throw errors.conflict('registration_closed', { text: () => t('refused.registrationOver', { name }) });
}

/** @throws ApiError 409 for one team too many under the same heading */
export async function requireTurn(
  tx: Tx,
  userId: number,
  group: NonNullable<Awaited<ReturnType<typeof findGroup>>>,
): Promise<void> {
  const others = await listOtherTeams(tx, userId, group);
  if (others.length < group.teams_each) return;
  throw errors.conflict('registration_limit', { text: () => limitText(group, others) });
}
