import { expect, test } from 'vitest';
import { codeMessage, guardianMessage } from './messages.ts';
import { smsParts } from './sms-parts.ts';

test.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['ಕ'.repeat(70), 1],
  ['ಕ'.repeat(71), 2],
  ['ಕ'.repeat(135), 3],
  [codeMessage('012345', 'maidan.example').text, 1],
  [guardianMessage('012345', 'https://maidan.example/guardian#0123456789abcdef', 'en').text, 2],
])('%j is charged as its number of messages', (text, parts) => {
  expect(smsParts(text)).toBe(parts);
});
