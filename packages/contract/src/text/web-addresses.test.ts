import { expect, test } from 'vitest';
import { splitAddresses } from './web-addresses.ts';

/** The address found in the text. */
test.each([
  ['Read https://maidan.example/p/x', 'https://maidan.example/p/x'],
  ['Read https://maidan.example/p/x.', 'https://maidan.example/p/x'],
  ['Is it https://maidan.example/p/x?', 'https://maidan.example/p/x'],
  ['https://maidan.example/p/x, then more', 'https://maidan.example/p/x'],
  ['https://maidan.example/p/x...', 'https://maidan.example/p/x'],
  ['https://maidan.example/p/x…', 'https://maidan.example/p/x'],
  ['https://maidan.example/p/x… and on', 'https://maidan.example/p/x'],
  ['(https://en.example/wiki/Over_(cricket))', 'https://en.example/wiki/Over_(cricket)'],
  ['See https://en.example/wiki/Over_(cricket).', 'https://en.example/wiki/Over_(cricket)'],
  ['[https://maidan.example/p/x]', 'https://maidan.example/p/x'],
  ['(see https://maidan.example/p/x?a=(1)&b=2)', 'https://maidan.example/p/x?a=(1)&b=2'],
  ['“https://maidan.example/p/x”', 'https://maidan.example/p/x'],
  ['‘https://maidan.example/p/x’', 'https://maidan.example/p/x'],
  ["'https://maidan.example/p/x'", 'https://maidan.example/p/x'],
  ['«https://maidan.example/p/x»', 'https://maidan.example/p/x'],
  ['《https://maidan.example/p/x》', 'https://maidan.example/p/x'],
  ['यहाँ देखें https://maidan.example/p/x।', 'https://maidan.example/p/x'],
  ['यहाँ देखें https://maidan.example/p/x॥', 'https://maidan.example/p/x'],
  ['ಇಲ್ಲಿ https://maidan.example/p/x\u200c ನೋಡಿ', 'https://maidan.example/p/x'],
  ['*https://maidan.example/p/x*', 'https://maidan.example/p/x'],
  ['https://www.instagram.com/asha_', 'https://www.instagram.com/asha_'],
  ['Follow https://www.instagram.com/__asha__.', 'https://www.instagram.com/__asha__'],
  ['HTTPS://Maidan.example/P', 'HTTPS://Maidan.example/P'],
  ['https://maidan.example/ಕ್ರೀಡೆ', 'https://maidan.example/ಕ್ರೀಡೆ'],
  ['https://a.example/"onclick="x()', 'https://a.example/'],
  ['<https://maidan.example/p/x>', 'https://maidan.example/p/x'],
])('%s', (text, address) => {
  const parts = splitAddresses(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ href }) => href !== null)).toEqual([{ text: address, href: address }]);
});

test('an address without a scheme leads to https', () => {
  expect(splitAddresses('at www.maidan.example/p/x.')).toEqual([
    { text: 'at ', href: null },
    { text: 'www.maidan.example/p/x', href: 'https://www.maidan.example/p/x' },
    { text: '.', href: null },
  ]);
});

test.each([
  '',
  'https://',
  'https://.',
  'javascript:x() a.example',
  'e.g. www.',
  'asha@www.example.com',
  'ftp://a.example',
])('there is no address in %j', (text) => {
  expect(splitAddresses(text)).toEqual(text === '' ? [] : [{ text, href: null }]);
});

test('several addresses', () => {
  const found = splitAddresses('https://a.example/, (http://b.example) https://c.example').filter(({ href }) => href);
  expect(found.map(({ text }) => text)).toEqual(['https://a.example/', 'http://b.example', 'https://c.example']);
});
