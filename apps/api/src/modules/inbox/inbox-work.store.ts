import type { Db, Tx } from '../../db/open-database.ts';
import { MINUTE } from '../../runtime/clock.ts';

/** An open page reports itself every half minute; without a report, its person counts as gone. */
const LOOK_LIFE = MINUTE;
const NOTES_MAX = 100;

export async function listNotes(db: Db, conversationId: number) {
  const rows = await db
    .selectFrom('conversation_notes as note')
    .innerJoin('staff', 'staff.id', 'note.staff_id')
    .select(['note.id', 'note.staff_id', 'staff.name as staff_name', 'note.text', 'note.created_at'])
    .where('note.conversation_id', '=', conversationId)
    .orderBy('note.id', 'desc')
    .limit(NOTES_MAX)
    .execute();
  return rows.toReversed();
}

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

/** @returns its id */
export async function insertNote(
  tx: Tx,
  { conversationId, staffId, text }: { conversationId: number; staffId: number; text: string },
  now: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('conversation_notes')
    .values({ conversation_id: conversationId, staff_id: staffId, text, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * @param staffId the required author of the note; null for any author
 * @returns whether the note existed
 */
export async function deleteNote(
  tx: Tx,
  { id, conversationId, staffId }: { id: number; conversationId: number; staffId: number | null },
): Promise<boolean> {
  let query = tx.deleteFrom('conversation_notes').where('id', '=', id).where('conversation_id', '=', conversationId);
  if (staffId !== null) query = query.where('staff_id', '=', staffId);
  return (await query.returning('id').executeTakeFirst()) !== undefined;
}

/** @param since null once the call has been made */
export async function setCallWanted(tx: Tx, conversationId: number, since: number | null): Promise<void> {
  await tx.updateTable('conversations').set({ call_wanted_since: since }).where('id', '=', conversationId).execute();
}

/** @returns whether the person has just arrived */
export async function noteLook(tx: Tx, conversationId: number, staffId: number, now: number): Promise<boolean> {
  const earlier = await tx
    .selectFrom('conversation_looks')
    .select('seen_at')
    .where('conversation_id', '=', conversationId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  await tx
    .insertInto('conversation_looks')
    .values({ conversation_id: conversationId, staff_id: staffId, seen_at: now })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'staff_id']).doUpdateSet({ seen_at: now }))
    .execute();
  return earlier === undefined || earlier.seen_at < now - LOOK_LIFE;
}

/** @returns whether the person was present */
export async function endLook(tx: Tx, conversationId: number, staffId: number): Promise<boolean> {
  const ended = await tx
    .deleteFrom('conversation_looks')
    .where('conversation_id', '=', conversationId)
    .where('staff_id', '=', staffId)
    .returning('seen_at')
    .executeTakeFirst();
  return ended !== undefined;
}

/** All other staff who have the conversation open. */
export async function listLookers(db: Db, conversationId: number, staffId: number, now: number) {
  return db
    .selectFrom('conversation_looks as look')
    .innerJoin('staff', 'staff.id', 'look.staff_id')
    .select(['staff.id', 'staff.name'])
    .where('look.conversation_id', '=', conversationId)
    .where('look.staff_id', '<>', staffId)
    .where('look.seen_at', '>=', now - LOOK_LIFE)
    .where('staff.removed_at', 'is', null)
    .orderBy('staff.name')
    .limit(10)
    .execute();
}
