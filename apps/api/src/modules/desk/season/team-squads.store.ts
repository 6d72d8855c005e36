import type { Insertable } from 'kysely';
import type { TeamColour } from '@maidan/contract/rules/team-colours';
import type { Tx } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/schema.ts';

/** A team, locked by a write, so that another change waits. */
export async function takeTeam(tx: Tx, id: number) {
  return tx
    .updateTable('league_teams')
    .set((update) => ({ name: update.ref('name') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function setColours(
  tx: Tx,
  id: number,
  colours: { colour_1: TeamColour; colour_2: TeamColour },
): Promise<void> {
  await tx.updateTable('league_teams').set(colours).where('id', '=', id).execute();
}

/** Replaces the squad of a team. */
export async function replacePlayers(
  tx: Tx,
  teamId: number,
  players: readonly Omit<Insertable<Tables['league_players']>, 'id' | 'team_id' | 'position'>[],
): Promise<void> {
  await tx.deleteFrom('league_players').where('team_id', '=', teamId).execute();
  const rows = players.map((player, position) => ({ ...player, team_id: teamId, position }));
  if (rows.length > 0) await tx.insertInto('league_players').values(rows).execute();
}
