import { expect, test } from 'vitest';
import { writtenLine, writtenText } from './written-text.ts';

test.each([
  ['  Well played!  ', 'Well played!'],
  ['one\r\ntwo\rthree\n', 'one\ntwo\nthree'],
  ['a\tb\u0007\u001b[31mc', 'a\tb[31mc'],
  ['ನಮಸ್ಕಾರ 👩‍👩‍👧', 'ನಮಸ್ಕಾರ 👩‍👩‍👧'],
])('%j is kept as %j', (typed, kept) => {
  expect(writtenText('comment', typed)).toBe(kept);
});

test.each(['', ' ', '\n\t ', '\u00a0\u3000', '\u0007'])('%j counts as empty', (typed) => {
  expect(() => writtenText('comment', typed)).toThrow('Please write something.');
});

test('a line has no line breaks and no repeated spaces', () => {
  expect(writtenLine('name', ' Turf\r\n booking \t tonight')).toBe('Turf booking tonight');
});
