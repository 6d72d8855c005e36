import { expect, test } from 'vitest';
import { feedAction, feedKeys, type KeyPress } from './key-map.ts';

const press: KeyPress = { key: '', ctrlKey: false, altKey: false, metaKey: false, repeat: false, typedIn: 'page' };

test.each([
  ['ArrowDown', {}, 'next'],
  ['j', {}, 'next'],
  ['J', {}, 'next'],
  ['ArrowUp', {}, 'previous'],
  ['k', {}, 'previous'],
  [' ', {}, 'toggle'],
  ['m', {}, 'mute'],
  ['M', {}, 'mute'],
  ['l', {}, 'like'],
  ['c', {}, 'captions'],
  ['?', {}, 'help'],
  ['x', {}, null],
  ['Enter', {}, null],
  ['ArrowLeft', {}, null],
  ['Tab', {}, null],
  ['c', { ctrlKey: true }, null],
  ['c', { metaKey: true }, null],
  ['l', { altKey: true }, null],
  ['j', { typedIn: 'text' }, null],
  [' ', { typedIn: 'text' }, null],
  ['?', { typedIn: 'text' }, null],
  [' ', { typedIn: 'control' }, null],
  ['j', { typedIn: 'control' }, 'next'],
  ['ArrowDown', { typedIn: 'control' }, 'next'],
  ['ArrowDown', { typedIn: 'slider' }, null],
  ['ArrowUp', { typedIn: 'slider' }, null],
  ['m', { typedIn: 'slider' }, 'mute'],
  ['ArrowDown', { repeat: true }, 'next'],
  ['m', { repeat: true }, null],
  ['l', { repeat: true }, null],
  [' ', { repeat: true }, null],
] as const)('key %j with %j does %s', (key, change, action) => {
  expect(feedAction({ ...press, ...change, key })).toBe(action);
});

test('no key does two things', () => {
  const keys = feedKeys.flatMap((row) => row.keys);
  expect(new Set(keys).size).toBe(keys.length);
});
