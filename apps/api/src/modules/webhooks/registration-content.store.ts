import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import { isLive } from '../waiting-list/waiting-list.store.ts';
import type { DueDelivery } from './deliveries.store.ts';

/** The content of a league webhook: the team with its current places, and the person's id at the desk. */
export async function registrationContent(
  db: Db,
  leagueId: number,
  { group_id: teamId, former_group_id: formerId, person_id: personId }: DueDelivery,
  now: number,
) {
  const league = await db
    .selectFrom('leagues')
    .select(['id', 'slug', 'name'])
    .where('id', '=', leagueId)
    .executeTakeFirstOrThrow();
  return {
    league,
    team: teamId === null ? null : await readTeam(db, teamId, now),
    former_team: formerId === null ? null : await readTeam(db, formerId, now),
    person: personId === null ? null : { id: personId },
  };
}

/** Contains only its id when the team is gone. */
async function readTeam(db: Db, id: number, now: number) {
  const team = await db
    .selectFrom('registration_groups as team')
    .innerJoin('registration_sports as sport', 'sport.id', 'team.sport_id')
    .innerJoin('league_registrations as registration', 'registration.id', 'sport.registration_id')
    .select(['team.name', 'team.capacity as places', 'sport.heading'])
    .select(sql<number>`team.taken_base + team.taken`.as('taken'))
    .select(['registration.id as registration_id', 'registration.slug', 'registration.league_name'])
    .select((select) =>
      select
        .selectFrom('waiting_list as waiting')
        .where(isLive(now))
        .whereRef('waiting.group_id', '=', 'team.id')
        .select(({ fn }) => fn.countAll<number>().as('found'))
        .as('waiting'),
    )
    .where('team.id', '=', id)
    .executeTakeFirst();
  if (!team) return { id };
  const { name, heading, places, taken, waiting, slug, league_name: title } = team;
  const registration = { id: team.registration_id, slug, name: title };
  return { id, name, heading, places, taken: Number(taken), waiting: Number(waiting), registration };
}
