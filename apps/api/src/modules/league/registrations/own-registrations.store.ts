import type { Db, Tx } from '../../../db/open-database.ts';
import { entriesOf } from '../../conversations/team-chat.store.ts';

/** A person's teams, newest first. */
export async function listOwnEntries(db: Db, userId: number) {
  return entriesOf(db, userId)
    .innerJoin('leagues as league', 'league.id', 'registration.league_id')
    .select([
      'registration.id as form_id',
      'sport.id as sport_id',
      'team.id as group_id',
      'team.name as group_name',
      'sport.heading',
      'registration.league_name',
      'league.slug as league_slug',
      'registration.closes_at',
      'chat.id as conversation_id',
    ])
    .orderBy('entry.created_at', 'desc')
    .orderBy('team.id')
    .execute();
}

/** The names of a person's other teams under a heading. Teams that the organiser removed do not count. */
export async function listOtherTeams(
  tx: Tx,
  userId: number,
  { id, sport_id }: { readonly id: number; readonly sport_id: number },
): Promise<string[]> {
  const rows = await entriesOf(tx, userId)
    .select('team.name')
    .where('team.sport_id', '=', sport_id)
    .where('team.id', '!=', id)
    .where('team.is_shown', '=', 1)
    .orderBy('entry.created_at')
    .execute();
  return rows.map(({ name }) => name);
}

/** Removes a person from a group; undefined when they are not in it. */
export async function removeEntry(tx: Tx, userId: number, groupId: number) {
  return tx
    .deleteFrom('registration_entries')
    .where('user_id', '=', userId)
    .where('group_id', '=', groupId)
    .returning('conversation_id')
    .executeTakeFirst();
}
