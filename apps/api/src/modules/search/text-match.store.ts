import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { searchWords } from './search-words.ts';
import { hasIndianScript, inLatin, soundsLike } from './sounds.ts';

/** More words add nothing but work for the database. */
const WORDS_MAX = 8;

/** The words of a search, in Unicode's composed form; none for a blank search. */
export function wordsOf(q: string): string[] {
  return q.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
}

/** SQLite's lower() knows only the letters A to Z, PostgreSQL's all. A pattern must fit the result of either. */
const lowerAscii = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * LIKE patterns (escape character `\`) for `lower(column)`, which find a word in any case on both engines: one for a
 * word of ASCII letters, up to three where accents or other scripts have cases.
 * @param begins whether the text must begin with the word
 */
export function likePatterns(word: string, begins = false): string[] {
  const lower = word.toLowerCase();
  const upper = lowerAscii(word.toUpperCase());
  const [first = '', ...rest] = lower;
  const capital = lowerAscii(first.toUpperCase()) + rest.join('');
  const spellings = [...new Set([lower, upper, capital])];
  return spellings.map((text) => `${begins ? '' : '%'}${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}

/** The patterns of a word and, if it is in a script of India, of its Latin spelling. */
export const patternsInScripts = (word: string): string[] => [
  ...likePatterns(word),
  ...(hasIndianScript(word) ? likePatterns(inLatin(searchWords(word).join(' '))) : []),
];

/** Whether a column has letters outside ASCII, so that it can sound like a word of another script. */
export const hasOtherLetters = (column: string): RawBuilder<unknown> =>
  sql`octet_length(${sql.ref(column)}) > length(${sql.ref(column)})`;

/** Whether a text has each of the words, or one that begins with its sound in another script. */
export function hasSounds(text: string, words: readonly string[]): boolean {
  const own = searchWords(text);
  const sounds = (word: string): boolean => {
    const searched = searchWords(word);
    return searched.length > 0 && searched.every((part) => own.some((one) => soundsLike(one, part)));
  };
  return words.every((word) => hasWords(text, [word]) || sounds(word));
}

/** Whether a column matches any of the patterns. */
export const isLike = (column: string, patterns: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    patterns.map((pattern) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`),
    sql` or `,
  )})`;

/** 0 for names that begin with the first word, which come first. */
export const beginsFirst = (column: string, words: readonly string[]): RawBuilder<unknown> =>
  sql`case when ${isLike(column, likePatterns(words[0] ?? '', true))} then 0 else 1 end`;

/**
 * Whether a text has every word in it, in any case.
 * @param begins whether it must begin with each
 */
export function hasWords(text: string, words: readonly string[], begins = false): boolean {
  const lower = text.normalize('NFC').toLowerCase();
  return words.every((word) => {
    const at = lower.indexOf(word.toLowerCase());
    return begins ? at === 0 : at >= 0;
  });
}
