import { DESK_COUNT_MAX, DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import { mainTags } from '@maidan/contract/feed/tags';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { IndianNow } from '../league/fixtures/indian-now.service.ts';
import { boundTo, seesEveryLeague, type Viewer } from '../league/desk/league-access.service.ts';

const fixturesFor = (db: Db, viewer: Viewer) => {
  const all = db
    .selectFrom('named_fixtures as fixture')
    .innerJoin('league_groups as team_group', 'team_group.id', 'fixture.group_id')
    .innerJoin('league_categories as category', 'category.id', 'team_group.category_id')
    .innerJoin('leagues as league', 'league.id', 'category.league_id')
    .where('fixture.status', '=', 'scheduled');
  return seesEveryLeague(viewer) ? all : all.where('league.id', 'in', boundTo(viewer));
};

const columns = [
  'fixture.id',
  'fixture.team_1',
  'fixture.team_2',
  'fixture.type',
  'fixture.day',
  'fixture.time',
  'fixture.ground',
  'league.id as league_id',
  'league.name as league',
  'category.name as category',
] as const;

/**
 * Matches that have begun but have no result. A match without a time has begun when its day is over. One that is being
 * scored today is left out.
 */
const unscored = (db: Db, viewer: Viewer, { day, time }: IndianNow) =>
  fixturesFor(db, viewer)
    .where('fixture.day', '<=', day)
    .where(({ and, eb, exists, not, or, selectFrom }) => {
      const scored = selectFrom('matches')
        .select('matches.fixture_id')
        .whereRef('matches.fixture_id', '=', 'fixture.id')
        .where('matches.stage', 'in', ['live', 'break']);
      return or([eb('fixture.day', '<', day), and([eb('fixture.time', '<=', time), not(exists(scored))])]);
    });

/** Oldest first, after the one with this id. */
export function unscoredQuery(db: Db, viewer: Viewer, now: IndianNow, after: number | undefined, limit: number) {
  let query = unscored(db, viewer, now).select(columns).orderBy('fixture.day').orderBy('fixture.id').limit(limit);
  if (after !== undefined) {
    const last = db.selectFrom('league_fixtures as last').select(['last.day', 'last.id']).where('last.id', '=', after);
    query = query.where(({ refTuple }) => sql<boolean>`${refTuple('fixture.day', 'fixture.id')} > ${last}`);
  }
  return query;
}

export const listUnscored = (...page: Parameters<typeof unscoredQuery>) => unscoredQuery(...page).execute();

export type MatchRow = Awaited<ReturnType<typeof listUnscored>>[number];

export async function countUnscored(db: Db, viewer: Viewer, now: IndianNow): Promise<number> {
  const some = unscored(db, viewer, now).select('fixture.id').limit(DESK_COUNT_MAX).as('some');
  const { found } = await db
    .selectFrom(some)
    .select((select) => select.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  return Number(found);
}

/** The next match that has not begun. */
export async function findNextMatch(db: Db, viewer: Viewer, { day, time }: IndianNow): Promise<MatchRow | undefined> {
  return fixturesFor(db, viewer)
    .select(columns)
    .where('fixture.day', '>=', day)
    .where(({ eb, or }) =>
      or([eb('fixture.day', '>', day), eb('fixture.time', 'is', null), eb('fixture.time', '>', time)]),
    )
    .orderBy('fixture.day')
    .orderBy(sql`coalesce(fixture.time, '99:99')`)
    .orderBy('fixture.id')
    .limit(1)
    .executeTakeFirst();
}

/** Jobs that were given up, oldest first. @param after the time, and how many of that time were already shown */
export function failedJobsQuery(db: Db, after: { at: number; shown: number } | null, limit: number) {
  return db
    .selectFrom('jobs')
    .select(['kind', 'key', 'error', 'attempts', 'failed_at'])
    .where('failed_at', 'is not', null)
    .$if(after !== null, (query) => query.where('failed_at', '>=', after?.at ?? 0).offset(after?.shown ?? 0))
    .orderBy('failed_at')
    .orderBy('kind')
    .orderBy('key')
    .limit(limit);
}

export const listFailedJobs = (...page: Parameters<typeof failedJobsQuery>) => failedJobsQuery(...page).execute();

/** @returns false when there is no such failed job */
export async function restartJob(tx: Tx, kind: string, key: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({ run_at: now, attempts: 0, lease: null, error: null, failed_at: null })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('failed_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface NewAnswersRow {
  readonly id: number;
  readonly title: string;
  readonly found: number;
  readonly oldest_at: number;
  readonly latest_at: number;
}

/**
 * Forms with responses since they were last seen, and the number, up to a hundred. @param after the id of the last form
 */
export async function listNewAnswers(db: Db, after: number, limit = DESK_PAGE_SIZE + 1): Promise<NewAnswersRow[]> {
  const isNew = sql`response.form_id = form.id and response.created_at > coalesce(review.seen_until, 0)`;
  const { rows } = await sql<NewAnswersRow>`
    select form.id, form.title,
      (select count(*) from (
        select 1 from form_responses as response where ${isNew} limit ${DESK_COUNT_MAX}) as counted) as found,
      (select min(response.created_at) from form_responses as response where ${isNew}) as oldest_at,
      (select max(response.created_at) from form_responses as response where ${isNew}) as latest_at
    from forms as form left join form_reviews as review on review.form_id = form.id
    where form.id > ${after} and exists (select 1 from form_responses as response where ${isNew})
    order by form.id limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, found: Number(row.found) }));
}

/** Never moves back: if two people look, the later time counts. @returns the form's title, undefined without a form */
export async function markAnswersSeen(tx: Tx, formId: number, until: number): Promise<string | undefined> {
  const form = await tx.selectFrom('forms').select('title').where('id', '=', formId).executeTakeFirst();
  if (!form) return undefined;
  await tx
    .insertInto('form_reviews')
    .values({ form_id: formId, seen_until: until })
    .onConflict((conflict) =>
      conflict.column('form_id').doUpdateSet({ seen_until: until }).where('form_reviews.seen_until', '<', until),
    )
    .execute();
  return form.title;
}

/** The main tags that are missing. */
export async function listMissingTags(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('tags').select('slug').where('slug', 'in', mainTags).execute();
  return mainTags.filter((tag) => rows.every(({ slug }) => slug !== tag));
}
