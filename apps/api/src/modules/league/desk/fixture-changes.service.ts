import type { DeskFixtureReply } from '@maidan/contract/desk/league/league-fixtures';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { LogAct, SignedInStaff } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { DAY, toInstant } from '../../../runtime/clock.ts';
import { fillBracketsAfter, pinTeams, readSources, restoreSources } from '../brackets/fill-brackets.service.ts';
import { listHeldTeams, newlyHeldText } from '../brackets/held-teams.service.ts';
import { publishFixture } from '../match-day/match-links.service.ts';
import { restoreFixture, takeFixture } from '../fixtures/save-fixtures.store.ts';
import { listTeamNames } from '../teams/teams.store.ts';
import { listActs } from '../../log/audit-log.store.ts';
import { describeFixture } from './desk-fixture.reply.ts';
import { findDeskFixture, isRemovedFixture, type DeskFixtureRow } from './desk-fixtures.store.ts';
import { checkPlace } from './fixture-place.service.ts';
import { describeTies } from './fixture-ties.service.ts';
import {
  changesBetween,
  changesCalendars,
  changesPlace,
  hasValues,
  readValues,
  versionOf,
  type LoggedValues,
} from './fixture-state.service.ts';
import { mayChangeLeague } from './league-access.service.ts';

const WHAT = 'match';
export const KIND = 'fixture';
/** How long a change can be undone. */
const UNDO_LIFE = 30 * DAY;
const RESTORED = 'fixture.restored';
const results: ReadonlySet<string> = new Set(['fixture.result-entered', 'fixture.result-corrected']);
const undoable: ReadonlySet<string> = new Set([
  'fixture.result-entered',
  'fixture.result-corrected',
  'fixture.moved',
  'fixture.corrected',
  'fixture.cancelled',
  'fixture.decided',
  'fixture.decision-taken-back',
  RESTORED,
]);

/** @throws ApiError 404 also for a fixture of a league that the person may not see */
export async function requireFixture(db: Db, staff: SignedInStaff, id: number | string): Promise<DeskFixtureRow> {
  if (typeof id !== 'number') throw errors.notFound(WHAT);
  const row = await findDeskFixture(db, staff, id);
  if (row) return row;
  if (await isRemovedFixture(db, staff, id))
    throw errors.staleLink('This match was removed. The log can bring it back.');
  throw errors.notFound(WHAT);
}

/** @throws ApiError 403 for a league that the person may only read */
export function requireOwn(staff: SignedInStaff, row: Pick<DeskFixtureRow, 'league_id'>): void {
  if (!mayChangeLeague(staff, row.league_id)) {
    throw errors.forbidden('You do not run this league. An owner can change that.');
  }
}

export interface Change {
  readonly staff: SignedInStaff;
  readonly id: number | string;
  /** The version that the person saw; null if the call names none. */
  readonly version: string | null;
  /** Whether the person has confirmed that a later match has begun and keeps its teams. */
  readonly confirmed?: boolean | undefined;
}

export type Taken = NonNullable<Awaited<ReturnType<typeof takeFixture>>>;

/** Locks a fixture, and throws if someone has changed it in the meantime. */
export async function takeVersion(tx: Tx, { staff, id, version }: Change, now: number): Promise<Taken> {
  const row = await requireFixture(tx, staff, id);
  requireOwn(staff, row);
  const taken = await takeFixture(tx, row.id, now);
  if (!taken) throw errors.notFound(WHAT);
  if (version !== null && versionOf(taken.fixture) !== version) {
    throw errors.conflict('conflict', { text: 'Someone else changed this match in the meantime. Nothing was saved.' });
  }
  return taken;
}

export const nameOf = ({ team_1: one, team_2: two }: Pick<DeskFixtureRow, 'team_1' | 'team_2'>): string =>
  `${one} v ${two}`;

/**
 * Changes a fixture, and logs the differences.
 * @param write returns the name of the log action
 * @throws ApiError 409 if a later knock-out match has begun with other teams, until that is confirmed
 */
export async function changeFixture(
  tx: Tx,
  change: Change,
  { now, log }: { now: number; log: LogAct },
  write: (taken: Taken) => Promise<string>,
): Promise<DeskFixtureReply> {
  const taken = await takeVersion(tx, change, now);
  const sources = await readSources(tx, taken.fixture.id);
  const heldBefore = await listHeldTeams(tx, taken.group.category_id);
  const action = await write(taken);
  if (action === 'fixture.corrected') {
    await pinTeams(tx, taken.fixture, await requireFixture(tx, change.staff, taken.fixture.id));
  }
  await fillBracketsAfter(tx, taken.fixture.id);
  if (!change.confirmed) {
    const text = newlyHeldText(heldBefore, await listHeldTeams(tx, taken.group.category_id));
    if (text !== null) throw errors.confirmationNeeded(text);
  }
  const row = await requireFixture(tx, change.staff, taken.fixture.id);
  const changes = changesBetween(
    { ...taken.fixture, ...sources, group: taken.group.name },
    { ...row, ...(await readSources(tx, row.id)), group: row.group_name },
  );
  if (changes) {
    await log({ action, thing: { kind: KIND, id: row.id, name: nameOf(row) }, ...changes });
    await publishFixture(tx, row.id, { isResult: results.has(action) }, now);
  }
  return describeWithChange(tx, row, change.staff, now);
}

const readLogged = (json: string | null): LoggedValues => (json === null ? {} : (JSON.parse(json) as LoggedValues));

/** The last action on a fixture, and whether the fixture is still in the state it produced. */
async function findLastAct(db: Db, row: DeskFixtureRow, now: number) {
  const [act] = await listActs(db, { thingKind: KIND, thingId: String(row.id) }, 1);
  if (!act) return null;
  const [before, after] = [readLogged(act.old_values), readLogged(act.new_values)];
  const canBeUndone = undoable.has(act.action) && act.at > now - UNDO_LIFE && hasValues(row, after);
  return { act, before, after, canBeUndone };
}

export async function describeWithChange(
  db: Db,
  row: DeskFixtureRow,
  staff: SignedInStaff,
  now: number,
): Promise<DeskFixtureReply> {
  const last = await findLastAct(db, row, now);
  const { removal, correction } = await describeTies(db, row, now);
  const groups = correction.groups.map((group) => ({ ...group, has_table: group.has_table === 1 }));
  return {
    fixture: describeFixture(row, staff),
    last_change: last && {
      action: last.act.action,
      at: toInstant(last.act.at),
      by: last.act.staff_id === null ? null : { id: last.act.staff_id, name: last.act.staff_name ?? '' },
      can_be_undone: last.canBeUndone && mayChangeLeague(staff, row.league_id),
    },
    removal,
    correction: { ...correction, groups },
  };
}

/** Undoes the last change. @throws ApiError 409 when it is too old, or something else has changed the fixture */
export async function undoLastChange(
  tx: Tx,
  change: Change,
  { now, log }: { now: number; log: LogAct },
): Promise<DeskFixtureReply> {
  return changeFixture(tx, change, { now, log }, async ({ fixture }) => {
    const row = await requireFixture(tx, change.staff, fixture.id);
    const last = await findLastAct(tx, row, now);
    if (!last?.canBeUndone) throw errors.conflict('conflict', { text: 'There is no change left to undo.' });
    const values = { ...readValues(last.before), ...(await readSides(tx, row, last.before)) };
    if (changesPlace(last.before)) {
      const { problem } = await checkPlace(tx, row, { ...row, ...values });
      if (problem) throw errors.conflict('conflict', { text: `${problem.text} The change cannot be undone.` });
    }
    const updatesCalendars = changesCalendars(last.before, last.after);
    await restoreFixture(tx, row, values, { updatesCalendars });
    await restoreSources(tx, row.id, last.before);
    return RESTORED;
  });
}

/** The teams at the time, under their current names. */
async function readSides(tx: Tx, row: DeskFixtureRow, before: LoggedValues) {
  const { team_1_id: one, team_2_id: two } = readValues(before);
  const names = await listTeamNames(tx, [one ?? 0, two ?? 0]);
  return {
    team_1: names.get(one ?? 0) ?? before['team_1'] ?? row.team_1,
    team_2: names.get(two ?? 0) ?? before['team_2'] ?? row.team_2,
  };
}
