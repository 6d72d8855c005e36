import { expect, test } from 'vitest';
import { fittedSize, pictureName } from './prepare-picture.ts';

test.each([
  ['ground.heic', 'image/jpeg', 'ground.jpg'],
  ['Screenshot 1.2.png', 'image/png', 'Screenshot 1.2.png'],
  ['content', 'image/gif', 'content.gif'],
  ['.webp', 'image/jpeg', 'picture.jpg'],
  ['', 'image/png', 'picture.png'],
])('%j of type %s travels as %s', (name, type, sent) => {
  expect(pictureName(name, type)).toBe(sent);
});

test.each([
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
  [
    { width: 4096, height: 3072 },
    { width: 2048, height: 1536 },
  ],
  [
    { width: 3, height: 40_960 },
    { width: 1, height: 2048 },
  ],
])('%j is drawn as %j', (size, drawn) => {
  expect(fittedSize(size)).toEqual(drawn);
});
