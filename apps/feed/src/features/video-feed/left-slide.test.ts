import { describe, expect, test } from 'vitest';
import { findSlide, isReached, readSlide, slideAt } from './left-slide.ts';

const feed = [...'abcdefgh'];

describe('the slide to return to', () => {
  test.each([
    ['in the same feed', [...'abcdefgh'], 'd'],
    ['after two new posts', [...'xyabcdefgh'], 'd'],
    ['after an earlier post was withdrawn', [...'acdefgh'], 'd'],
    ['after its post was withdrawn', [...'abcefgh'], 'e'],
    ['after its post and all before it were muted', [...'efgh'], 'e'],
    ['after its post and the one before it were withdrawn, and new posts came', [...'xabefgh'], 'e'],
    ['in a feed without any post seen before', [...'vwxyz'], 'v'],
    ['in an empty feed', [], undefined],
  ])('%s', (_, now, expected) => {
    expect(now[findSlide(now, slideAt(feed, 3))]).toBe(expected);
  });

  test('the end slide stays after the last clip seen that is still in the feed', () => {
    const end = slideAt(feed, feed.length);
    expect(['abcdefgh', 'xabcdefgh', 'abcdefg', 'abcdefghi'].map((ids) => findSlide([...ids], end))).toEqual([
      8, 9, 7, 8,
    ]);
  });

  test('more pages are loaded until the clip is found, up to a limit', () => {
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

  test('a stored slide is read back, anything else is rejected', () => {
    const left = slideAt(feed, 5);
    expect(readSlide(JSON.parse(JSON.stringify(left)) as never)).toEqual(left);
    for (const other of [{}, { index: 3 }, { index: -1, ids: [] }, { index: '3', ids: [] }]) {
      expect(readSlide(other)).toBeNull();
    }
  });
});
