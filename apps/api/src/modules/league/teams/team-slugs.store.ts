import type { Db, Tx } from '../../../db/open-database.ts';
import { slugsOf } from '../../../runtime/slugs.ts';
import { listTeams } from './teams.store.ts';

/** Serialises changes of a league's teams, because their names and slugs are unique. */
export async function lockTeams(tx: Tx, leagueId: number): Promise<void> {
  await tx
    .updateTable('leagues')
    .set((update) => ({ created_at: update.ref('created_at') }))
    .where('id', '=', leagueId)
    .execute();
}

/**
 * The slugs of a league that lead to a team, including former ones.
 * @param but teams that give up their slugs
 */
export async function readTakenSlugs(db: Db, leagueId: number, but: ReadonlySet<number>): Promise<Set<string>> {
  const former = await db
    .selectFrom('league_team_names as former')
    .innerJoin('league_teams as team', 'team.id', 'former.team_id')
    .select(['team.id', 'former.slug'])
    .where('team.league_id', '=', leagueId)
    .execute();
  const all = [...(await listTeams(db, leagueId)), ...former];
  return new Set(all.filter(({ id }) => !but.has(id)).map(({ slug }) => slug));
}

/** The simplest free slug, which is then marked as taken. */
export function takeSlug(name: string, taken: Set<string>): string {
  for (const slug of slugsOf(name, 'team')) {
    if (taken.has(slug)) continue;
    taken.add(slug);
    return slug;
  }
  throw new Error('The slugs ended.');
}
