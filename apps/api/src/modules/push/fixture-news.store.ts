import type { Tx } from '../../db/open-database.ts';
import { addPushNews } from './push.store.ts';

/** Notes what has just changed of a match, for those who follow it or one of its teams. */
export async function addFixtureNews(tx: Tx, id: number): Promise<void> {
  const row = await tx
    .selectFrom('named_fixtures as fixture')
    .innerJoin('league_groups as group', 'group.id', 'fixture.group_id')
    .innerJoin('league_categories as category', 'category.id', 'group.category_id')
    .innerJoin('leagues as league', 'league.id', 'category.league_id')
    .select(['fixture.status', 'fixture.team_1_id', 'fixture.team_1', 'fixture.team_2_id', 'fixture.team_2'])
    .select(['fixture.changed_at', 'league.slug'])
    .where('fixture.id', '=', id)
    .executeTakeFirstOrThrow();
  const now = row.changed_at;
  const match = `${row.slug}/${id}`;
  const news = {
    event: row.status,
    // The same in every language.
    text: `${row.team_1} – ${row.team_2}`,
    site: 'league',
    path: `/fixture/${encodeURIComponent(row.slug)}/${id}`,
    runAt: now,
  } as const;
  await addPushNews(tx, { ...news, kind: 'match', target: match }, now);
  const former = await listFormerNames(tx, [row.team_1_id ?? 0, row.team_2_id ?? 0]);
  for (const team of new Set([row.team_1, row.team_2, ...former])) {
    await addPushNews(tx, { ...news, kind: 'team', target: `${row.slug}/${team}` }, now);
  }
}

/** What these teams were called when people began to follow them. A name that another team of the category has now is that team's. */
async function listFormerNames(tx: Tx, teamIds: readonly number[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('league_team_names as former')
    .innerJoin('league_teams as team', 'team.id', 'former.team_id')
    .leftJoin('league_teams as heir', (join) =>
      join.onRef('heir.category_id', '=', 'team.category_id').onRef('heir.name', '=', 'former.name'),
    )
    .select('former.name')
    .where('former.team_id', 'in', [...teamIds])
    .where('heir.id', 'is', null)
    .execute();
  return rows.map(({ name }) => name);
}
