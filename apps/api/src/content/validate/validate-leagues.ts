import { findResultProblem, type ResultProblem, type ResultRules } from '@maidan/contract/rules/fixture-result';
import { findTeamProblem } from '../../modules/league/fixtures/find-team-problem.service.ts';
import type { Issue } from '../format/issue.ts';
import type { PackResult } from '../format/pack-leagues.ts';
import type { Pack, PackFile, PackLeagueFixture } from '../format/pack-schema.ts';
import { validateBrackets } from './validate-brackets.ts';
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
    ...validateBrackets(pack),
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
    const rules = { overs: category.overs, wickets: category.wickets, isKnockout: !group.has_table };
    const wrongResult = resultProblemOf(fixture, rules);
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

/** The problem, worded as the end of a sentence about the fixture. */
function resultProblemOf(fixture: PackResult, rules: ResultRules): string | null {
  const { overs, wickets } = rules;
  const problem = findResultProblem(fixture, rules);
  const texts: Readonly<Record<ResultProblem['kind'], string>> = {
    'not-played': `is ${fixture.status}, and has a result`,
    'no-score': 'is played, and lacks a result',
    'bad-score': 'has a score that is no whole number',
    'bad-overs': 'has overs that are not overs and balls',
    'no-innings': 'has overs, and its category has none',
    'no-overs': 'is played, and lacks the overs of an innings',
    'too-many-overs': `has an innings of more than ${overs} overs`,
    'no-ball': 'is played, but no ball was bowled: that is a walkover or no result',
    'over-match-overs': 'has an innings of more than its match_overs',
    'no-order': 'has a target, and lacks batted_first',
    'no-match-overs': 'has a target, and lacks match_overs',
    'no-winner': 'is a walkover, and lacks the winner',
    'no-way-through': 'is a level knockout, and lacks the winner or decided_by',
    'no-decision': 'has a winner that only a walkover or a level knockout needs',
    'too-many-wickets': `has an innings of more than ${wickets} wickets`,
    'not-all-out': `has an innings with all ${wickets} wickets down that is not all out`,
  };
  return problem && texts[problem.kind];
}
