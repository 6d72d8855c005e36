import { expect, test } from 'vitest';
import { mainTag } from './main-tag.ts';

const tag = (slug: string) => ({ slug, name: slug });

test.each([
  [[], undefined],
  [[tag('home'), tag('trending')], undefined],
  [[tag('home'), tag('skate'), tag('city')], 'skate'],
])('a post in %j is about %j', (tags, slug) => {
  expect(mainTag({ tags })?.id).toBe(slug);
});
