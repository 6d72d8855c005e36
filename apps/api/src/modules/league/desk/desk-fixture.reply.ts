import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import { oversOfBalls } from '@maidan/contract/rules/overs';
import type { DeskFixtureRow } from './desk-fixtures.store.ts';
import { versionOf } from './fixture-state.service.ts';
import { mayChangeLeague, type Viewer } from './league-access.service.ts';

const textOf = (score: number | null): string | null => (score === null ? null : String(score));
const oversOf = (balls: number | null): string | null => (balls === null ? null : oversOfBalls(balls));

export const describeFixture = (row: DeskFixtureRow, viewer: Viewer): DeskFixture => ({
  id: row.id,
  team_1: row.team_1,
  team_2: row.team_2,
  type: row.type || null,
  date: row.day,
  time: row.time,
  ground: row.ground || null,
  moved_from_date: row.moved_from_day,
  moved_from_time: row.moved_from_time,
  status: row.status,
  result_1: textOf(row.score_1),
  result_2: textOf(row.score_2),
  overs_1: oversOf(row.balls_1),
  overs_2: oversOf(row.balls_2),
  all_out_1: row.all_out_1 === 1,
  all_out_2: row.all_out_2 === 1,
  batted_first: row.batted_first,
  wickets_1: row.wickets_1,
  wickets_2: row.wickets_2,
  match_overs: oversOf(row.match_balls),
  target: row.target,
  winner: row.winner,
  decided_by: row.decided_by,
  group: {
    id: row.group_id,
    name: row.group_name,
    has_table: row.has_table === 1,
    teams: row.group_teams,
  },
  category: {
    id: row.category_id,
    name: row.category,
    overs: oversOf(row.quota_balls),
    wickets: row.innings_wickets,
  },
  league: { id: row.league_id, slug: row.league_slug, name: row.league },
  may_change: mayChangeLeague(viewer, row.league_id),
  version: versionOf(row),
});
