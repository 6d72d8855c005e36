import { foldText } from '@maidan/contract/text/fold-text';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { escapeLike, wordsOf } from './text-match.store.ts';

test.each([
  ['', []],
  [' \t\n', []],
  ['\u200b', []],
  ['gully  cricket', ['gully', 'cricket']],
  ['Nbsp\u00a0Rangers', ['nbsp', 'rangers']],
  ['cafe\u0301', ['cafe']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('the words of %j are %j', (q, words) => {
  expect(wordsOf(q)).toEqual(words);
});

test.each([
  ['foot', 'foot'],
  ['100%', String.raw`100\%`],
  ['a_b', String.raw`a\_b`],
  [String.raw`a\b`, String.raw`a\\b`],
])('%j is %j in a pattern', (text, escaped) => {
  expect(escapeLike(text)).toBe(escaped);
});

describe.each(everyEngine)('folding on %s', (engine) => {
  test('in the database gives the same result as in the program for every character', async () => {
    const { db, close } = await createTestApp(engine);
    const blocks = [0x80, 0x300, 0x600, 0x900, 0xd00, 0x1700, 0x1e00, 0xfb00, 0xfe00, 0xff00, 0xe0000];
    const texts = blocks.map((first) =>
      // A letter in between, so that no mark combines with the previous character.
      Array.from({ length: 0x100 }, (_, at) => `x${String.fromCodePoint(first + at)}`).join(' '),
    );
    const folded = texts.map((text) => sql<string>`folded(cast(${text} as text))`);
    const { rows } = await sql<Record<string, string>>`select ${sql.join(
      folded.map((value, at) => sql`${value} as ${sql.ref(`block_${at}`)}`),
    )}`.execute(db);
    expect(Object.values(rows[0] ?? {})).toEqual(texts.map(foldText));
    await close();
  });
});
