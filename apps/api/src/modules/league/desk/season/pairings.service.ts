import { PLAN_TEAMS_MAX } from '@maidan/contract/desk/league/season/plan';
import type { NewFixture } from '@maidan/contract/desk/league/season/new-fixtures';
import { missingPairings } from '@maidan/match/plan/missing-pairings';
import { roundRobin } from '@maidan/match/plan/round-robin';
import type { Tx } from '../../../../db/open-database.ts';
import { errors } from '../../../../http/errors/errors.ts';
import { listGroups } from '../../fixtures/league-fixtures.store.ts';
import { listPlanned } from '../../fixtures/planned-fixtures.store.ts';

interface Category {
  readonly id: number;
  readonly league_id: number;
}

interface Rounds {
  /** Whether every two teams meet twice. */
  readonly twice: boolean;
  /** Whether the whole round robin is played once more. */
  readonly again: boolean;
}

/** The round robins of the groups with a table: pairings without a match yet, and the existing matches. */
export async function readPairings(tx: Tx, category: Category, { twice, again }: Rounds) {
  const groups = (await listGroups(tx, category.id)).filter(({ has_table: hasTable }) => hasTable === 1);
  checkTeams(groups);
  const planned = await listPlanned(tx, category.league_id);
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  const met = planned.flatMap((fixture) => {
    const group = names.get(fixture.group_id);
    return group === undefined ? [] : [{ ...fixture, group }];
  });
  const pairings = groups.flatMap(({ name, teams }) => roundRobin(name, teams, twice ? 2 : 1));
  return { planned, ...missingPairings(pairings, again ? [] : met) };
}

const keyOf = ({ group, team_1: one, team_2: two }: Pick<NewFixture, 'group' | 'team_1' | 'team_2'>) =>
  JSON.stringify([group, one, two]);

/** @throws ApiError 409 if a match of a plan has been added since the plan was made */
export async function requireMissing(tx: Tx, category: Category, rows: readonly NewFixture[], twice: boolean) {
  const { missing } = await readPairings(tx, category, { twice, again: false });
  const open = new Set(missing.map(keyOf));
  const there = rows.find((row) => !open.has(keyOf(row)));
  if (!there) return;
  const text = `${there.team_1} v ${there.team_2} is already planned. Nothing was added; please plan again.`;
  throw errors.conflict('conflict', { text });
}

function checkTeams(groups: readonly { name: string; teams: readonly string[] }[]): void {
  const large = groups.find(({ teams }) => teams.length > PLAN_TEAMS_MAX);
  if (large) throw errors.invalidField('groups', `“${large.name}” has more than ${PLAN_TEAMS_MAX} teams.`);
  if (groups.every(({ teams }) => teams.length < 2)) {
    throw errors.invalidField('groups', 'No group with a table has at least two teams.');
  }
}
