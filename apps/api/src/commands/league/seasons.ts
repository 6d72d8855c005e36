import { toCategoryRow } from '../../content/import/league-rows.ts';
import { leagueCategory, leagueGroup } from '../../content/format/pack-league-fixtures.ts';
import { addTeams, saveCategory, saveGroup, selectOnly } from '../../modules/league/fixtures/save-categories.store.ts';
import { tieBreaks } from '../../modules/league/table/match.ts';
import { check, CommandError, numberOf, place } from '../command.ts';
import type { Command } from '../command.ts';
import { findCategoryAnywhere, findGroup, knownCategory, knownLeague } from './known.ts';

const replace = { type: 'boolean', words: 'write over the one that is there, with all that is given now' } as const;

export const addCategory: Command = {
  name: 'category',
  summary: 'adds a category to a league, with the rules of its tables',
  places: '<slug>',
  options: {
    league: { type: 'string', value: '<slug>', words: 'the league it belongs to' },
    name: { type: 'string', value: '<words>', words: 'the name people read: "Under 17"' },
    overs: { type: 'string', value: '<overs>', words: 'overs of an innings; without it there is no net run rate' },
    'win-points': { type: 'string', value: '<points>', words: '2 unless told otherwise' },
    'tie-points': { type: 'string', value: '<points>', words: '1 unless told otherwise' },
    'no-result-points': { type: 'string', value: '<points>', words: '1 unless told otherwise' },
    'tie-breaks': { type: 'string', value: '<a,b>', words: `in their order: ${tieBreaks.join(', ')}` },
    selected: { type: 'boolean', words: 'show it first' },
    replace,
  },
  examples: ['cup-u17 --league monsoon-cup --name "Under 17" --overs 20 --tie-breaks head_to_head,nrr --selected'],
  async run(given, { tx }) {
    const { options } = given;
    const breaks = options['tie-breaks'];
    const {
      league: leagueSlug,
      groups: _,
      ...category
    } = check(leagueCategory, {
      slug: place(given, 0, 'The slug'),
      league: options['league'],
      name: options['name'],
      overs: options['overs'],
      selected: options['selected'] ? 1 : 0,
      win_points: numberOf(options['win-points']),
      tie_points: numberOf(options['tie-points']),
      no_result_points: numberOf(options['no-result-points']),
      tie_breaks: typeof breaks === 'string' ? breaks.split(',').map((found) => found.trim()) : undefined,
    });
    const league = await knownLeague(tx, leagueSlug);
    const known = await findCategoryAnywhere(tx, category.slug);
    if (known && known.league_id !== league.id) throw new CommandError(`"${category.slug}" is of another league.`);
    if (known && !options['replace']) {
      throw new CommandError(`There is a category "${category.slug}" already (--replace).`);
    }
    const id = await saveCategory(tx, toCategoryRow(category, league.id));
    if (category.selected) await selectOnly(tx, league.id, id);
    return `${known ? 'Changed' : 'Added'} the category "${category.name}" (${category.slug}) of ${league.name}.`;
  },
};

export const addGroup: Command = {
  name: 'group',
  summary: 'adds a group to a category: a heading over fixtures, and a table unless it is a knockout',
  places: '<category> <name>',
  options: {
    team: { type: 'string', multiple: true, value: '<name>', words: 'a team of it; once for each' },
    'no-table': { type: 'boolean', words: 'a knockout: fixtures and no table' },
    replace,
  },
  examples: ['cup-u17 "Group A" --team "Jayanagar Jets" --team "Hebbal Hawks"', 'cup-u17 Knockouts --no-table'],
  async run(given, { tx }) {
    const category = await knownCategory(tx, place(given, 0, 'The category'));
    const group = check(leagueGroup, {
      name: place(given, 1, 'The name of the group'),
      teams: given.options['team'],
      has_table: !given.options['no-table'],
    });
    const known = await findGroup(tx, category.id, group.name);
    if (known && !given.options['replace']) {
      throw new CommandError(
        `"${category.slug}" has a group "${group.name}" already (--replace; league:team adds teams).`,
      );
    }
    await saveGroup(tx, { category_id: category.id, ...group, teams: [...new Set(group.teams)] });
    return `${known ? 'Changed' : 'Added'} the group "${group.name}" of ${category.slug}: ${group.teams.length} teams.`;
  },
};

export const addTeam: Command = {
  name: 'team',
  summary: 'adds teams to a group',
  places: '<category> <group> <team>…',
  options: {},
  examples: ['cup-u17 "Group A" "Lane 14" "Yellow City All Stars"'],
  async run(given, { tx }) {
    const category = await knownCategory(tx, place(given, 0, 'The category'));
    const { name, teams } = check(leagueGroup, {
      name: place(given, 1, 'The group'),
      teams: [place(given, 2, 'The team'), ...given.places.slice(3)],
    });
    const all = await addTeams(tx, { categoryId: category.id, name }, teams);
    if (!all) throw new CommandError(`"${category.slug}" has no group "${name}".`);
    return `The teams of "${name}" are now: ${all.join(', ')}.`;
  },
};
