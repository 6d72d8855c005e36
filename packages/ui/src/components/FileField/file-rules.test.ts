import { describe, expect, test } from 'vitest';
import { fileSize, isAccepted, refusalOf } from './file-rules.ts';

describe('isAccepted', () => {
  test.each([
    ['proof.PDF', ['.pdf'], true],
    ['proof.pdf.exe', ['.pdf'], false],
    ['pdf', ['.pdf'], false],
    ['anything', [], true],
  ])('%s for %o: %s', (name, endings, accepted) => {
    expect(isAccepted(name, endings)).toBe(accepted);
  });
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [12_400, '12 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [20_000_000, '20 MB'],
  [3_440_000, '3.4 MB'],
])('%d bytes is shown as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

test.each([
  ['a.pdf', undefined],
  ['clip.mp4', 'clip.mp4 is a type of file that can’t be sent here.'],
  [
    'IMG_1.HEIC',
    '"IMG_1.HEIC" is a HEIC photo, which we cannot open. Please send it as JPEG or as a screenshot. On an iPhone, Settings › Camera › Formats › Most Compatible makes JPEGs.',
  ],
])('%s: %s', (name, refusal) => {
  expect(refusalOf(name, ['.pdf', '.jpg'])).toBe(refusal);
});
