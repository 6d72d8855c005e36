import { READY_ANSWERS_MAX } from '@maidan/contract/desk/limits';
import { hasName } from '../names/has-name.store.ts';
import type { Db, Tx } from '../../db/open-database.ts';

const columns = ['id', 'name', 'text', 'changed_at'] as const;

export async function listReadyAnswers(db: Db) {
  return db.selectFrom('ready_answers').select(columns).orderBy('name').limit(READY_ANSWERS_MAX).execute();
}

export type ReadyAnswerRow = Awaited<ReturnType<typeof listReadyAnswers>>[number];

export async function findReadyAnswerByName(tx: Tx, name: string) {
  return tx.selectFrom('ready_answers').select('id').where(hasName(name)).executeTakeFirst();
}

/** @returns undefined when there is none with this id */
export async function changeReadyAnswer(tx: Tx, id: number, written: { name: string; text: string }, now: number) {
  return tx
    .updateTable('ready_answers')
    .set({ ...written, changed_at: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

export async function addReadyAnswer(tx: Tx, written: { name: string; text: string }, now: number) {
  return tx
    .insertInto('ready_answers')
    .values({ ...written, changed_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** @returns its name; undefined when there is none */
export async function removeReadyAnswerRow(tx: Tx, id: number): Promise<string | undefined> {
  const removed = await tx.deleteFrom('ready_answers').where('id', '=', id).returning('name').executeTakeFirst();
  return removed?.name;
}
