import { ballsOfOvers } from '../../modules/league/table/overs.service.ts';
import type { PackResult } from '../import/league-rows.ts';
import type { Pack, PackLeagueFixture } from '../format/pack-schema.ts';
import type { Mistake } from '../format/read-pack.ts';

/** Categories of no league, fixtures of no group, teams nobody entered, and results that say too little or too much. */
export function findLeagueMistakes(pack: Pack): Mistake[] {
  return [...findCategoryMistakes(pack), ...findFixtureMistakes(pack), ...findSocialMistakes(pack)];
}

function findCategoryMistakes(pack: Pack): Mistake[] {
  const leagues = new Set(pack['leagues.json'].map((league) => league.slug));
  return pack['league-categories.json'].flatMap(({ league, groups }, index) => {
    const file = 'league-categories.json';
    const names = groups.map((group) => group.name);
    const twins = names.flatMap((name, at) =>
      names.indexOf(name) < at ? [{ file, place: `[${index}].groups[${at}]`, words: `"${name}" is already used above` }] : [],
    );
    if (leagues.has(league)) return twins;
    return [...twins, { file, place: `[${index}].league`, words: `there is no league "${league}"` }];
  });
}

function findFixtureMistakes(pack: Pack): Mistake[] {
  const categories = new Map(pack['league-categories.json'].map((category) => [category.slug, category]));
  return pack['league-fixtures.json'].flatMap((fixture, index) => {
    const wrong = (place: string, words: string) => [{ file: 'league-fixtures.json', place: `[${index}].${place}`, words }];
    const category = categories.get(fixture.category);
    if (!category) return wrong('category', `there is no league category "${fixture.category}"`);
    const group = category.groups.find(({ name }) => name === fixture.group);
    if (!group) return wrong('group', `"${category.slug}" has no group "${fixture.group}"`);
    const mistake = findTeamMistake(fixture, group);
    if (mistake) return wrong(mistake.place, mistake.words);
    const words = whatIsWrongWithResult(fixture, category.overs);
    return [...(words === null ? [] : wrong('status', words)), ...findMoveMistake(fixture, wrong)];
  });
}

function findMoveMistake(
  { date, time, moved_from_date: from, moved_from_time: fromTime }: PackLeagueFixture,
  wrong: (place: string, words: string) => Mistake[],
): Mistake[] {
  if (from === null) return fromTime === null ? [] : wrong('moved_from_time', 'needs moved_from_date beside it');
  const isSame = JSON.stringify([date, time]) === JSON.stringify([from, fromTime]);
  return isSame ? wrong('moved_from_date', 'is when it is played') : [];
}

/** Who cannot play in a group; null when both can. A knockout takes anybody, also 'Winner of group A'. */
export function findTeamMistake(
  fixture: { team_1: string; team_2: string },
  group: { name: string; teams: readonly string[]; has_table: boolean },
): { place: 'team_1' | 'team_2'; words: string } | null {
  if (fixture.team_1 === fixture.team_2) return { place: 'team_2', words: 'nobody plays against themselves' };
  for (const place of ['team_1', 'team_2'] as const) {
    if (group.has_table && !group.teams.includes(fixture[place])) {
      return { place, words: `is no team of "${group.name}"` };
    }
  }
  return null;
}

/** A table can only be worked out from results that are whole. */
export function whatIsWrongWithResult(fixture: PackResult, quota: string | null): string | null {
  const { status, result_1: one, result_2: two, overs_1: overs1, overs_2: overs2 } = fixture;
  if (status !== 'played') return one === null && two === null ? null : `is ${status}, and has a result`;
  if (one === null || two === null) return 'is played, and lacks a result';
  if (quota === null) return overs1 === null && overs2 === null ? null : 'has overs, and its category has none';
  if (overs1 === null || overs2 === null) return 'is played, and lacks the overs of an innings';
  const most = ballsOfOvers(quota) ?? 0;
  const isLong = [overs1, overs2].some((overs) => (ballsOfOvers(overs) ?? 0) > most);
  return isLong ? `has an innings of more than ${quota} overs` : null;
}

function findSocialMistakes(pack: Pack): Mistake[] {
  const leagues = new Set(pack['leagues.json'].map((league) => league.slug));
  return pack['league-social.json'].flatMap(({ league }, index) =>
    leagues.has(league)
      ? []
      : [{ file: 'league-social.json', place: `[${index}].league`, words: `there is no league "${league}"` }],
  );
}
