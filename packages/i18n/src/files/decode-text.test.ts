import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const hex = (bytes: string) => Uint8Array.from(bytes.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const utf8 = (text: string) => new TextEncoder().encode(text);

test.each([
  ['UTF-8', utf8('ಅಂಕ, é'), 'ಅಂಕ, é', 'utf-8'],
  ['UTF-8 with a byte order mark', utf8('\uFEFFa,b'), 'a,b', 'utf-8'],
  ['UTF-16 from Windows', hex('fffe61000509'), 'aअ', 'utf-16'],
  ['UTF-16 from other systems', hex('feff00610905'), 'aअ', 'utf-16'],
  ['Windows-1252', hex('4a6f73e92c80'), 'José,€', 'windows-1252'],
  ['nothing', new Uint8Array(), '', 'utf-8'],
])('%s is read', (_name, bytes, text, encoding) => {
  expect(decodeText(bytes)).toEqual({ text, encoding });
});

test.each([
  ['a program', hex('7f454c46e9000100')],
  ['half a UTF-16 character', hex('fffe61')],
  ['a byte without a meaning', hex('61e981')],
  ['truncated Kannada', utf8('ಅಂಕ').subarray(0, -1)],
])('%s is not text', (_name, bytes) => {
  expect(decodeText(bytes)).toBeNull();
});
