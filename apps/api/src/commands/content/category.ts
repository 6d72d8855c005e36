import { tieBreaks } from '@maidan/contract/league/league-tables';
import { z } from 'zod';
import { leagueCategory } from '../../content/format/pack-leagues.ts';
import { toCategoryRow } from '../../content/import/league-rows.ts';
import {
  findCategoryOfAnyLeague,
  saveCategory,
  selectOnly,
} from '../../modules/league/fixtures/save-categories.store.ts';
import { fillBrackets } from '../../modules/league/brackets/fill-brackets.service.ts';
import { CommandError, defineCommand, flag, pickOptions, replace } from '../command.ts';
import { requireLeague } from '../known.ts';

const points = (field: 'win_points' | 'tie_points' | 'no_result_points', usual: number) =>
  z.coerce.number().pipe(leagueCategory.shape[field].unwrap()).default(usual).describe(`<points> ${usual} by default`);

export const categoryCommands = [
  defineCommand({
    name: 'category add',
    summary: 'adds a category to a league, with the rules of its tables',
    args: leagueCategory.pick({ slug: true }),
    options: z.object({
      ...pickOptions(leagueCategory, {
        league: '<slug> the league',
        name: '<text> the name: "Under 17"',
        overs: '<overs> overs of an innings; without them there is no net run rate',
      }),
      wickets: z.coerce
        .number()
        .pipe(leagueCategory.shape.wickets.unwrap())
        .default(10)
        .describe('<wickets> wickets of an innings, one fewer than a side has players; 10 by default'),
      win_points: points('win_points', 2),
      tie_points: points('tie_points', 1),
      no_result_points: points('no_result_points', 1),
      tie_breaks: z
        .string()
        .default('head_to_head')
        .transform((list) => list.split(',').map((name) => name.trim()))
        .pipe(z.array(z.enum(tieBreaks)))
        .describe(`<a,b> in their order: ${tieBreaks.join(', ')}`),
      selected: flag('show it first'),
      replace,
    }),
    access: 'write',
    example: 'cup-u17 --league monsoon-cup --name "Under 17" --overs 20 --tie-breaks head_to_head,nrr --selected',
    async run({ league: leagueSlug, replace: mayReplace, selected, ...category }, { tx, now }) {
      const league = await requireLeague(tx, leagueSlug);
      const existing = await findCategoryOfAnyLeague(tx, category.slug);
      if (existing && existing.league_id !== league.id) {
        throw new CommandError(`"${category.slug}" belongs to another league.`);
      }
      if (existing && !mayReplace)
        throw new CommandError(`The category "${category.slug}" already exists (--replace).`);
      const id = await saveCategory(tx, toCategoryRow({ ...category, selected: selected ? 1 : 0 }, league.id));
      if (selected) await selectOnly(tx, league.id, id);
      await fillBrackets(tx, id, now);
      return `${existing ? 'Changed' : 'Added'} the category "${category.name}" (${category.slug}) of ${league.name}.`;
    },
  }),
];
