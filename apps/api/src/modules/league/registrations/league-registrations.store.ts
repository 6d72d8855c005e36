import type { Id } from '@maidan/contract/core/wire';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { isLive } from '../../waiting-list/waiting-list.store.ts';

const columns = [
  'id',
  'league_name',
  'league_description',
  'heading',
  'image',
  'theme_color',
  'welcome',
  'opens_at',
  'closes_at',
] as const;

/** Found by its id or slug; a league's slug finds the league's newest registration. */
export async function findRegistration(db: Db, key: Id) {
  const query = db.selectFrom('league_registrations').select(columns);
  if (typeof key === 'number') return query.where('id', '=', key).executeTakeFirst();
  const own = await query.where('slug', '=', key).executeTakeFirst();
  if (own) return own;
  const league = db.selectFrom('leagues').select('id').where('slug', '=', key);
  return query
    .where('league_id', '=', league)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The groups in display order, each with its heading, free places, and the length of its waiting list. */
export async function listGroups(db: Db, registrationId: number, now: number) {
  return db
    .selectFrom('registration_groups as team')
    .innerJoin('registration_sports as sport', 'sport.id', 'team.sport_id')
    .select(['sport.heading', 'sport.id as sport_id', 'sport.teams_each', 'team.id', 'team.name'])
    .select((select) => [
      sql<number | null>`team.capacity - team.taken_base - team.taken`.as('places_left'),
      select
        .selectFrom('waiting_list as waiting')
        .where(isLive(now))
        .whereRef('waiting.group_id', '=', 'team.id')
        .select(({ fn }) => fn.countAll<number>().as('found'))
        .as('waiting'),
    ])
    .where('sport.registration_id', '=', registrationId)
    .where('team.is_shown', '=', 1)
    .orderBy('sport.position')
    .orderBy('sport.id')
    .orderBy('team.position')
    .execute();
}

/** Undefined unless group, sport and registration belong together, and for a removed group. */
export async function findGroup(tx: Tx, ids: { readonly form: number; readonly sport: Id; readonly group: Id }) {
  if (typeof ids.sport === 'string' || typeof ids.group === 'string') return undefined;
  return tx
    .selectFrom('registration_groups as team')
    .innerJoin('registration_sports as sport', 'sport.id', 'team.sport_id')
    .select(['team.id', 'team.name', 'team.is_shown', 'sport.id as sport_id', 'sport.heading', 'sport.teams_each'])
    .where('team.id', '=', ids.group)
    .where('sport.id', '=', ids.sport)
    .where('sport.registration_id', '=', ids.form)
    .executeTakeFirst();
}

export async function isInTeam(db: Db, userId: number, groupId: number): Promise<boolean> {
  const entry = await db
    .selectFrom('registration_entries')
    .select('group_id')
    .where('user_id', '=', userId)
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return entry !== undefined;
}

/** False when the person is already in the group. A second request waits here for the first. */
export async function addEntry(tx: Tx, userId: number, groupId: number, now: number): Promise<boolean> {
  const added = await tx
    .insertInto('registration_entries')
    .values({ user_id: userId, group_id: groupId, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'group_id']).doNothing())
    .returning('group_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Locks teams in a fixed order, so that two moves in opposite directions do not deadlock. */
export async function lockTeams(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const id of ids.toSorted((a, b) => a - b)) {
    await tx
      .updateTable('registration_groups')
      .set((update) => ({ position: update.ref('position') }))
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Takes one place of a team that the caller has locked; false when none is left.
 * @param reserved places kept for people on the waiting list; null for a held place, which may exceed the capacity
 */
export async function takePlace(tx: Tx, groupId: number, reserved: number | null): Promise<boolean> {
  const taken = await tx
    .updateTable('registration_groups')
    .set((update) => ({ taken: update('taken', '+', 1) }))
    .where('id', '=', groupId)
    .$if(reserved !== null, (query) =>
      query.where((where) =>
        where.or([
          where('capacity', 'is', null),
          where(sql<number>`taken_base + taken + ${sql.lit(reserved)}`, '<', where.ref('capacity')),
        ]),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Gives one place back. */
export async function freePlace(tx: Tx, groupId: number): Promise<void> {
  await tx
    .updateTable('registration_groups')
    .set((update) => ({ taken: update('taken', '-', 1) }))
    .where('id', '=', groupId)
    .execute();
}
