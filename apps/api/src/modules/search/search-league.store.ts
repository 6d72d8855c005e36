import { league as brand } from '@maidan/brand/brand';
import { readDay } from '@maidan/contract/core/wire-dates';
import { SEARCH_PAGE_SIZE, SEARCH_POSTS_MAX } from '@maidan/contract/rules/limits';
import { t } from '@maidan/i18n/text';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { InningsQuota } from '../league/fixtures/fixture.reply.ts';
import { hasOtherLetters, hasSounds, hasWordInScripts, hasWords } from './text-match.store.ts';

/** The place of a team or match in a league. */
export interface LeaguePlaceRow {
  readonly category_id: number;
  readonly category_name: string;
  readonly league_slug: string;
  readonly league_name: string;
  readonly league_thumbnail: string | null;
}
export interface LeagueRow {
  readonly slug: string;
  readonly name: string;
  readonly thumbnail: string | null;
}
export interface TeamRow extends LeaguePlaceRow {
  readonly name: string;
}

/** Separators that people type between two teams. */
const BETWEEN = new Set(['v', 'vs', 'vs.', 'versus', '-']);

function matchWords(words: readonly string[]): readonly string[] {
  const named = words.filter((word) => !BETWEEN.has(word));
  return named.length > 0 ? named : words;
}

const every = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join([sql`in_time() = 1`, ...conditions], sql` and `);

function isMatch(words: readonly string[]): RawBuilder<unknown> {
  return every(matchWords(words).map((word) => hasWordInScripts(word, 'team_1', 'team_2', 'ground')));
}

/** 'BGC' for 'Bengaluru Gully Cup'. */
const initials = (name: string): string => (name.match(/(?<!\p{L})\p{L}/gu) ?? []).join('');

/** Words that find any league: the organisation's name, and the titles of its pages. */
const anyLeague = (): string => `${brand.abbreviation} ${brand.name} ${t('league.fixtures')} ${t('league.table')}`;

/**
 * The leagues with every word in their name, its sound in another script, its initials, or the words for any league;
 * first those with matching names, newest first; at most SEARCH_POSTS_MAX.
 */
export async function findLeagues(db: Db, words: readonly string[]): Promise<LeagueRow[]> {
  const { rows } = await sql<LeagueRow>`
    select slug, name, thumbnail from leagues where in_time() = 1
    order by created_at desc, id desc limit ${SEARCH_POSTS_MAX}`.execute(db);
  const named = rows.filter(({ name }) => hasSounds(`${name} ${initials(name)}`, words));
  const others = rows.filter((row) => !named.includes(row) && hasSounds(`${row.name} ${anyLeague()}`, words));
  return [...named, ...others];
}

/** The most team rows read, because names in other scripts can be compared by sound only afterwards. */
const TEAM_ROWS_MAX = 10 * SEARCH_POSTS_MAX;

const places = sql`league_groups as grp
  join league_categories as category on category.id = grp.category_id
  join leagues as league on league.id = category.league_id`;
const placeColumns = sql`category.id as category_id, category.name as category_name, league.slug as league_slug,
  league.name as league_name, league.thumbnail as league_thumbnail`;

/** The teams with every word in their name or short name, or its sound in another script, newest league first; at most SEARCH_POSTS_MAX. */
export async function findTeams(db: Db, words: readonly string[]): Promise<TeamRow[]> {
  const patterns = words.map((word) => hasWordInScripts(word, 'team.name', 'team.short_name'));
  // A name in another script may sound like the words.
  const isNamed = sql`(${hasOtherLetters('team.name')} or (${sql.join(patterns, sql` and `)}))`;
  const { rows } = await sql<TeamRow & { readonly id: number; readonly short_name: string | null }>`
    select team.id, team.name, team.short_name, ${placeColumns} from ${places}
    join league_group_teams as member on member.group_id = grp.id
    join league_teams as team on team.id = member.team_id
    where ${every([isNamed])}
    order by league.created_at desc, category.position, grp.position, member.position
    limit ${TEAM_ROWS_MAX}`.execute(db);
  // A team may play in several groups of its category.
  const found = new Map(
    rows
      .filter(({ name, short_name: short }) => hasSounds(`${name} ${short ?? ''}`, words))
      .map(({ id, ...team }) => [id, team]),
  );
  const begins = ({ name }: TeamRow) => (hasWords(name, words.slice(0, 1), true) ? 0 : 1);
  return [...found.values()].toSorted((a, b) => begins(a) - begins(b)).slice(0, SEARCH_POSTS_MAX);
}

/** The number of matches with every word in the names of their teams and ground, up to SEARCH_POSTS_MAX. */
export async function countMatches(db: Db, words: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 as one from named_fixtures where ${isMatch(words)} limit ${SEARCH_POSTS_MAX}
    ) as found`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** A page of matches, coming ones first and then the latest, plus one row if there are more. */
export async function findMatches(
  db: Db,
  words: readonly string[],
  { page, now }: { readonly page: number; readonly now: number },
) {
  const today = readDay(new Date(now).toISOString());
  const isNext = sql`status = 'scheduled' and day >= ${today}`;
  const { rows } = await sql<{ id: number } & InningsQuota & LeaguePlaceRow>`
    select fixture.id, category.quota_balls, category.wickets, ${placeColumns}
    from ${places} join named_fixtures as fixture on fixture.group_id = grp.id
    where ${isMatch(words)}
    order by case when ${isNext} then 0 else 1 end, case when ${isNext} then day else '' end, day desc, fixture.id
    limit ${SEARCH_PAGE_SIZE + 1} offset ${(page - 1) * SEARCH_PAGE_SIZE}`.execute(db);
  const fixtures = await db
    .selectFrom('named_fixtures')
    .selectAll()
    .where('id', 'in', rows.length > 0 ? rows.map(({ id }) => id) : [0])
    .execute();
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  return rows.flatMap((row) => {
    const fixture = byId.get(row.id);
    return fixture ? [{ ...row, fixture }] : [];
  });
}
