import { tagPosts } from '@maidan/contract/feed/feeds';
import { reverseGeocode } from '@maidan/contract/operations/geocoding';
import { expect, test } from 'vitest';
import { isSameOrigin, requestUrl } from './request-url.ts';

test.for([
  ['/api', '/api/tag_posts/home'],
  ['/api/', '/api/tag_posts/home'],
  ['https://api.example.org/v1', 'https://api.example.org/v1/tag_posts/home'],
] as const)('below %s', ([base, url]) => {
  expect(requestUrl(base, tagPosts, { params: { tag: 'home' } })).toBe(url);
});

test('leaves out missing values', () => {
  const query = { page: 1, cursor: undefined };
  expect(requestUrl('/api', tagPosts, { params: { tag: 7 }, query })).toBe('/api/tag_posts/7?page=1');
});

test('a geocoder keeps its own query', () => {
  const base = 'https://geo.example.org/reverse?key=k';
  const query = { latitude: 12.97, longitude: 77.59 };
  expect(requestUrl(base, reverseGeocode, { query })).toBe(`${base}&latitude=12.97&longitude=77.59`);
});

test.for([
  ['/api', true],
  ['//evil.example/api', false],
  ['https://api.example.org', false],
  ['', false],
] as const)('%j is our own origin: %j', ([base, own]) => {
  expect(isSameOrigin(base)).toBe(own);
});
