import { foldText } from '@maidan/contract/text/fold-text';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { searchWords } from './search-words.ts';
import { hasIndianScript, inLatin, soundsLike } from './sounds.ts';

/** More words add nothing but work for the database. */
const WORDS_MAX = 8;

/** The words of a search, folded; empty for a blank search. */
export function wordsOf(q: string): string[] {
  return foldText(q).split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
}

/** Escapes a text for a LIKE pattern (escape character `\`). */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A word and, if it is in an Indian script, its Latin spellings. */
const inScripts = (word: string): readonly string[] =>
  hasIndianScript(word) ? [word, ...inLatin(searchWords(word).join(' '))] : [word];

/** Whether a column has letters outside ASCII, and so may sound like a word of another script. */
export const hasOtherLetters = (column: string): RawBuilder<unknown> =>
  sql`octet_length(${sql.ref(column)}) > length(${sql.ref(column)})`;

/** Whether a text contains each of the words, or a word that begins with its sound in another script. */
export function hasSounds(text: string, words: readonly string[]): boolean {
  const own = searchWords(text);
  const sounds = (word: string): boolean => {
    const searched = searchWords(word);
    return searched.length > 0 && searched.every((part) => own.some((one) => soundsLike(one, part)));
  };
  return words.every((word) => hasWords(text, [word]) || sounds(word));
}

const eitherOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`(${sql.join(conditions, sql` or `)})`;

const isLike = (column: string, pattern: string): RawBuilder<unknown> =>
  sql`folded(${sql.ref(column)}) like ${pattern} escape '\\'`;

/** Whether one of the columns contains a word of `wordsOf`. */
export const hasWord = (word: string, ...columns: readonly string[]): RawBuilder<unknown> =>
  eitherOf(columns.map((column) => isLike(column, `%${escapeLike(word)}%`)));

/** Whether one of the columns contains a word, or its Latin spelling. */
export const hasWordInScripts = (word: string, ...columns: readonly string[]): RawBuilder<unknown> =>
  eitherOf(inScripts(word).map((spelling) => hasWord(spelling, ...columns)));

/** 0 for names that begin with the first word, so that they sort first. */
export const beginsFirst = (column: string, words: readonly string[]): RawBuilder<unknown> =>
  sql`case when ${isLike(column, `${escapeLike(words[0] ?? '')}%`)} then 0 else 1 end`;

/**
 * Whether a text contains every word of `wordsOf`.
 * @param begins whether it must contain each at the beginning of a word
 */
export function hasWords(text: string, words: readonly string[], begins = false): boolean {
  const folded = foldText(text);
  return words.every((word) => (begins ? folded.startsWith(word) : folded.includes(word)));
}
