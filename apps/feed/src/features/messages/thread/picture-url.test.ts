import { expect, test } from 'vitest';
import { pictureUrl } from './picture-url.ts';

test.each([
  ['/api/media/ground.webp', '/api/media/ground.webp'],
  ['https://cdn.example.org/a b.jpg', 'https://cdn.example.org/a%20b.jpg'],
  ['http://old.example.org/a.jpg', 'http://old.example.org/a.jpg'],
  ['//cdn.example.org/a.jpg', 'https://cdn.example.org/a.jpg'],
  ['javascript:alert(1)', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
  ['mailto:a@example.org', undefined],
  ['', undefined],
])('%s is fetched from %j', (given, src) => {
  expect(pictureUrl(given)).toBe(src);
});
