import { sql } from 'kysely';
import type { ReportReason } from '@maidan/contract/feed/reports';
import type { SanctionKind } from '@maidan/contract/rules/sanctions';
import type { Db, Tx } from '../../db/open-database.ts';

export interface Sanction {
  readonly id: number;
  readonly user_id: number;
  readonly kind: SanctionKind;
  readonly rule: ReportReason;
  readonly created_at: number;
  readonly ends_at: number | null;
  readonly lifted_at: number | null;
  /** When a lifted sanction would have ended. */
  readonly lifted_from: number | null;
  readonly staff_id: number | null;
}

const columns = [
  'id',
  'user_id',
  'kind',
  'rule',
  'created_at',
  'ends_at',
  'lifted_at',
  'lifted_from',
  'staff_id',
] as const;

/** Whether it was imposed permanently, even if it has been lifted since. */
export const isEndless = (of: Pick<Sanction, 'kind' | 'ends_at' | 'lifted_at' | 'lifted_from'>): boolean =>
  of.kind !== 'warning' && (of.lifted_at === null ? of.ends_at : of.lifted_from) === null;

/** Sanctions that have neither ended nor been lifted; a warning ends as soon as it is given. */
const inForce = (now: number) => sql<boolean>`lifted_at is null and (ends_at is null or ends_at > ${now})`;

/** A person's active sanctions. */
export async function findSanctions(db: Db, userId: number, now: number): Promise<Sanction[]> {
  return db
    .selectFrom('sanctions')
    .select(columns)
    .where('user_id', '=', userId)
    .where(inForce(now))
    .orderBy('id')
    .execute();
}

/** All sanctions ever imposed on a person, newest first. */
export async function listSanctionsOf(db: Db, userId: number, limit: number): Promise<Sanction[]> {
  return db
    .selectFrom('sanctions')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findSanction(db: Db, id: number): Promise<Sanction | undefined> {
  return db.selectFrom('sanctions').select(columns).where('id', '=', id).executeTakeFirst();
}

/** People with an active sanction, newest first, after an id. */
export async function listSanctioned(db: Db, now: number, after: number | null, limit: number) {
  let query = db
    .selectFrom('sanctions')
    .innerJoin('users', 'users.id', 'sanctions.user_id')
    .select(columns.map((column) => `sanctions.${column}` as const))
    .select('users.name')
    .where(inForce(now));
  if (after !== null) query = query.where('sanctions.id', '<', after);
  return query.orderBy('sanctions.id', 'desc').limit(limit).execute();
}

/** @returns its id */
export async function addSanction(
  tx: Tx,
  sanction: Pick<Sanction, 'user_id' | 'kind' | 'rule' | 'ends_at' | 'staff_id'>,
  now: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('sanctions')
    .values({ ...sanction, created_at: now, lifted_at: null, lifted_from: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A warning can be withdrawn too, although it restricts nothing. @returns false when the sanction has already ended */
export async function endSanction(tx: Tx, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sanctions')
    .set({ lifted_at: now, ends_at: now, lifted_from: sql.ref('ends_at') })
    .where('id', '=', id)
    .where((where) =>
      where.or([inForce(now), where.and([where('kind', '=', 'warning'), where('lifted_at', 'is', null)])]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Reinstates a lifted sanction. @returns false when it was not lifted, or would have expired by now */
export async function restoreSanction(tx: Tx, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sanctions')
    .set({ lifted_at: null, ends_at: sql.ref('lifted_from'), lifted_from: null })
    .where('id', '=', id)
    .where('lifted_at', 'is not', null)
    .where((where) =>
      where.or([where('lifted_from', 'is', null), where('lifted_from', '>', now), where('kind', '=', 'warning')]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
