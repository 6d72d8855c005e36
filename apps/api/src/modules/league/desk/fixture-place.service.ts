import type { Tx } from '../../../db/open-database.ts';
import { findClash } from '../fixtures/fixture-clashes.service.ts';
import { findTeamProblem, teamProblemText } from '../fixtures/find-team-problem.service.ts';
import { listGroups } from '../fixtures/league-fixtures.store.ts';
import { listPlanned } from '../fixtures/planned-fixtures.store.ts';
import type { DeskFixtureRow } from './desk-fixtures.store.ts';

/** The group, teams, day and time of a match. */
export type Place = Pick<DeskFixtureRow, 'group_id' | 'team_1' | 'team_2' | 'day' | 'time'>;

interface Verdict {
  /** Why the match cannot be placed there. */
  readonly problem: { readonly field: 'group' | 'team_1' | 'team_2' | 'date'; readonly text: string } | null;
  /** A reason to confirm: a team would play twice. */
  readonly warning: string | null;
}

const refuse = (field: NonNullable<Verdict['problem']>['field'], text: string): Verdict => ({
  problem: { field, text },
  warning: null,
});

/** Whether a match can be placed there, by the same rules as a new one. */
export async function checkPlace(
  tx: Tx,
  { id, category_id: categoryId, league_id: leagueId }: Pick<DeskFixtureRow, 'id' | 'category_id' | 'league_id'>,
  to: Place,
): Promise<Verdict> {
  const group = (await listGroups(tx, categoryId)).find((one) => one.id === to.group_id);
  if (!group) return refuse('group', 'This group is not in the category of the match.');
  const wrong = findTeamProblem(to, { ...group, has_table: group.has_table === 1 });
  if (wrong) return refuse(wrong.team, teamProblemText(to, group, wrong));
  const others = (await listPlanned(tx, leagueId)).filter((one) => one.category_id === categoryId && one.id !== id);
  const { exists, warning } = findClash({ ...to, date: to.day, time: to.time ?? '' }, group.id, others);
  return exists ? refuse('date', 'This match already exists, at the same time.') : { problem: null, warning };
}
