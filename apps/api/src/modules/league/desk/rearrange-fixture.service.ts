import type { Parsed } from '@maidan/contract/core/endpoint';
import type { rescheduleFixture } from '@maidan/contract/desk/league/league-fixtures';
import type { Tx } from '../../../db/open-database.ts';
import { errors } from '../../../http/errors/errors.ts';
import { moveFixture } from '../fixtures/save-fixtures.store.ts';
import type { Taken } from './fixture-changes.service.ts';
import { checkPlace } from './fixture-place.service.ts';
import { describeTies } from './fixture-ties.service.ts';

type Wanted = Omit<Parsed<typeof rescheduleFixture>['body'], 'version'>;

/**
 * Gives a match another day, time, ground, group or other teams.
 * @returns the name of the log action
 * @throws ApiError 422 for the field that is impossible, 409 until anything unusual is confirmed
 */
export async function rearrange(
  tx: Tx,
  { fixture, group }: Taken,
  { date, time, confirmed = false, ...typed }: Wanted,
  now: number,
): Promise<string> {
  const { team_1 = fixture.team_1, team_2 = fixture.team_2, group: groupId = group.id } = typed;
  const to = { day: date, time, ground: typed.ground?.trim() || null, team_1, team_2, group_id: Number(groupId) };
  const differs = (...fields: readonly (keyof typeof to)[]) => fields.some((field) => to[field] !== fixture[field]);
  const isCorrected = differs('group_id', 'team_1', 'team_2');
  const isPlayedAgain = fixture.status !== 'scheduled';
  if (!isPlayedAgain && !isCorrected && !differs('day', 'time', 'ground')) {
    throw errors.invalidField('date', 'The match already has this day, time and ground.');
  }
  if (isCorrected) {
    const { correction } = await describeTies(tx, { ...fixture, category_id: group.category_id }, now);
    if (correction.refusal !== null) throw errors.invalidField('team_1', correction.refusal);
    if (correction.groups.every(({ id }) => id !== to.group_id)) {
      throw errors.invalidField('group', 'This match cannot be in that group.');
    }
  }
  if (isPlayedAgain || isCorrected || differs('day', 'time')) {
    const { problem, warning } = await checkPlace(tx, { ...group, id: fixture.id }, to);
    if (problem) throw errors.invalidField(problem.field, problem.text);
    if (warning !== null && !confirmed) {
      throw errors.conflict('conflict', { text: `${warning} Nothing was changed.` });
    }
  }
  await moveFixture(tx, fixture, to);
  return isCorrected ? 'fixture.corrected' : 'fixture.moved';
}
