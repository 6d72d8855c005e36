import type { Tx } from '../../../db/open-database.ts';
import { noteTeamEvent } from '../../webhooks/note-event.store.ts';
import { lockTeams } from './league-registrations.store.ts';

/**
 * For the webhooks of their leagues: the places of a person whose account is being removed, and their waiting lists.
 */
export async function notePlacesOfRemoved(tx: Tx, userId: number, now: number): Promise<void> {
  const taken = await tx
    .selectFrom('registration_entries')
    .select('group_id')
    .where('user_id', '=', userId)
    .orderBy('group_id')
    .execute();
  const waited = await tx
    .selectFrom('waiting_list')
    .select('group_id')
    .where('user_id', '=', userId)
    .where('group_id', 'is not', null)
    .orderBy('group_id')
    .execute();
  const left = waited.flatMap(({ group_id: id }) => id ?? []);
  // The usual lock order: a webhook is locked after its teams.
  await lockTeams(tx, [...taken.map(({ group_id }) => group_id), ...left]);
  for (const { group_id: groupId } of taken) {
    await noteTeamEvent(tx, { event: 'registration.cancelled', userId, groupId }, now);
  }
  for (const groupId of left) await noteTeamEvent(tx, { event: 'waiting.left', userId, groupId }, now);
}
