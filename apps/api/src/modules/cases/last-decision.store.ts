import type { decisionVerbs } from '@maidan/contract/desk/cases/reports';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Thing } from '../reports/reports.store.ts';
import { listActs } from '../log/audit-log.store.ts';

type Verb = (typeof decisionVerbs)[number];

/** What each log action did to a thing, including actions from the list of posts. */
const verbs: Readonly<Record<string, Verb>> = {
  hidden: 'hidden',
  withdrawn: 'hidden',
  kept: 'kept',
  shown: 'shown',
  restored: 'shown',
};

export interface LastDecision {
  /** The id of its log entry. */
  readonly id: number;
  readonly verb: Verb;
  readonly by: string | null;
  /** The member of staff; null for the server or a command. */
  readonly staffId: number | null;
  readonly at: number;
  /** Whether it was made in a case rather than in the list of posts. */
  readonly isOfCase: boolean;
}

/** The last decision about a thing. */
export const findLastDecision = (db: Db, thing: Thing) => findLast(db, thing, Object.keys(verbs));

/** Who hid or withdrew a thing that readers do not see; closing its report afterwards does not count. */
export async function findRemoval(db: Db, thing: Thing): Promise<LastDecision | null> {
  const last = await findLast(
    db,
    thing,
    Object.keys(verbs).filter((act) => verbs[act] !== 'kept'),
  );
  return last?.verb === 'hidden' ? last : null;
}

async function findLast(db: Db, { kind, id }: Thing, acts: readonly string[]): Promise<LastDecision | null> {
  const actions = acts.map((act) => `${kind}.${act}`);
  const [row] = await listActs(db, { thingKind: kind, thingId: String(id), actions }, 1);
  if (!row) return null;
  const act = row.action.slice(kind.length + 1);
  const isOfCase = act !== 'withdrawn' && act !== 'restored';
  return { id: row.id, verb: verbs[act] ?? 'kept', by: row.staff_name, staffId: row.staff_id, at: row.at, isOfCase };
}

const tables = { comment: 'comments', post: 'posts', message: 'chat_messages' } as const;

/** Lets decisions about one thing follow each other: PostgreSQL keeps the row until the transaction ends. */
export async function lockThing(tx: Tx, { kind, id }: Thing): Promise<void> {
  await sql`update ${sql.table(tables[kind])} set id = id where id = ${id}`.execute(tx);
}
