import { describe, expect, test } from 'vitest';
import { fileSize, isAccepted, sortFiles } from './file-rules.ts';

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

describe('sortFiles', () => {
  const rules = { accept: ['.pdf', '.jpg'], maxBytes: 20_000_000 };

  test('keeps accepted files without a message', () => {
    const files = [{ name: 'a.pdf', size: 20_000_000 }];
    expect(sortFiles(files, rules)).toEqual({ taken: files, refusal: undefined });
  });

  test('reports the first file of a wrong type', () => {
    const files = [
      { name: 'a.pdf', size: 1 },
      { name: 'clip.mp4', size: 1 },
    ];
    expect(sortFiles(files, rules)).toEqual({
      taken: [files[0]],
      refusal: 'clip.mp4 is not a kind of file that can be sent here.',
    });
  });

  test('reports the first file over the limit', () => {
    expect(sortFiles([{ name: 'a.jpg', size: 20_000_001 }], rules)).toEqual({
      taken: [],
      refusal: 'a.jpg is larger than 20 MB.',
    });
  });
});
