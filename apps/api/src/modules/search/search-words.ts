import { foldText } from '@maidan/contract/text/fold-text';
import type { Engine } from '../../db/value-types.ts';
import { spellingsOf } from './sounds.ts';

/** More words add nothing but work for the database. */
const WORDS_MAX = 8;

/** Prefixes in the index for words of a post's name, and for its first word: characters that no one types. */
export const NAMED = '\u02BD';
export const FIRST = '\u02BE';
/**
 * The prefixes for a search's first word and for its others, best rank first: names that begin with the words, names
 * that contain them, all posts.
 */
export const RANKS = [
  [FIRST, NAMED],
  [NAMED, NAMED],
  ['', ''],
] as const;

/** The words of a text as the index holds them: folded, without punctuation. */
export const searchWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/**
 * A search as a full-text query, in which each word matches every word that begins with it or sounds like that in
 * another script; null without words. On PostgreSQL a `~` marks where the id range is inserted.
 */
export function toMatch(q: string, engine: Engine, [first, other]: (typeof RANKS)[number] = RANKS[2]): string | null {
  const words = searchWords(q).slice(0, WORDS_MAX);
  if (words.length === 0) return null;
  const isSqlite = engine === 'sqlite';
  const either = words.map((word, index) => {
    const mark = index === 0 ? first : other;
    const beginnings = [word, ...spellingsOf(word)].map((one) =>
      isSqlite ? `"${mark}${one}"*` : `'~${mark}${one}':*`,
    );
    return `(${beginnings.join(isSqlite ? ' OR ' : ' | ')})`;
  });
  return either.join(isSqlite ? ' AND ' : ' & ');
}
