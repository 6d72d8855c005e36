import type { Tx } from '../../../db/open-database.ts';
import type { LogAct } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { fillBrackets } from '../brackets/fill-brackets.service.ts';
import { setRemoved, takeRemoved } from '../fixtures/removed-fixtures.store.ts';
import { publishFixture } from '../match-day/match-links.service.ts';
import { takeMatch } from '../match-day/matches.store.ts';
import { addRemovalNews, takeRemovalNewsBack } from '../../push/fixture-news.store.ts';
import type { DeskFixtureRow } from './desk-fixtures.store.ts';
import { KIND, nameOf, requireFixture, requireOwn, takeVersion, type Change } from './fixture-changes.service.ts';
import { checkPlace } from './fixture-place.service.ts';
import { describeTies } from './fixture-ties.service.ts';
import { seesEveryLeague } from './league-access.service.ts';

/** @throws ApiError 409 if it cannot be removed, or until the warnings are confirmed */
export async function takeAway(
  tx: Tx,
  { confirmed, ...change }: Change & { readonly confirmed: boolean },
  { now, log }: { now: number; log: LogAct },
): Promise<null> {
  const { fixture } = await takeVersion(tx, change, now);
  // A phone that sends now waits, and then learns that the match is cancelled.
  await takeMatch(tx, fixture.id, now);
  const row = await requireFixture(tx, change.staff, fixture.id);
  const { refusal, warnings } = (await describeTies(tx, row, now)).removal;
  if (refusal !== null) throw errors.conflict('conflict', { text: refusal });
  if (warnings.length > 0 && !confirmed) {
    throw errors.conflict('conflict', { text: `${warnings.join(' ')} Nothing was removed.` });
  }
  await addRemovalNews(tx, fixture.id);
  // Open pages reload the match, and find that it is gone.
  await publishFixture(tx, fixture.id, { isResult: false }, now);
  await setRemoved(tx, fixture.id, now);
  await fillBrackets(tx, row.category_id, now);
  const { group_name: group, day, time } = row;
  await log({
    action: 'fixture.removed',
    thing: { kind: KIND, id: row.id, name: nameOf(row) },
    after: { group, day, ...(time === null ? {} : { time }) },
  });
  return null;
}

/** @throws ApiError 409 if it is not removed, has been planned again, or lacks a team that has left the group */
export async function bringBack(
  tx: Tx,
  { staff, id }: Pick<Change, 'staff' | 'id'>,
  { now, log }: { now: number; log: LogAct },
): Promise<DeskFixtureRow> {
  const place = typeof id === 'number' ? await takeRemoved(tx, id, now) : undefined;
  const isSeen = place && (seesEveryLeague(staff) || staff.leagueIds.includes(place.league_id));
  if (!place || !isSeen || typeof id !== 'number') throw errors.notFound('match');
  requireOwn(staff, place);
  if (place.removed_at === null) throw errors.conflict('conflict', { text: 'This match has not been removed.' });
  await setRemoved(tx, id, null);
  const row = await requireFixture(tx, staff, id);
  const { problem } = await checkPlace(tx, row, row);
  if (problem) throw errors.conflict('conflict', { text: `${problem.text} The match cannot come back.` });
  await takeRemovalNewsBack(tx, id);
  await publishFixture(tx, id, { isResult: false }, now);
  await fillBrackets(tx, row.category_id, now);
  await log({ action: 'fixture.brought-back', thing: { kind: KIND, id, name: nameOf(row) } });
  return requireFixture(tx, staff, id);
}
