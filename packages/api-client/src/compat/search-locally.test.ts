import { SEARCH_PAGE_SIZE } from '@maidan/contract/rules/limits';
import { post } from '@maidan/contract/feed/posts';
import { topic } from '@maidan/contract/feed/tags';
import { expect, test } from 'vitest';
import { searchLocally } from './search-locally.ts';

const topics = (...names: string[]) => names.map((name) => topic.parse({ name, slug: name.toLowerCase() }));
const lists = {
  tags: topics('Night football', 'Football', 'Chess', 'Éclair runs', 'ಫೇಸ್\u200cಬುಕ್'),
  categories: topics('Football clubs'),
  posts: [
    post.parse({ id: 1, name: 'A football goal', type: 'video', media: '/a.mp4' }),
    post.parse({ id: 2, name: 'Football in a photo', type: 'image', media: '/a.jpg' }),
    post.parse({ id: 3, name: 'Football boots', type: 'ad', media: 'https://media.example/a.MP4?x=1' }),
    post.parse({ id: 4, name: 'Football shop', type: 'ad', media: null }),
  ],
};
const names = (q: string, type: 'tags' | 'categories' | 'videos') =>
  searchLocally(lists, q, type, 1)[type].map(({ name }) => name);

test('names that begin with the word come first', () => {
  expect(names('foot', 'tags')).toEqual(['Football', 'Night football']);
});

test.each([
  ['ball NIGHT', ['Night football']],
  ['éCLAIR', ['Éclair runs']],
  ['eclair\u00a0runs', ['Éclair runs']],
  ['ಫೇಸ್ಬುಕ್', ['ಫೇಸ್\u200cಬುಕ್']],
  ['.*', []],
  ['  ', []],
])('%j finds %j', (q, expected) => {
  expect(names(q, 'tags')).toEqual(expected);
});

test('counts all types and lists the requested one', () => {
  const { counts, tags, categories, videos, more } = searchLocally(lists, 'football', 'categories', 1);
  expect(counts).toEqual({ tags: 2, categories: 1, videos: 2, posts: 4, leagues: 0, teams: 0, matches: 0 });
  expect([tags.length, categories.length, videos.length, more]).toEqual([0, 1, 0, false]);
  expect(names('football', 'videos')).toEqual(['Football boots', 'A football goal']);
});

test('results come in pages, and the last page is marked', () => {
  const many = Array.from({ length: SEARCH_PAGE_SIZE * 2 }, (_, index) => `Football ${index}`);
  const pageOf = (page: number) => searchLocally({ ...lists, tags: topics(...many) }, 'football', 'tags', page);
  const pages = [1, 2, 3].map(pageOf);
  expect(pages.map(({ more }) => more)).toEqual([true, false, false]);
  expect(pages.flatMap(({ tags }) => tags.map(({ name }) => name))).toEqual(many);
  expect(pages.map(({ counts }) => counts.tags)).toEqual([many.length, many.length, many.length]);
});

test('without posts the number of videos is unknown', () => {
  expect(searchLocally({ ...lists, posts: null }, 'football', 'tags', 1).counts.videos).toBeNull();
});
