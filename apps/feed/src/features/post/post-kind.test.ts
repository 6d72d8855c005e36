import { post as schema, type Post } from '@maidan/contract/feed/posts';
import { describe, expect, test } from 'vitest';
import { actionLinks } from './action-links.ts';
import { postKind } from './post-kind.ts';

const post = (fields: object): Post => schema.parse({ id: 1, slug: 'a', ...fields });

describe('postKind', () => {
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
  ])('%j is a %s', (fields, kind) => {
    expect(postKind(post(fields))).toBe(kind);
  });
});

describe('actionLinks', () => {
  const url = 'https://tickets.example/night';
  test.each([
    [{ action_url: url, action_btn_1: 'Book', action_btn_2: 'Ask' }, ['Book', 'Ask']],
    [{ action_url: url, action_btn_1: '', action_btn_2: 'Ask' }, ['Ask']],
    [{ action_url: 'null', action_btn_1: 'Book' }, []],
    [{ action_url: null, action_btn_1: 'Book' }, []],
    [{ action_url: '', action_btn_1: 'Book' }, []],
    [{ action_url: 'data:text/html,hello', action_btn_1: 'Book' }, []],
  ])('%j gives %j', (fields, labels) => {
    expect(actionLinks(post(fields)).map(({ label }) => label)).toEqual(labels);
  });
});
