import { expect, test } from 'vitest';
import { findMissing } from './post-rules.ts';

const image = {
  type: 'image' as const,
  name: 'Turf',
  file: `${'a'.repeat(40)}.jpg`,
  address: '',
  gallery: [],
  alt: 'Six a side',
  action_url: '',
  action_btn_1: '',
};
const picture = { alt: 'A goal' };

test.each([
  ['an image', image, []],
  ['an image without a file', { ...image, file: null }, ['file']],
  ['an image without alternative text', { ...image, alt: ' ' }, ['alt']],
  ['a post without a title', { ...image, name: '' }, ['name']],
  ['a video without a clip', { ...image, type: 'video' as const, file: null }, ['file']],
  ['a gallery of two', { ...image, type: 'gallery' as const, file: null, alt: '', gallery: [picture, picture] }, []],
  ['a gallery of one', { ...image, type: 'gallery' as const, gallery: [picture] }, ['gallery']],
  [
    'a gallery picture without alternative text',
    { ...image, type: 'gallery' as const, gallery: [picture, { alt: '' }] },
    ['gallery'],
  ],
  ['an ad without a link', { ...image, type: 'ad' as const }, ['action_url', 'action_btn_1']],
  ['an ad', { ...image, type: 'ad' as const, action_url: 'https://a.example', action_btn_1: 'Go' }, []],
])('%s lacks %s', (_, post, fields) => {
  expect(Object.keys(findMissing(post))).toEqual(fields);
});

test.each([
  ['youtube', 'https://www.youtube.com/watch?v=abcdefghijk', true],
  ['youtube', ' https://youtu.be/abcdefghijk ', true],
  ['youtube', 'http://youtu.be/abcdefghijk', false],
  ['youtube', 'https://youtube.com.evil.example/x', false],
  ['youtube', 'https://vimeo.com/12345', false],
  ['youtube', '', false],
  ['embed', 'https://vimeo.com/12345', true],
  ['embed', 'https://www.instagram.com/reel/abcde/', true],
  ['embed', '<iframe src="https://vimeo.com/12345"></iframe>', false],
] as const)('%s can show %s: %s', (type, address, isFine) => {
  expect(findMissing({ ...image, type, address }).address === undefined).toBe(isFine);
});
