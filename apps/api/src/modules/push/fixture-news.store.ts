import type { Tx } from '../../db/open-database.ts';
import { addPushNews } from './push.store.ts';

/** Notes what has just changed of a match, for those who follow it or one of its teams. */
export async function addFixtureNews(tx: Tx, id: number): Promise<void> {
  const row = await tx
    .selectFrom('league_fixtures as fixture')
    .innerJoin('league_groups as group', 'group.id', 'fixture.group_id')
    .innerJoin('league_categories as category', 'category.id', 'group.category_id')
    .innerJoin('leagues as league', 'league.id', 'category.league_id')
    .select(['fixture.status', 'fixture.team_1', 'fixture.team_2', 'fixture.changed_at', 'league.slug'])
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
  for (const team of [row.team_1, row.team_2]) {
    await addPushNews(tx, { ...news, kind: 'team', target: `${row.slug}/${team}` }, now);
  }
}
