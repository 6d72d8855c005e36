import { describe, expect, test } from 'vitest';
import { findSlide, isReached, readSlide, slideAt } from './left-slide.ts';

const feed = [...'abcdefgh'];

describe('the slide of a feed that was left', () => {
  test.each([
    ['the same feed', [...'abcdefgh'], 'd'],
    ['with two new posts', [...'xyabcdefgh'], 'd'],
    ['one before it withdrawn', [...'acdefgh'], 'd'],
    ['itself withdrawn', [...'abcefgh'], 'e'],
    ['itself and those before it muted', [...'efgh'], 'e'],
    ['itself and the one before withdrawn, and a new post', [...'xabefgh'], 'e'],
    ['nothing that was seen', [...'vwxyz'], 'v'],
    ['nothing', [], undefined],
  ])('%s', (_, now, expected) => {
    expect(now[findSlide(now, slideAt(feed, 3))]).toBe(expected);
  });

  test('the slide after the last clip is after the last clip that is left', () => {
    const end = slideAt(feed, feed.length);
    expect(['abcdefgh', 'xabcdefgh', 'abcdefg', 'abcdefghi'].map((ids) => findSlide([...ids], end))).toEqual([
      8, 9, 7, 8,
    ]);
  });

  test('more pages are needed until its clip is there, but not without end', () => {
    const left = slideAt(feed, 6);
    const many = Array.from({ length: 27 }, (_, index) => `new ${index}`);
    expect([[...'abc'], feed, many.slice(1), many].map((ids) => isReached(ids, left))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(isReached([], slideAt([], 0))).toBe(true);
  });

  test('what is stored is read again, and anything else is not', () => {
    const left = slideAt(feed, 5);
    expect(readSlide(JSON.parse(JSON.stringify(left)) as never)).toEqual(left);
    for (const other of [{}, { index: 3 }, { index: -1, ids: [] }, { index: '3', ids: [] }]) {
      expect(readSlide(other)).toBeNull();
    }
  });
});
