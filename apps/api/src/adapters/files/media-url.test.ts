import { expect, test } from 'vitest';
import { mediaId, mediaUrls } from './media-url.ts';

const id = `${'a'.repeat(40)}.jpg`;

test.each([
  [id, id, `https://cdn.example/m/${id}`],
  [`media/${id}`, null, `media/${id}`],
  ['https://img.example/a.jpg', null, 'https://img.example/a.jpg'],
  ['<iframe>', null, '<iframe>'],
  [null, null, null],
])('%s has the id %s and the address %s', (value, known, url) => {
  expect([mediaId(value), mediaUrls('https://cdn.example/m')(value)]).toEqual([known, url]);
});
