import type { Db, Tx } from '../../db/open-database.ts';
import { firstHeldWords } from './first-held-words.ts';

/** Every word, phrase and host that makes a comment be held: the initial list with the changes by staff. */
export async function listHeldWords(db: Db): Promise<string[]> {
  const changes = await db.selectFrom('held_words').select(['word', 'is_held']).execute();
  const words = new Set(firstHeldWords);
  for (const { word, is_held: isHeld } of changes) {
    if (isHeld) words.add(word);
    else words.delete(word);
  }
  return [...words].toSorted();
}

/** Adds a word to the list, or removes it. */
export async function setHeldWord(tx: Tx, word: string, isHeld: boolean): Promise<void> {
  const is_held = isHeld ? 1 : 0;
  await tx
    .insertInto('held_words')
    .values({ word, is_held })
    .onConflict((conflict) => conflict.column('word').doUpdateSet({ is_held }))
    .execute();
}
