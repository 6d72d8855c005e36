import type { PushKind } from '@maidan/contract/account/push';
import type { PushEvent } from '../../db/migrations/0011-push.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { addPushNews } from './push.store.ts';

interface Topic {
  readonly kind: PushKind;
  readonly target: string;
}

const CANCELLED = 'cancelled';

/** A match as messages speak of it, and what people follow who learn of it. */
export async function readNews(db: Db, id: number) {
  const row = await db
    .selectFrom('named_fixtures as fixture')
    .innerJoin('league_groups as group', 'group.id', 'fixture.group_id')
    .innerJoin('league_categories as category', 'category.id', 'group.category_id')
    .innerJoin('leagues as league', 'league.id', 'category.league_id')
    .select(['fixture.status', 'fixture.team_1_id', 'fixture.team_1', 'fixture.team_2_id', 'fixture.team_2'])
    .select(['fixture.changed_at', 'fixture.sequence', 'league.slug'])
    .where('fixture.id', '=', id)
    .executeTakeFirstOrThrow();
  const league = `/fixture/${encodeURIComponent(row.slug)}`;
  const former = await listFormerNames(db, [row.team_1_id ?? 0, row.team_2_id ?? 0]);
  const names = new Set([row.team_1, row.team_2, ...former]);
  const ofMatch: Topic = { kind: 'match', target: `${row.slug}/${id}` };
  const ofTeams = [...names].map((team): Topic => ({ kind: 'team', target: `${row.slug}/${team}` }));
  return {
    event: row.status,
    // The same in every language.
    text: `${row.team_1} – ${row.team_2}`,
    league,
    path: `${league}/${id}`,
    now: row.changed_at,
    topics: [ofMatch, ...ofTeams],
    // Nobody hears of a match that is added. A move is the first that the followers of its teams learn.
    told: row.sequence === 0 ? [ofMatch] : [ofMatch, ...ofTeams],
  };
}

type News = Awaited<ReturnType<typeof readNews>>;

async function tell(
  tx: Tx,
  topics: readonly Topic[],
  { event, text, path, now }: Pick<News, 'text' | 'path' | 'now'> & { event: PushEvent },
): Promise<void> {
  for (const topic of topics) await addPushNews(tx, { ...topic, event, text, site: 'league', path, runAt: now }, now);
}

/** Notes what has just changed of a match, for those who follow it or one of its teams. */
export async function addFixtureNews(tx: Tx, id: number): Promise<void> {
  const news = await readNews(tx, id);
  await tell(tx, news.topics, news);
}

/**
 * Notes that others play a match now, for those who follow it or have heard of it by its teams. For a team that left it, it
 * is off.
 * @param before the match as it was
 */
export async function addTeamsNews(tx: Tx, id: number, before: News): Promise<void> {
  const { topics, ...news } = await readNews(tx, id);
  await tx.deleteFrom('push_notes').where('path', '=', before.path).where('text', '=', before.text).execute();
  const stayed = new Set(topics.map(({ target }) => target));
  const left = before.told.filter(({ target }) => !stayed.has(target));
  await tell(tx, left, { ...before, event: CANCELLED, now: news.now });
  const hasHeard = before.told.length > 1;
  await tell(tx, hasHeard ? topics : topics.slice(0, 1), { ...news, event: 'teams' });
}

/** How many browsers follow a match, or have heard of it by its teams. */
export async function countTold(db: Db, id: number): Promise<number> {
  const { told } = await readNews(db, id);
  const rows = await db
    .selectFrom('push_topics')
    .select('subscription_id')
    .distinct()
    .where(({ and, eb, or }) =>
      or(told.map(({ kind, target }) => and([eb('kind', '=', kind), eb('target', '=', target)]))),
    )
    .execute();
  return rows.length;
}

/** Before a match is removed: nothing of it that is still to be sent is true, and whoever has heard of it need not come. */
export async function addRemovalNews(tx: Tx, id: number): Promise<void> {
  const { event, told, ...news } = await readNews(tx, id);
  const unsent = await tx.deleteFrom('push_notes').where('path', '=', news.path).returning('id').execute();
  if (event === CANCELLED && unsent.length === 0) return;
  // Its page is gone, so they are led to the others.
  await tell(tx, told, { ...news, event: CANCELLED, path: news.league });
}

/** After a match came back: those who were told that it is off learn that it is on, and those who were not, of neither. */
export async function takeRemovalNewsBack(tx: Tx, id: number): Promise<void> {
  const { event, told, league, ...news } = await readNews(tx, id);
  if (event === CANCELLED) return;
  await tell(tx, told, { ...news, event: 'on_again' });
  for (const { kind, target } of told) {
    const notes = tx.deleteFrom('push_notes').where('kind', '=', kind).where('target', '=', target);
    const untold = await notes
      .where('path', '=', league)
      .where('text', '=', news.text)
      .returning('subscription_id')
      .execute();
    await notes
      .where('path', '=', news.path)
      .where('subscription_id', 'in', [0, ...untold.map(({ subscription_id: of }) => of)])
      .execute();
  }
}

/** What these teams were called when people began to follow them. A name that another team of the category has now is that team's. */
async function listFormerNames(db: Db, teamIds: readonly number[]): Promise<string[]> {
  const rows = await db
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
