import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { id, text } from './wire.ts';
import {
  anyReply,
  groups,
  groupsReply,
  list,
  listReply,
  optional,
  orNothing,
  pageReply,
  sentLength,
} from './wire-lists.ts';

const entry = z.object({ id, name: text });
const one = { id: 1, name: 'One' };
const two = { id: 2, name: 'Two' };

test.for<readonly [sent: unknown, read: unknown]>([
  [
    [one, two],
    [one, two],
  ],
  [
    [one, null, { name: 'no id' }, 'x', two],
    [one, two],
  ],
  [{ 0: one, 4: two }, [one, two]],
  [undefined, []],
  [null, []],
  ['<!doctype html>', []],
  [{ id: 1 }, []],
])('a list inside a reply: %j', ([sent, read]) => {
  expect(list(entry).parse(sent)).toEqual(read);
});

test('a list keeps its original length when unreadable entries are dropped', () => {
  expect(sentLength(list(entry).parse([one, null, 'x', two]))).toBe(4);
  expect(sentLength(list(entry).parse([one, two]))).toBe(2);
  const [page] = pageReply(z.object({ id, posts: list(entry) })).parse([{ id: 1, posts: [null, one] }]);
  expect(sentLength(page?.posts ?? [])).toBe(2);
});

test('a reply that should be a list but is not is refused', () => {
  expect(listReply(entry).parse(null)).toEqual([]);
  expect(listReply(entry).parse({ 3: one })).toEqual([one]);
  expect(listReply(entry).safeParse('<!doctype html>').success).toBe(false);
  expect(listReply(entry).safeParse({ status: 'error', message: 'x' }).success).toBe(false);
});

test('a page is the first entry of its list, empty if unknown, refused if unusable [3.9]', () => {
  expect(pageReply(entry).parse([one, two])).toEqual([one]);
  expect(pageReply(entry).parse([])).toEqual([]);
  expect(pageReply(entry).safeParse([{ name: 'no id' }]).success).toBe(false);
  expect(pageReply(entry).safeParse({ status: 'error' }).success).toBe(false);
});

test('groups keep their order and drop only unreadable rows', () => {
  const read = groupsReply(entry).parse({ 'Group B': [one], 'Group A': [null, two], Final: 'soon' });
  expect(Object.entries(read)).toEqual([
    ['Group B', [one]],
    ['Group A', [two]],
    ['Final', []],
  ]);
  expect(groupsReply(entry).parse([])).toEqual({});
  expect(groupsReply(entry).safeParse('x').success).toBe(false);
  expect(groups(entry).parse('x')).toEqual({});
});

test('a group named __proto__ changes no prototype [A-4]', () => {
  const read = groupsReply(entry).parse(JSON.parse('{ "__proto__": [{ "id": 1 }], "A": [] }'));
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  expect(({} as Record<string, unknown>)['id']).toBeUndefined();
});

test.for<readonly [sent: unknown, read: unknown]>([
  [one, one],
  [undefined, null],
  ['', null],
  [null, null],
  [[], null],
  [{}, null],
])('an optional value: %j', ([sent, read]) => {
  expect(orNothing(entry).parse(sent)).toEqual(read);
});

test('an unreadable value counts as absent only inside a reply', () => {
  expect(orNothing(entry).safeParse({ status: 'error' }).success).toBe(false);
  expect(optional(entry).parse({ status: 'error' })).toBeNull();
});

test('a reply of unspecified shape is accepted whatever it is', () => {
  for (const sent of [undefined, null, 'OK', 1, true, []]) {
    expect(anyReply({ message: text }).parse(sent)).toEqual({ message: '' });
  }
  expect(anyReply({ message: text }).parse({ message: 'Done', more: 1 })).toEqual({ message: 'Done' });
});
