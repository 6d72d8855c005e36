import { DAY, toInstant } from '../clock.ts';
import { ballsOfOvers } from '../modules/league-table/overs.ts';
import type { ImportStep } from './import-pack.ts';
import type { Ids } from './import-page-parts.ts';
import type { PackLeagueFixture } from './pack-schema.ts';
import type { PackDay } from './pack-values.ts';

const INDIA_AHEAD = 5.5 * 60 * 60 * 1000;

/** Categories, groups and fixtures of the pack's leagues, known again by slug, a group by its name. */
export async function importLeagueFixtures(step: ImportStep, leagues: Ids): Promise<void> {
  const groups = await importCategories(step, leagues);
  for (const { slug, ...fixture } of step.pack['league-fixtures.json']) {
    const row = { group_id: groups.get(groupKey(fixture.category, fixture.group)) ?? 0, ...toRow(step, fixture) };
    await step.tx
      .insertInto('league_fixtures')
      .values({ slug, ...row })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .execute();
  }
}

const groupKey = (category: string, group: string) => `${category} ${group}`;

async function importCategories({ tx, pack }: ImportStep, leagues: Ids): Promise<Ids> {
  const groupIds = new Map<string, number>();
  for (const [position, category] of pack['league-categories.json'].entries()) {
    const { slug, league, groups, overs, tie_breaks, ...kept } = category;
    const quota_balls = overs === null ? null : ballsOfOvers(overs);
    const league_id = leagues.get(league) ?? 0;
    const row = { ...kept, league_id, position, quota_balls, tie_breaks: JSON.stringify(tie_breaks) };
    const { id } = await tx
      .insertInto('league_categories')
      .values({ slug, ...row })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [place, { name, teams, has_table }] of groups.entries()) {
      const group = { position: place, teams: JSON.stringify(teams), has_table: flag(has_table) };
      const saved = await tx
        .insertInto('league_groups')
        .values({ category_id: id, name, ...group })
        .onConflict((conflict) => conflict.columns(['category_id', 'name']).doUpdateSet(group))
        .returning('id')
        .executeTakeFirstOrThrow();
      groupIds.set(groupKey(slug, name), saved.id);
    }
  }
  return groupIds;
}

function toRow({ toTime }: ImportStep, fixture: Omit<PackLeagueFixture, 'slug'>) {
  const { type, team_1, team_2, time, status, result_1, result_2, overs_1, overs_2 } = fixture;
  return {
    type,
    team_1,
    team_2,
    day: toDay(fixture.date, toTime({ ago: 0 })),
    time,
    status,
    score_1: result_1 === null ? null : Number(result_1),
    score_2: result_2 === null ? null : Number(result_2),
    balls_1: overs_1 === null ? null : ballsOfOvers(overs_1),
    balls_2: overs_2 === null ? null : ballsOfOvers(overs_2),
    all_out_1: flag(fixture.all_out_1),
    all_out_2: flag(fixture.all_out_2),
  };
}

const flag = (value: boolean) => (value ? (1 as const) : (0 as const));

/** @param start the first import, in milliseconds since 1970 UTC */
function toDay(date: PackDay, start: number): string {
  return 'day' in date ? date.day : toInstant(start + date.days * DAY + INDIA_AHEAD).slice(0, 10);
}
