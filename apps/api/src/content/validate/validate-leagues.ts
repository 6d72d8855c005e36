import { ballsOfOvers } from '../../modules/league/table/overs.service.ts';
import type { Issue } from '../format/issue.ts';
import type { PackResult } from '../format/pack-leagues.ts';
import type { Pack, PackFile, PackLeagueFixture } from '../format/pack-schema.ts';
import { findDuplicates } from './find-duplicates.ts';

/** Categories of unknown leagues, fixtures of unknown groups or teams, and incomplete or contradictory results. */
export function validateLeagues(pack: Pack): Issue[] {
  const leagues = new Set(pack['leagues.json'].map((league) => league.slug));
  const validateLeague = (file: PackFile, index: number, league: string): Issue[] =>
    leagues.has(league) ? [] : [{ file, path: `[${index}].league`, message: `the league "${league}" does not exist` }];
  return [
    ...pack['league-categories.json'].flatMap(({ league, groups }, index) => {
      const file = 'league-categories.json';
      const duplicates = findDuplicates(groups.map((group) => group.name)).map((found) => ({
        file,
        path: `[${index}].groups[${found.index}]`,
        message: found.message,
      }));
      return [...duplicates, ...validateLeague(file, index, league)];
    }),
    ...validateFixtures(pack),
    ...pack['league-social.json'].flatMap(({ league }, index) => validateLeague('league-social.json', index, league)),
  ];
}

function validateFixtures(pack: Pack): Issue[] {
  const categories = new Map(pack['league-categories.json'].map((category) => [category.slug, category]));
  return pack['league-fixtures.json'].flatMap((fixture, index) => {
    const issue = (path: string, message: string) => [
      { file: 'league-fixtures.json', path: `[${index}].${path}`, message },
    ];
    const category = categories.get(fixture.category);
    if (!category) return issue('category', `the league category "${fixture.category}" does not exist`);
    const group = category.groups.find(({ name }) => name === fixture.group);
    if (!group) return issue('group', `"${category.slug}" has no group "${fixture.group}"`);
    const wrongTeam = findTeamProblem(fixture, group);
    if (wrongTeam) return issue(wrongTeam.team, wrongTeam.message);
    const wrongResult = findResultProblem(fixture, category);
    return [...(wrongResult === null ? [] : issue('status', wrongResult)), ...validateMove(fixture, issue)];
  });
}

function validateMove(
  { date, time, moved_from_date: from, moved_from_time: fromTime }: PackLeagueFixture,
  issue: (path: string, message: string) => Issue[],
): Issue[] {
  if (from === null) return fromTime === null ? [] : issue('moved_from_time', 'needs moved_from_date');
  const isSame = JSON.stringify([date, time]) === JSON.stringify([from, fromTime]);
  return isSame ? issue('moved_from_date', 'equals the date of the fixture') : [];
}

/** Which team cannot play in a group, if any. A knockout takes any name, such as 'Winner of group A'. */
export function findTeamProblem(
  fixture: { team_1: string; team_2: string },
  group: { name: string; teams: readonly string[]; has_table: boolean },
): { team: 'team_1' | 'team_2'; message: string } | null {
  if (fixture.team_1 === fixture.team_2) return { team: 'team_2', message: 'must differ from the first team' };
  const team = (['team_1', 'team_2'] as const).find((side) => group.has_table && !group.teams.includes(fixture[side]));
  return team ? { team, message: `is not a team of "${group.name}"` } : null;
}

/** What a category allows of an innings. */
interface InningsRules {
  readonly overs: string | null;
  readonly wickets: number;
}

/** Tables are calculated only from complete results. */
export function findResultProblem(fixture: PackResult, { overs: quota, wickets }: InningsRules): string | null {
  const { status, result_1: one, result_2: two, overs_1: overs1, overs_2: overs2 } = fixture;
  if (status !== 'played') return one === null && two === null ? null : `is ${status}, and has a result`;
  if (one === null || two === null) return 'is played, and lacks a result';
  if (quota === null) return hasInnings(fixture) ? 'has overs, and its category has none' : null;
  if (overs1 === null || overs2 === null) return 'is played, and lacks the overs of an innings';
  const most = ballsOfOvers(quota) ?? 0;
  const isLong = [overs1, overs2].some((overs) => (ballsOfOvers(overs) ?? 0) > most);
  return isLong ? `has an innings of more than ${quota} overs` : findWicketProblem(fixture, wickets);
}

function hasInnings({ overs_1, overs_2, batted_first, wickets_1, wickets_2 }: PackResult): boolean {
  return [overs_1, overs_2, batted_first, wickets_1, wickets_2].some((value) => value !== null);
}

function findWicketProblem(fixture: PackResult, wickets: number): string | null {
  const sides = [
    { down: fixture.wickets_1 ?? 0, isAllOut: fixture.all_out_1 },
    { down: fixture.wickets_2 ?? 0, isAllOut: fixture.all_out_2 },
  ];
  if (sides.some(({ down }) => down > wickets)) return `has an innings of more than ${wickets} wickets`;
  const isOpen = sides.some(({ down, isAllOut }) => down === wickets && !isAllOut);
  return isOpen ? `has an innings with all ${wickets} wickets down that is not all out` : null;
}
