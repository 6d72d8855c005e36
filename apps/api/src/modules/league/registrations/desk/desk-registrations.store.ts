import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/open-database.ts';
import { isLive } from '../../../waiting-list/waiting-list.store.ts';
import { guardianName } from '../../../consent/guardian-column.store.ts';

/** Newest first, after the registration with this id. */
export async function listRegistrations(db: Db, leagueId: number, after: number | undefined) {
  let query = db
    .selectFrom('league_registrations as registration')
    .select(['registration.id', 'registration.league_name as name', 'registration.opens_at', 'registration.closes_at'])
    .where('registration.league_id', '=', leagueId)
    .orderBy('registration.created_at', 'desc')
    .orderBy('registration.id', 'desc')
    .limit(DESK_PAGE_SIZE + 1);
  if (after !== undefined) {
    const last = sql`(select last.created_at, last.id from league_registrations as last where last.id = ${after})`;
    query = query.where(sql<boolean>`(registration.created_at, registration.id) < ${last}`);
  }
  return query.execute();
}

/**
 * The teams of these registrations, including hidden ones that still have people; `waiting` counts their waiting lists.
 */
export async function listTeamsOf(db: Db, registrationIds: readonly number[], now: number) {
  if (registrationIds.length === 0) return [];
  return db
    .selectFrom('registration_groups as team')
    .innerJoin('registration_sports as sport', 'sport.id', 'team.sport_id')
    .select(['sport.registration_id', 'sport.heading', 'team.id', 'team.name', 'team.capacity'])
    .select((select) => [
      sql<number>`team.taken_base + team.taken`.as('taken'),
      select
        .selectFrom('waiting_list as waiting')
        .where(isLive(now))
        .whereRef('waiting.group_id', '=', 'team.id')
        .select(({ fn }) => fn.countAll<number>().as('found'))
        .as('waiting'),
    ])
    .where('sport.registration_id', 'in', [...registrationIds])
    .where((where) => where.or([where('team.is_shown', '=', 1), where('team.taken', '>', 0)]))
    .orderBy('sport.position')
    .orderBy('sport.id')
    .orderBy('team.position')
    .execute();
}

/** A registration and its league. */
export async function findDeskRegistration(db: Db, id: number) {
  return db
    .selectFrom('league_registrations')
    .select(['id', 'league_id', 'slug', 'league_name', 'opens_at', 'closes_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** From now on imported content does not change them. */
export async function writeTimes(
  tx: Tx,
  id: number,
  times: { readonly opens_at: number | null; readonly closes_at: number | null },
): Promise<void> {
  await tx
    .updateTable('league_registrations')
    .set({ ...times, has_own_times: 1 })
    .where('id', '=', id)
    .execute();
}

/** A team, its registration and the league. */
export async function findTeam(db: Db, id: number) {
  return db
    .selectFrom('registration_groups as team')
    .innerJoin('registration_sports as sport', 'sport.id', 'team.sport_id')
    .innerJoin('league_registrations as registration', 'registration.id', 'sport.registration_id')
    .select(['team.id', 'team.name', 'team.is_shown', 'sport.id as sport_id', 'sport.heading', 'sport.teams_each'])
    .select(['registration.id as registration_id', 'registration.league_id', 'registration.league_name'])
    .select(['registration.opens_at', 'registration.closes_at'])
    .where('team.id', '=', id)
    .executeTakeFirst();
}

export type TeamRow = NonNullable<Awaited<ReturnType<typeof findTeam>>>;

/** The people in a team, first to register first. */
export function entriesQuery(db: Db, groupId: number, after: { at: number; id: number } | null) {
  let query = db
    .selectFrom('registration_entries as entry')
    .innerJoin('users', 'users.id', 'entry.user_id')
    .select(['entry.user_id', 'entry.created_at', 'entry.conversation_id', 'users.name', 'users.phone'])
    .select(guardianName.as('guardian'))
    .where('entry.group_id', '=', groupId)
    .orderBy('entry.created_at')
    .orderBy('entry.user_id')
    .limit(DESK_PAGE_SIZE + 1);
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('entry.created_at', 'entry.user_id'), '>', tuple(after.at, after.id)),
    );
  }
  return query;
}

export const listEntries = (...page: Parameters<typeof entriesQuery>) => entriesQuery(...page).execute();

export async function findEntry(db: Db, groupId: number, userId: number) {
  return db
    .selectFrom('registration_entries as entry')
    .innerJoin('users', 'users.id', 'entry.user_id')
    .select(['entry.user_id', 'users.name', 'users.phone'])
    .where('entry.group_id', '=', groupId)
    .where('entry.user_id', '=', userId)
    .executeTakeFirst();
}

/** Keeps the chat and the time of the registration. */
export async function moveEntryTo(tx: Tx, userId: number, from: number, to: number): Promise<void> {
  await tx
    .updateTable('registration_entries')
    .set({ group_id: to })
    .where('user_id', '=', userId)
    .where('group_id', '=', from)
    .execute();
}

/** Everyone who is registered, in the order of the exported file. */
export function fileQuery(db: Db, registrationId: number, after: { team: number; id: number } | null, limit: number) {
  let query = db
    .selectFrom('registration_entries as entry')
    .innerJoin('registration_groups as team', 'team.id', 'entry.group_id')
    .innerJoin('registration_sports as sport', 'sport.id', 'team.sport_id')
    .innerJoin('users', 'users.id', 'entry.user_id')
    .select(['sport.heading', 'team.id as team_id', 'team.name as team', 'entry.user_id', 'entry.created_at'])
    .select(['users.name', guardianName.as('guardian')])
    .where('sport.registration_id', '=', registrationId)
    .orderBy('team.id')
    .orderBy('entry.user_id')
    .limit(limit);
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('team.id', 'entry.user_id'), '>', tuple(after.team, after.id)),
    );
  }
  return query;
}

export const listFile = (...page: Parameters<typeof fileQuery>) => fileQuery(...page).execute();
