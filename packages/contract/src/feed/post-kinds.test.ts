import { expect, test } from 'vitest';
import { postOfKind } from '../samples/post-kinds.ts';
import { postKindNames, postKinds, shownMedia } from './post-kinds.ts';
import { post } from './posts.ts';

test.each([
  [{ type: 'video', media: '/api/media/a.mp4' }, 'clip'],
  [{ type: 'video', media: null }, 'picture'],
  [{ type: 'youtube', media: 'https://youtu.be/abcdefghijk' }, 'embed'],
  [{ type: 'embed', media: '<iframe></iframe>' }, 'embed'],
  [{ type: 'gallery', postgallery: [{ imgurl: '/api/media/a.webp' }] }, 'gallery'],
  [{ type: 'gallery', postgallery: [] }, 'picture'],
  [{ type: 'ad', media: '/api/media/a.MP4?v=2' }, 'clip'],
  [{ type: 'ad', media: '/api/media/mp4.webp' }, 'picture'],
  [{ type: 'image' }, 'picture'],
  [{ type: 'something new' }, 'picture'],
  [{}, 'picture'],
])('%j is shown as a %s', (fields, form) => {
  expect(shownMedia(post.parse({ id: 1, slug: 'a', ...fields }))).toBe(form);
});

test.each(postKindNames)('the sample of kind %s has everything that the kind needs', (kind) => {
  const sample = postOfKind(kind);
  const { media } = postKinds[kind];
  expect(sample.type).toBe(kind);
  expect([media, 'picture']).toContain(shownMedia(sample));
});
