import { sql } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import { isLive } from '../../waiting-list/waiting-list.store.ts';

/** A team and its free places; null if unlimited. */
export async function findWaitedFor(db: Db, groupId: number) {
  return db
    .selectFrom('registration_groups as team')
    .innerJoin('registration_sports as sport', 'sport.id', 'team.sport_id')
    .innerJoin('league_registrations as registration', 'registration.id', 'sport.registration_id')
    .select(['team.name', 'team.is_shown', 'registration.id as registration_id', 'registration.league_name'])
    .select(['registration.opens_at', 'registration.closes_at'])
    .select(sql<number | null>`team.capacity - team.taken_base - team.taken`.as('free'))
    .where('team.id', '=', groupId)
    .executeTakeFirst();
}

/** The teams whose waiting lists a person is on, with the number of people ahead. */
export async function listOwnWaiting(db: Db, userId: number, now: number) {
  return db
    .selectFrom('waiting_list as own')
    .innerJoin('registration_groups as team', 'team.id', 'own.group_id')
    .innerJoin('registration_sports as sport', 'sport.id', 'team.sport_id')
    .select(['sport.registration_id as form_id', 'sport.id as sport_id', 'team.id as group_id'])
    .select((select) => [
      'own.offered_until',
      select
        .selectFrom('waiting_list as waiting')
        .where(isLive(now))
        .whereRef('waiting.group_id', '=', 'own.group_id')
        .whereRef('waiting.id', '<', 'own.id')
        .select(({ fn }) => fn.countAll<number>().as('found'))
        .as('before'),
    ])
    .where('own.user_id', '=', userId)
    .where((where) => where.or([where('own.offered_until', 'is', null), where('own.offered_until', '>', now)]))
    .orderBy('own.id')
    .execute();
}
