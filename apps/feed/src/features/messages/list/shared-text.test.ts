import { expect, test } from 'vitest';
import { sharedText, withShared } from './shared-text.ts';

test.each([
  [[], ''],
  [['Lane 14', 'Look', 'https://x.example'], 'Lane 14\nLook\nhttps://x.example'],
  [['https://x.example', '', 'https://x.example'], 'https://x.example'],
])('of %j an app shares %j', (texts, text) => {
  expect(sharedText(texts)).toBe(text);
});

test.each([
  ['', 'x', 'x'],
  ['Hello', 'x', 'Hello\nx'],
  ['Hello\nx', 'x', 'Hello\nx'],
])('%j with %j shared is %j', (message, shared, whole) => {
  expect(withShared(message, shared)).toBe(whole);
});

test('shared text never makes a message too long to send', () => {
  expect(withShared('Hello', 'x'.repeat(100_000)).length).toBeLessThanOrEqual(4000);
});
