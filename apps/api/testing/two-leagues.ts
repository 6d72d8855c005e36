import { createOperator, splitWords } from './operator.ts';
import type { TestApp } from './test-app.ts';

const lines = [
  'league add cup --name "Monsoon Cup" --details "<p>Eight teams</p>"',
  'category add u17 --league cup --name "Under 17" --overs 20 --tie-breaks head_to_head,nrr --selected',
  'group add u17 "Group A" --team Jets --team Kings --team Lions',
  'group add u17 Knockouts --no-table',
  'fixture add f1 --category u17 --group "Group A" --team-1 Jets --team-2 Kings --date 2026-11-19 --time 16:30',
  'fixture add f2 --category u17 --group "Group A" --team-1 Jets --team-2 Lions --date 2026-11-28 --time 07:00',
  'fixture add last --category u17 --group Knockouts --team-1 "Winner A" --team-2 "Winner B" --date 2026-12-20',
  'league add fives --name "City Fives" --details "<p>Football</p>"',
  'category add open --league fives --name Open',
  'group add open All --team Reds --team Blues',
  'fixture add g1 --category open --group All --team-1 Reds --team-2 Blues --date 2026-11-19 --time 18:00',
];

/** A cricket league and a football league, each with a match of yesterday that has no result. */
export async function addTwoLeagues(api: TestApp) {
  const operator = createOperator(api);
  for (const line of lines) await operator.run(splitWords(line));
  operator.removeFolder();
  const idOf = async (table: 'leagues' | 'league_categories' | 'league_fixtures', slug: string) =>
    (await api.db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  return {
    cup: await idOf('leagues', 'cup'),
    fives: await idOf('leagues', 'fives'),
    u17: await idOf('league_categories', 'u17'),
    open: await idOf('league_categories', 'open'),
    f1: await idOf('league_fixtures', 'f1'),
    f2: await idOf('league_fixtures', 'f2'),
    last: await idOf('league_fixtures', 'last'),
    g1: await idOf('league_fixtures', 'g1'),
  };
}
