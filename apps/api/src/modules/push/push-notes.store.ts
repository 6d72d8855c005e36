import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { HOUR } from '../../runtime/clock.ts';

/** At most one message of a kind in this period. */
export const PACE = HOUR;

/** When a note may be sent: its own time, and an hour after the latest message of its kind. */
const dueAt = sql<number>`case when pace.sent_at is not null and pace.sent_at + ${sql.lit(PACE)} > note.run_at
  then pace.sent_at + ${sql.lit(PACE)} else note.run_at end`;

const withPace = (db: Db) =>
  db
    .selectFrom('push_notes as note')
    .leftJoin('push_pace as pace', (join) =>
      join.onRef('pace.subscription_id', '=', 'note.subscription_id').onRef('pace.kind', '=', 'note.kind'),
    );

/** The due notes; each inner list is one message. */
export async function listDueBundles(db: Db, now: number, limit: number): Promise<number[][]> {
  const due = await withPace(db)
    .select(['note.id', 'note.subscription_id', 'note.kind'])
    .where('note.run_at', '<=', now)
    .where(dueAt, '<=', now)
    .orderBy('note.subscription_id')
    .orderBy('note.kind')
    .orderBy('note.id')
    .limit(limit)
    .execute();
  const bundles = new Map<string, number[]>();
  for (const { id, subscription_id, kind } of due) {
    const key = `${subscription_id} ${kind}`;
    const bundle = bundles.get(key);
    if (bundle) bundle.push(id);
    else bundles.set(key, [id]);
  }
  return [...bundles.values()];
}

export type PushNote = Awaited<ReturnType<typeof takeNotes>>[number];

/**
 * Takes due notes, with the browsers that get them. They are deleted in the transaction: a process killed while
 * sending loses some, but sends none twice.
 */
export async function takeNotes(tx: Tx, ids: readonly number[], now: number) {
  const taken = await tx
    .deleteFrom('push_notes')
    .where('id', 'in', ids)
    // Another process may have sent one of this kind in the meantime.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('push_pace as pace')
            .select('pace.kind')
            .whereRef('pace.subscription_id', '=', 'push_notes.subscription_id')
            .whereRef('pace.kind', '=', 'push_notes.kind')
            .where('pace.sent_at', '>', now - PACE),
        ),
      ),
    )
    .returningAll()
    .execute();
  if (taken.length === 0) return [];
  const paces = new Map(
    taken.map(({ subscription_id, kind }) => [`${subscription_id} ${kind}`, { subscription_id, kind }]),
  );
  await tx
    .insertInto('push_pace')
    .values([...paces.values()].map((pace) => ({ ...pace, sent_at: now })))
    .onConflict((conflict) => conflict.columns(['subscription_id', 'kind']).doUpdateSet({ sent_at: now }))
    .execute();
  const browsers = await selectBrowsers(tx)
    .where('id', 'in', [...new Set(taken.map((note) => note.subscription_id))])
    .execute();
  const byId = new Map(browsers.map((browser) => [browser.id, browser]));
  return taken
    .toSorted((a, b) => a.id - b.id)
    .flatMap((note) => {
      const browser = byId.get(note.subscription_id);
      return browser ? [{ ...note, browser }] : [];
    });
}

const selectBrowsers = (db: Db) =>
  db.selectFrom('push_subscriptions').select(['id', 'endpoint', 'p256dh', 'auth', 'language']);

/** Latest subscribers first. @param before the id of the last one read */
export const listBrowsers = (db: Db, before: number | undefined, limit: number) =>
  selectBrowsers(db)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** When the next note is due; null when there is none. */
export async function findNextDue(db: Db): Promise<number | null> {
  const found = await withPace(db)
    .select((build) => build.fn.min<number | null>(dueAt).as('at'))
    .executeTakeFirst();
  return found?.at ?? null;
}

/** Stores a message again that the push service did not accept. @param notes at least one, all those of the message */
export async function returnNotes(tx: Tx, notes: readonly [PushNote, ...PushNote[]], runAt: number): Promise<void> {
  const [{ subscription_id: subscription, kind }] = notes;
  const rows = notes.map((note) => ({
    subscription_id: note.subscription_id,
    kind: note.kind,
    target: note.target,
    label: note.label,
    event: note.event,
    text: note.text,
    site: note.site,
    path: note.path,
    run_at: runAt,
    attempts: note.attempts + 1,
  }));
  await tx.insertInto('push_notes').values(rows).execute();
  await tx.deleteFrom('push_pace').where('subscription_id', '=', subscription).where('kind', '=', kind).execute();
}

export async function removeSubscriptions(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('id', 'in', ids).execute();
}
