import type { LiveGroup, LiveTables, OpenMatch } from '@maidan/contract/league/live-tables';
import type { Db } from '../../../db/open-database.ts';
import { HOUR } from '../../../runtime/clock.ts';
import { listStages } from '../fixtures/fixture-stages.store.ts';
import { inIndia } from '../fixtures/indian-now.service.ts';
import { kickOff } from '../fixtures/kick-off.service.ts';
import { listFixtures, listGroups, type FixtureRow } from '../fixtures/league-fixtures.store.ts';
import { rulesOfCategory, toMatch, type CategoryRules } from './category-tables.service.ts';

/** The validity of a scorer's link, relative to the start of the match. */
const [EARLIEST, LATEST] = [-3 * HOUR, 6 * HOUR];

/** Whether its score may still change, or its result may just have been confirmed. Without a time, that is its whole day. */
function isOfNow({ day, time, status }: FixtureRow, now: number): boolean {
  if (status === 'cancelled') return false;
  const start = kickOff(day, time);
  if (start === null) return day === inIndia(now).day;
  const since = now - Date.parse(start);
  return since >= EARLIEST && since <= LATEST;
}

/**
 * The tables of a category with a match in progress or about to start: what a page needs to update them with each ball.
 * @param now milliseconds since 1970 UTC
 */
export async function readLiveTables(
  db: Db,
  category: CategoryRules & { readonly id: number },
  now: number,
): Promise<LiveTables> {
  const [groups, fixtures, stages] = await Promise.all([
    listGroups(db, category.id),
    listFixtures(db, category.id),
    listStages(db, category.id),
  ]);
  const lines = new Map(stages.map(({ fixture_id: id, line }) => [id, line]));
  const toOpen = ({ id, team_1, team_2, day, time }: FixtureRow): OpenMatch => ({
    id,
    team_1,
    team_2,
    starts_at: kickOff(day, time),
    line: lines.get(id) ?? null,
  });
  const { winPoints, tiePoints, noResultPoints, quotaBalls, tieBreaks } = rulesOfCategory(category);
  return {
    yslcategory_id: category.id,
    rules: {
      win_points: winPoints,
      tie_points: tiePoints,
      no_result_points: noResultPoints,
      quota_balls: quotaBalls,
      tie_breaks: [...tieBreaks],
    },
    groups: groups.flatMap((group): LiveGroup[] => {
      const own = fixtures.filter((row) => row.group_id === group.id);
      const current = own.filter((row) => lines.has(row.id) || isOfNow(row, now));
      if (group.has_table === 0 || current.length === 0) return [];
      return [
        {
          group: group.name,
          teams: group.teams,
          matches: own.flatMap((row) =>
            toMatch(row).map(({ status, sides, winner = null }) => ({
              id: row.id,
              status,
              winner,
              sides: sides.map(({ allOut, credit = null, ...side }) => ({ ...side, all_out: allOut, credit })),
            })),
          ),
          open: current.filter(({ status }) => status === 'scheduled').map(toOpen),
        },
      ];
    }),
  };
}
