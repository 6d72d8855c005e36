/** Words beyond this many add nothing but work for the database. */
const WORDS_MAX = 8;

/** The words of a search, in Unicode's composed form. None for a search of blanks. */
export function wordsOf(q: string): string[] {
  return q.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
}

/** SQLite's lower() knows the letters A to Z only; PostgreSQL's knows all. A pattern must fit what either makes. */
const lowerAscii = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * LIKE patterns (escape character `\`) to hold `lower(column)` against, so that a word is found in any case on both
 * engines. One for a word of ASCII letters; up to three where accents or other scripts have cases.
 * @param whole false: the word may stand anywhere; true: the text begins with it
 */
export function likePatterns(word: string, begins = false): string[] {
  const lower = word.toLowerCase();
  const upper = lowerAscii(word.toUpperCase());
  const [first = '', ...rest] = lower;
  const capital = lowerAscii(first.toUpperCase()) + rest.join('');
  const spellings = [...new Set([lower, upper, capital])];
  return spellings.map((text) => `${begins ? '' : '%'}${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
