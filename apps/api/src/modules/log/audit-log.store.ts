import { sql } from 'kysely';
import { LOG_LIFE } from '../../db/migrations/audit-log-triggers.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Act, SignedInStaff } from '../../http/call.ts';

/** The actor: null for the server itself and for commands. */
type Actor = Pick<SignedInStaff, 'staffId' | 'device'> | null;

/** Adds a row to the log, in the transaction of the action it records. */
export async function writeAct(db: Db, actor: Actor, { action, thing, before, after }: Act, now: number) {
  await db
    .insertInto('audit_log')
    .values({
      at: now,
      staff_id: actor?.staffId ?? null,
      device: actor?.device ?? null,
      action,
      thing_kind: thing?.kind ?? null,
      thing_id: thing === undefined ? null : String(thing.id),
      thing_name: thing?.name ?? null,
      old_values: before === undefined ? null : JSON.stringify(before),
      new_values: after === undefined ? null : JSON.stringify(after),
    })
    .execute();
}

export interface LogFilter {
  readonly staffId?: number | undefined;
  readonly action?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly thingKind?: string | undefined;
  readonly thingId?: string | undefined;
  /** Inclusive. */
  readonly from?: number | undefined;
  /** Exclusive. */
  readonly until?: number | undefined;
  /** The id of the last row shown. */
  readonly before?: number | undefined;
}

/** The newest rows first. */
export async function listActs(db: Db, filter: LogFilter, limit: number) {
  const { staffId, action, actions, thingKind, thingId, from, until, before } = filter;
  let query = db
    .selectFrom('audit_log as entry')
    .leftJoin('staff', 'staff.id', 'entry.staff_id')
    .selectAll('entry')
    .select('staff.name as staff_name')
    .orderBy('entry.id', 'desc')
    .limit(limit);
  if (staffId !== undefined) query = query.where('entry.staff_id', '=', staffId);
  if (action !== undefined && !action.endsWith('.')) query = query.where('entry.action', '=', action);
  if (action?.endsWith('.')) {
    // Matches every action that begins like this; '/' comes right after the dot.
    query = query.where('entry.action', '>', action).where('entry.action', '<', `${action.slice(0, -1)}/`);
  }
  if (actions !== undefined) query = query.where('entry.action', 'in', [...actions]);
  if (thingKind !== undefined) query = query.where('entry.thing_kind', '=', thingKind);
  if (thingId !== undefined) query = query.where('entry.thing_id', '=', thingId);
  if (from !== undefined) query = query.where('entry.at', '>=', from);
  if (until !== undefined) query = query.where('entry.at', '<', until);
  if (before !== undefined) query = query.where('entry.id', '<', before);
  return query.execute();
}

export type ActRow = Awaited<ReturnType<typeof listActs>>[number];

/** Actions that only view or export a thing, and change nothing about it. */
const LOOKS = [
  'form-answer.judged',
  'form-answers.exported',
  'form-answers.seen',
  'form-file.opened',
  'person.signed-out',
  'phone.shown',
  'registration.exported',
];

/** The ids of those actions that were the last to change their thing. */
export async function listLatest(db: Db, acts: readonly ActRow[]): Promise<ReadonlySet<number>> {
  const things = acts.flatMap(({ thing_kind: kind, thing_id: id }) =>
    kind === null || id === null ? [] : [sql`(${kind}, ${id})`],
  );
  if (things.length === 0) return new Set();
  const rows = await db
    .selectFrom('audit_log')
    .select((select) => select.fn.max('id').as('latest'))
    .where(sql<boolean>`(thing_kind, thing_id) in (values ${sql.join(things)})`)
    .where('action', 'not in', LOOKS)
    .groupBy(['thing_kind', 'thing_id'])
    .execute();
  return new Set(rows.map(({ latest }) => Number(latest)));
}

/** How often a member of staff has done something since a time. */
export async function countActs(db: Db, staffId: number, action: string, since: number): Promise<number> {
  const { acts } = await db
    .selectFrom('audit_log')
    .select((select) => select.fn.countAll<number>().as('acts'))
    .where('staff_id', '=', staffId)
    .where('action', '=', action)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(acts);
}

/** Removes rows older than two years. The database allows that only after a row that records it. */
export async function shortenLog(db: Db, before: number): Promise<void> {
  const oldest = await db.selectFrom('audit_log').select('id').where('at', '<', before).limit(1).executeTakeFirst();
  if (!oldest) return;
  const until = new Date(before).toISOString();
  await db.transaction().execute(async (tx: Tx) => {
    await writeAct(tx, null, { action: 'log.shortened', after: { until } }, before + LOG_LIFE);
    await sql`delete from audit_log where at < ${before}`.execute(tx);
  });
}
