import { expect, test } from 'vitest';
import { atBase, belowBase, fileAtBase, languageOfPath } from './language-of-path.ts';

test.each([
  ['/hi', 'hi'],
  ['/hi/table', 'hi'],
  ['/', null],
  ['/table/hi', null],
  ['/highlights', null],
  ['/HI', null],
  ['//hi', null],
])('the language of %s is %s', (path, code) => {
  expect(languageOfPath(path, ['hi', 'kn'])).toBe(code);
});

test.each([
  ['', '/table', '/table'],
  ['/hi', '/', '/hi'],
  ['/hi', '/table?category=2', '/hi/table?category=2'],
  ['/hi', '/hi/table', '/hi/hi/table'],
])('below %j, %s is at %s', (base, path, address) => {
  expect(atBase(base, path)).toBe(address);
  expect(belowBase(base, address)).toBe(path);
});

test.each(['/table', '/highlights', '/'])('%s has no base and stays unchanged', (path) => {
  expect(belowBase('/hi', path)).toBe(path);
});

test('the rest after the base of the home page stays', () => {
  expect(belowBase('/hi', '/hi?a=1')).toBe('/?a=1');
});

test.each([
  ['', '/c.ics', '/c.ics'],
  ['/hi', '/c.ics', '/c.ics?lang=hi'],
  ['/kn', 'https://api.example/c.ics?team=A%20B', 'https://api.example/c.ics?team=A%20B&lang=kn'],
])('below %j, the file %s is %s', (base, address, file) => {
  expect(fileAtBase(base, address)).toBe(file);
});
