import type { PushKind } from '@maidan/contract/account/push';
import type { PushEvent } from '../../db/migrations/0011-push.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { addPushNews } from './push.store.ts';

interface Topic {
  readonly kind: PushKind;
  readonly target: string;
}

const CANCELLED = 'cancelled';

/** A match as described in messages, and the topics whose followers are notified. */
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
    // Identical in every language.
    text: `${row.team_1} – ${row.team_2}`,
    league,
    path: `${league}/${id}`,
    now: row.changed_at,
    topics: [ofMatch, ...ofTeams],
    // A new match is not announced. The followers of its teams are first notified when it moves.
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

/** Adds notes about a change of a match, for followers of it or of one of its teams. */
export async function addFixtureNews(tx: Tx, id: number): Promise<void> {
  const news = await readNews(tx, id);
  await tell(tx, news.topics, news);
}

/**
 * Adds notes that other teams now play a match, for followers of it and people notified through its teams. For a team
 * that left the match, it is cancelled.
 * @param before the match before the change
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

/** The number of browsers that follow a match, or were notified of it through its teams. */
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

/** Call it before a match is removed: deletes its unsent notes, and notifies the people who know of it that it is off. */
export async function addRemovalNews(tx: Tx, id: number): Promise<void> {
  const { event, told, ...news } = await readNews(tx, id);
  const unsent = await tx.deleteFrom('push_notes').where('path', '=', news.path).returning('id').execute();
  if (event === CANCELLED && unsent.length === 0) return;
  // Its page is gone, so the link leads to the other fixtures.
  await tell(tx, told, { ...news, event: CANCELLED, path: news.league });
}

/**
 * Call it after a match was restored: people notified of its removal learn that it is on again; the others get neither
 * note.
 */
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

/**
 * The names of these teams when people began to follow them. A name now used by another team of the category belongs to
 * that team.
 */
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
