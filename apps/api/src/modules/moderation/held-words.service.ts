import { HELD_WORDS_MAX } from '@maidan/contract/rules/limits';
import type { Tx } from '../../db/open-database.ts';
import type { LogAct } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { listHeldWords, setHeldWord } from './held-words.store.ts';
import { plain, readAloud } from './skeleton.ts';

/**
 * Adds a word, phrase or host to the list, or removes it.
 * @returns the word as listed; null when nothing changed
 * @throws ApiError 422
 */
export async function changeHeldWord(
  { tx, log }: { readonly tx: Tx; readonly log: LogAct },
  typed: string,
  isHeld: boolean,
): Promise<string | null> {
  const word = plain(typed);
  const before = await listHeldWords(tx);
  if (isHeld && readAloud(word).join('').length < 2) {
    throw errors.invalidField('word', 'Please enter a word of at least two letters.');
  }
  if (isHeld && before.length >= HELD_WORDS_MAX) {
    throw errors.invalidField('word', `The list can have at most ${HELD_WORDS_MAX} words.`);
  }
  // Words of the initial list keep their original spelling.
  const known = before.find((one) => plain(one) === word);
  if (isHeld === (known !== undefined)) return null;
  const name = known ?? word;
  await setHeldWord(tx, name, isHeld);
  await log({ action: `held-word.${isHeld ? 'added' : 'removed'}`, thing: { kind: 'word', id: name, name } });
  return name;
}
