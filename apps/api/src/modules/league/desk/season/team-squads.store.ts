import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../../../../db/open-database.ts';
import type { Tables } from '../../../../db/schema.ts';

/** A team, locked by a write, so that another change waits. */
export async function takeTeam(tx: Tx, id: number) {
  return tx
    .updateTable('league_teams')
    .set((update) => ({ name: update.ref('name') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

type Shown = 'short_name' | 'crest' | 'colour_1' | 'colour_2';

/** How a team is displayed. */
export async function changeTeam(
  tx: Tx,
  id: number,
  shown: Pick<Selectable<Tables['league_teams']>, Shown>,
): Promise<void> {
  await tx.updateTable('league_teams').set(shown).where('id', '=', id).execute();
}

/** Frees the addresses made from these former names. */
export async function forgetNames(tx: Tx, id: number, names: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('league_team_names')
    .where('team_id', '=', id)
    .where('name', 'in', ['', ...names])
    .execute();
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
