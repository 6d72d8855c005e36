import { DAY, INDIA_AHEAD, toInstant } from '../../runtime/clock.ts';
import type { WrittenCategory } from '../../modules/league/fixtures/save-categories.store.ts';
import { toResultRow } from '../../modules/league/fixtures/result-row.service.ts';
import type { WrittenFixture } from '../../modules/league/fixtures/save-fixtures.store.ts';
import { ballsOfOvers } from '@maidan/contract/rules/overs';
import type { Pack, PackLeagueFixture } from '../format/pack-schema.ts';
import type { PackDay } from '../../modules/publishing/values.service.ts';

type PackCategory = Pack['league-categories.json'][number];

/** The row of a category from a pack. */
export function toCategoryRow(
  { overs, ...category }: Omit<PackCategory, 'league' | 'groups'>,
  leagueId: number,
): WrittenCategory {
  return { ...category, league_id: leagueId, quota_balls: overs === null ? null : ballsOfOvers(overs) };
}

/** @param start the origin of relative days, in milliseconds since 1970 UTC */
export function toFixtureRow(
  fixture: Omit<PackLeagueFixture, 'from_1' | 'from_2'>,
  groupId: number,
  start: number,
): WrittenFixture {
  const { slug, type, team_1, team_2, time, ground, moved_from_date: movedFrom } = fixture;
  return {
    slug,
    group_id: groupId,
    type,
    team_1,
    team_2,
    day: fixtureDay(fixture.date, start),
    time,
    ground,
    moved_from_day: movedFrom === null ? null : fixtureDay(movedFrom, start),
    moved_from_time: fixture.moved_from_time,
    ...toResultRow(fixture),
  };
}

/**
 * The day of a fixture in India.
 * @param start the origin of relative days, in milliseconds since 1970 UTC
 */
export function fixtureDay(date: PackDay, start: number): string {
  return 'day' in date ? date.day : toInstant(start + date.days * DAY + INDIA_AHEAD).slice(0, 10);
}
