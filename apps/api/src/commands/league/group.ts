import { z } from 'zod';
import { leagueGroup } from '../../content/format/pack-leagues.ts';
import { addTeams, findGroup, saveGroup } from '../../modules/league/fixtures/save-categories.store.ts';
import { fillBrackets } from '../../modules/league/brackets/fill-brackets.service.ts';
import { CommandError, defineCommand, flag, none, replace } from '../command.ts';
import { idOrSlug, requireCategory } from '../known.ts';

const { name, teams } = leagueGroup.shape;

export const groupCommands = [
  defineCommand({
    name: 'group add',
    summary: 'adds a group to a category: a heading for fixtures, and a table unless it is a knockout',
    args: z.object({ category: idOrSlug, name }),
    options: z.object({
      team: teams.describe('<name> a team, once for each'),
      no_table: flag('a knockout: fixtures without a table'),
      replace,
    }),
    access: 'write',
    example: 'cup-u17 "Group A" --team "Jayanagar Jets" --team "Hebbal Hawks"',
    async run(input, { tx, now }) {
      const category = await requireCategory(tx, input.category);
      const existing = await findGroup(tx, category.id, input.name);
      if (existing && !input.replace) {
        throw new CommandError(
          `"${category.slug}" already has a group "${input.name}" (--replace; maidan team add adds teams).`,
        );
      }
      const group = { name: input.name, teams: [...new Set(input.team)], has_table: !input.no_table };
      await saveGroup(tx, { category_id: category.id, ...group });
      await fillBrackets(tx, category.id, now);
      return `${existing ? 'Changed' : 'Added'} the group "${group.name}" of ${category.slug}: ${group.teams.length} teams.`;
    },
  }),

  defineCommand({
    name: 'team add',
    summary: 'adds teams to a group',
    args: z.object({ category: idOrSlug, group: name, team: teams.unwrap().min(1) }),
    options: none,
    access: 'write',
    example: 'cup-u17 "Group A" "Lane 14" "Yellow City All Stars"',
    async run({ category: key, group, team }, { tx }) {
      const category = await requireCategory(tx, key);
      const all = await addTeams(tx, { categoryId: category.id, name: group }, team);
      if (!all) throw new CommandError(`"${category.slug}" has no group "${group}".`);
      return `The teams of "${group}" are now: ${all.join(', ')}.`;
    },
  }),
];
