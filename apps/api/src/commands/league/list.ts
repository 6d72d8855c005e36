import { listCategories, listFixtures, listGroups } from '../../modules/league/fixtures/league-fixtures.store.ts';
import { listLeagues } from '../../modules/league/leagues/leagues.store.ts';
import type { Tx } from '../../db/open-database.ts';
import type { Command } from '../command.ts';
import { findCategoryAnywhere, knownLeague } from './known.ts';

export const list: Command = {
  name: 'list',
  summary: 'lists the leagues, or all of one league with the slugs that the other commands want',
  places: '[league]',
  options: {},
  examples: ['', 'monsoon-cup'],
  async run({ places: [typed] }, { tx }) {
    if (typed === undefined) return (await listLeagues(tx)).map(({ slug, name }) => `${slug}  ${name}`).join('\n');
    const league = await knownLeague(tx, typed);
    const categories = await listCategories(tx, league.id);
    const parts = await Promise.all(categories.map((category) => linesOf(tx, category)));
    return [league.name, ...parts.flat()].join('\n');
  },
};

async function linesOf(tx: Tx, { yslcategory_id: id, name }: { yslcategory_id: number; name: string }) {
  const known = await findCategoryAnywhere(tx, String(id));
  const [groups, fixtures] = [await listGroups(tx, id), await listFixtures(tx, id)];
  const lines = groups.flatMap((group) => [
    `  ${group.name}`,
    ...fixtures
      .filter((row) => row.group_id === group.id)
      .map((row) => `    ${row.slug}  ${row.day} ${row.time ?? ''}  ${row.team_1} v ${row.team_2}  ${row.status}`),
  ]);
  return [`${known?.slug}  ${name}`, ...lines];
}
