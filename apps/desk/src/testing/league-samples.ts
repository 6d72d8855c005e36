import type { Reply } from '@maidan/contract/core/endpoint';
import type { DeskLeague } from '@maidan/contract/desk/league/league';
import type { DeskFixture, DeskFixtureReply, previewFixtureResult } from '@maidan/contract/desk/league/league-fixtures';
import type { TableRow } from '@maidan/contract/league/league-tables';

export const gullyCup: DeskLeague = {
  id: 1,
  slug: 'gully-cup',
  name: 'Gully Cup',
  may_change: true,
  categories: [
    { id: 1, name: 'Under 17 boys' },
    { id: 2, name: 'Open' },
  ],
};

/** A match without a result. */
export const planned: DeskFixture = {
  id: 3,
  team_1: 'Lane 14',
  team_2: 'Rajarajeshwari Nagar Strikers',
  type: 'League',
  date: '2026-11-22',
  time: '16:30',
  ground: 'Kodihalli Ground',
  moved_from_date: null,
  moved_from_time: null,
  status: 'scheduled',
  result_1: null,
  result_2: null,
  overs_1: null,
  overs_2: null,
  all_out_1: false,
  all_out_2: false,
  batted_first: null,
  wickets_1: null,
  wickets_2: null,
  match_overs: null,
  target: null,
  winner: null,
  decided_by: null,
  group: { id: 1, name: 'Group stage', has_table: true, teams: ['Lane 14', 'Rajarajeshwari Nagar Strikers'] },
  category: { id: 1, name: 'Under 17 boys', overs: '6', wickets: 7 },
  league: { id: 1, slug: 'gully-cup', name: 'Gully Cup' },
  may_change: true,
  version: 'planned',
};

/** The same match with its result. */
export const played: DeskFixture = {
  ...planned,
  status: 'played',
  result_1: '48',
  result_2: '31',
  overs_1: '6',
  overs_2: '5.3',
  all_out_2: true,
  batted_first: 1,
  wickets_1: 1,
  version: 'played',
};

/** The same match before anything was done to it. */
export const untouched: DeskFixtureReply = {
  fixture: planned,
  last_change: null,
  removal: { refusal: null, warnings: [] },
  correction: {
    refusal: null,
    groups: [
      planned.group,
      { id: 2, name: 'Super four', has_table: true, teams: ['Lane 14', 'Hebbal Hawks', 'Jayanagar Jets'] },
    ],
  },
};

export const resultEntered: DeskFixtureReply = {
  fixture: played,
  last_change: {
    action: 'fixture.result-entered',
    at: '2026-11-22T12:10:00Z',
    by: { id: 10, name: 'Farhan' },
    can_be_undone: true,
  },
  correction: null,
  removal: { refusal: 'A match with a result cannot be removed. If the result is wrong, correct it.', warnings: [] },
};

const row = (tablename: string, win: number, lost: number, nrr: string | null): TableRow => ({
  tablename,
  matches: win + lost,
  win,
  lost,
  nrr,
  points: 2 * win,
  workings: null,
  level: null,
});

export const tables: Reply<typeof previewFixtureResult> = {
  before: [row('Lane 14', 0, 0, null), row('Rajarajeshwari Nagar Strikers', 0, 0, null)],
  after: [row('Lane 14', 1, 0, '+2.833'), row('Rajarajeshwari Nagar Strikers', 0, 1, '-2.833')],
};
