import { readId } from '@maidan/contract/core/wire';
import { findTeamMistake } from '../../content/validate/check-leagues.ts';
import type { Tx } from '../../db/open-database.ts';
import { findLeague } from '../../modules/league/leagues/leagues.store.ts';
import { takeFixture } from '../../modules/league/fixtures/save-fixtures.store.ts';
import { CommandError } from '../command.ts';

const key = (typed: string) => readId(typed) ?? '';

/** @throws CommandError with words when there is none */
export async function knownLeague(tx: Tx, typed: string) {
  const league = await findLeague(tx, key(typed));
  if (!league) throw new CommandError(`There is no league "${typed}". pnpm league:list shows those there are.`);
  return league;
}

export async function findCategoryAnywhere(tx: Tx, typed: string) {
  const found = key(typed);
  return tx
    .selectFrom('league_categories')
    .select(['id', 'slug', 'league_id', 'quota_balls'])
    .where(typeof found === 'number' ? 'id' : 'slug', '=', found)
    .executeTakeFirst();
}

export async function knownCategory(tx: Tx, typed: string) {
  const category = await findCategoryAnywhere(tx, typed);
  if (!category) throw new CommandError(`There is no category "${typed}". pnpm league:list shows those there are.`);
  return category;
}

export async function findGroup(tx: Tx, categoryId: number, name: string) {
  return tx
    .selectFrom('league_groups')
    .select(['id', 'name', 'teams', 'has_table'])
    .where('category_id', '=', categoryId)
    .where('name', '=', name)
    .executeTakeFirst();
}

export async function knownFixture(tx: Tx, typed: string, now: number) {
  const found = await takeFixture(tx, key(typed), now);
  if (!found)
    throw new CommandError(`There is no fixture "${typed}". pnpm league:list <league> shows those there are.`);
  return found;
}

/** @throws CommandError when one of the two cannot play in the group */
export function checkTeams(
  fixture: { team_1: string; team_2: string },
  group: { name: string; teams: string; has_table: 0 | 1 },
): void {
  const teams = JSON.parse(group.teams) as string[];
  const mistake = findTeamMistake(fixture, { name: group.name, teams, has_table: group.has_table === 1 });
  if (mistake) throw new CommandError(`--${mistake.place.replace('_', '-')} ${mistake.words}`);
}
