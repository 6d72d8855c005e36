import { importContent } from './packs.ts';
import type { TestApp } from './test-app.ts';

const group = (name: string, teams: readonly string[]) => ({ name, teams });
const inGroupA = { category: 'u17', group: 'Group A', team_1: 'Jets' };

const leagues = {
  'leagues.json': [
    { slug: 'cup', name: 'Monsoon Cup', details: '<p>Eight teams</p>', created_at: '-2d' },
    { slug: 'fives', name: 'City Fives', details: '<p>Football</p>', created_at: '-1d' },
  ],
  'league-categories.json': [
    {
      slug: 'u17',
      league: 'cup',
      name: 'Under 17',
      overs: '20',
      tie_breaks: ['head_to_head', 'nrr'],
      selected: 1,
      groups: [group('Group A', ['Jets', 'Kings', 'Lions']), { name: 'Knockouts', has_table: false }],
    },
    { slug: 'open', league: 'fives', name: 'Open', groups: [group('All', ['Reds', 'Blues'])] },
  ],
  'league-fixtures.json': [
    { ...inGroupA, slug: 'f1', team_2: 'Kings', date: '2026-11-19', time: '16:30' },
    { ...inGroupA, slug: 'f2', team_2: 'Lions', date: '2026-11-28', time: '07:00' },
    { ...inGroupA, slug: 'last', group: 'Knockouts', team_1: 'Winner A', team_2: 'Winner B', date: '2026-12-20' },
    { slug: 'g1', category: 'open', group: 'All', team_1: 'Reds', team_2: 'Blues', date: '2026-11-19', time: '18:00' },
  ],
};

/** A cricket league and a football league, each with a match from yesterday without a result. */
export async function addTwoLeagues(api: TestApp) {
  await importContent(api, leagues);
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
