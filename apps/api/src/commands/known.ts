import { readId } from '@maidan/contract/core/wire';
import type { Id } from '@maidan/contract/core/wire';
import { z } from 'zod';
import { findTeamProblem } from '../content/validate/validate-leagues.ts';
import type { Tx } from '../db/open-database.ts';
import { findCategoryOfAnyLeague } from '../modules/league/fixtures/save-categories.store.ts';
import { takeFixture } from '../modules/league/fixtures/save-fixtures.store.ts';
import { findLeague } from '../modules/league/leagues/leagues.store.ts';
import { CommandError } from './command.ts';

/** What identifies a thing that exists. */
export const idOrSlug = z
  .string()
  .trim()
  .min(1)
  .transform((typed): Id => readId(typed) ?? '');

/** @throws CommandError when it does not exist */
export async function requireLeague(tx: Tx, key: Id) {
  const league = await findLeague(tx, key);
  if (!league) throw new CommandError(`The league "${key}" does not exist. pnpm maidan league list shows all leagues.`);
  return league;
}

/** @throws CommandError when it does not exist */
export async function requireCategory(tx: Tx, key: Id) {
  const category = await findCategoryOfAnyLeague(tx, key);
  if (!category) {
    throw new CommandError(
      `The category "${key}" does not exist. pnpm maidan league list <league> shows all categories.`,
    );
  }
  return category;
}

/** @throws CommandError when it does not exist */
export async function requireFixture(tx: Tx, key: Id, now: number) {
  const found = await takeFixture(tx, key, now);
  if (!found) {
    throw new CommandError(`The fixture "${key}" does not exist. pnpm maidan league list <league> shows all fixtures.`);
  }
  return found;
}

/** @throws CommandError when one of the two cannot play in the group */
export function checkTeams(
  fixture: { team_1: string; team_2: string },
  group: { name: string; teams: string; has_table: 0 | 1 },
): void {
  const teams = JSON.parse(group.teams) as string[];
  const problem = findTeamProblem(fixture, { name: group.name, teams, has_table: group.has_table === 1 });
  if (problem) throw new CommandError(`--${problem.team.replace('_', '-')} ${problem.message}`);
}
