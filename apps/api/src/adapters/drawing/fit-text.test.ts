import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

/** Every letter is half as wide as the font size. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const room = {
  width: 100,
  sizes: [
    { size: 40, lines: 1 },
    { size: 20, lines: 2 },
    { size: 10, lines: 3 },
  ],
};

test.each([
  ['', 40, []],
  ['Cup', 40, ['Cup']],
  ['Gully cup', 20, ['Gully cup']],
  ['Gully cricket', 20, ['Gully', 'cricket']],
  // A long word is broken at the smallest size only.
  ['Unbreakable', 10, ['Unbreakable']],
  ['x'.repeat(25), 10, ['x'.repeat(20), 'x'.repeat(5)]],
  [
    'one two three four five six seven eight nine ten eleven twelve',
    10,
    ['one two three four', 'five six seven eight', 'nine ten eleven…'],
  ],
])('%j', (text, size, lines) => {
  expect(fitText(text, room, measure)).toEqual({ size, lines });
});

test('for any text, no line is too wide and there are not too many lines', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const words = text.trim().replaceAll(/\s+/g, ' ');
      const { size, lines } = fitText(words, room, measure);
      const most = room.sizes.find((tried) => tried.size === size)?.lines ?? 0;
      expect(lines.length).toBeLessThanOrEqual(most);
      // A single letter may be wider than any line.
      for (const line of lines) expect(measure(line, size) <= room.width || line.length < 40).toBe(true);
    }),
  );
});
