import { foldText } from '@maidan/contract/core/text/fold-text';
import type { Engine } from '../../db/value-types.ts';
import { spellingsOf } from './sounds.ts';

/** More words add nothing but work for the database. */
const WORDS_MAX = 8;

/** The words of a text as the index holds them: folded, without punctuation. */
export const searchWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/**
 * A search as a full-text query, in which each word matches every word that begins with it or sounds like that in another
 * script; null without words. On PostgreSQL a `~` is where the range goes in which the word is looked up.
 */
export function toMatch(q: string, engine: Engine): string | null {
  const words = searchWords(q).slice(0, WORDS_MAX);
  if (words.length === 0) return null;
  const isSqlite = engine === 'sqlite';
  const either = words.map((word) => {
    const beginnings = [word, ...spellingsOf(word)].map((one) => (isSqlite ? `"${one}"*` : `'~${one}':*`));
    return `(${beginnings.join(isSqlite ? ' OR ' : ' | ')})`;
  });
  return either.join(isSqlite ? ' AND ' : ' & ');
}
