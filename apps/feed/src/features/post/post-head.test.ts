import { post as schema } from '@maidan/contract/feed/posts';
import { expect, test } from 'vitest';
import { postData } from './post-head.ts';

const ORIGIN = 'https://maidan.example';
const post = (more: object) => schema.parse({ id: 1, slug: 'one', name: 'One', views: 9, like_count: 4, ...more });

test('a clip is a VideoObject with absolute addresses and its length', () => {
  const data = postData(
    post({
      type: 'video',
      media: '/api/media/a.mp4',
      thumbnail: '/api/media/a.webp',
      duration: 7.6,
      description: '<p>A &amp; b</p>',
      created_at: '2026-11-20T10:00:00Z',
    }),
    '/post/one',
    ORIGIN,
  );
  expect(data).toMatchObject({
    '@type': 'VideoObject',
    name: 'One',
    description: 'A & b',
    contentUrl: `${ORIGIN}/api/media/a.mp4`,
    thumbnailUrl: [`${ORIGIN}/api/media/a.webp`],
    url: `${ORIGIN}/post/one`,
    duration: 'PT8S',
  });
});

test('everything else is an Article, without the fields that the server does not send', () => {
  const text = JSON.stringify(postData(post({ type: 'image', thumbnail: 'http://[' }), '/post/one', ORIGIN));
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'Article',
    headline: 'One',
    image: [],
    mainEntityOfPage: `${ORIGIN}/post/one`,
  });
  expect(text).not.toContain('null');
  expect(text).not.toContain('datePublished');
});
