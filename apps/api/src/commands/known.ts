import { readId } from '@maidan/contract/core/wire';
import type { Id } from '@maidan/contract/core/wire';
import { z } from 'zod';
import type { Tx } from '../db/open-database.ts';
import { findTeamProblem } from '../modules/league/fixtures/find-team-problem.service.ts';
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

export const requireLeague = async (tx: Tx, key: Id) => required(await findLeague(tx, key), `league "${key}"`);

export const requireCategory = async (tx: Tx, key: Id) =>
  required(await findCategoryOfAnyLeague(tx, key), `category "${key}"`);

export const requireFixture = async (tx: Tx, key: Id, now: number) =>
  required(await takeFixture(tx, key, now), `fixture "${key}"`);

function required<Found>(found: Found | undefined, name: string): Found {
  if (found !== undefined) return found;
  throw new CommandError(`The ${name} does not exist. pnpm maidan league list [<league>] shows what does.`);
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
