import type { Topic } from '@maidan/contract/feed/tags';
import { expect, test } from 'vitest';
import { withoutTopic, withTopic } from './followed-list.ts';

const unknown = { id: null, thumbnail: null, thumbnail_variants: null, subscribe: null };
const topic = (slug: string): Topic => ({ ...unknown, name: slug, slug });
const all = ['a', 'b', 'c'].map(topic);
const slugs = (list: readonly Topic[]) => list.map(({ slug }) => slug).join('');

test('a removed topic returns to its position', () => {
  expect(slugs(withoutTopic(all, topic('b')))).toBe('ac');
  expect(slugs(withTopic(withoutTopic(all, topic('b')), topic('b'), 1))).toBe('abc');
});

test.each([
  ['at the start if its position is unknown', -1, 'bac'],
  ['at the end of a shortened list', 9, 'acb'],
])('%s', (_, place, order) => {
  expect(slugs(withTopic(withoutTopic(all, topic('b')), topic('b'), place))).toBe(order);
});

test('never adds a duplicate', () => {
  expect(slugs(withTopic(all, topic('b'), 0))).toBe('bac');
});
