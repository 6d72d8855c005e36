import { expect, test } from 'vitest';
import { isPrefillable } from './prefillable.ts';

const question = (label: string, more: object = {}) => ({ id: 1, type: 'text', label, ...more });

test.each([
  'Team name',
  'Which position do you play?',
  'Identify your role', // not the word "id"
  'Video of your bowling',
])('a link may fill in %s', (label) => {
  expect(isPrefillable(question(label))).toBe(true);
});

test.each([
  'Phone number',
  'Your mobile',
  'Name of a parent',
  'Guardian',
  'Signed by',
  'Signature',
  'Aadhaar number',
  'School ID',
  'Home address',
  'Blood group',
  'मोबाइल नंबर',
  'फ़ोन नंबर',
  'अभिभावक का नाम',
  'ಪೋಷಕರ ಹೆಸರು',
])('no link fills in %s', (label) => {
  expect(isPrefillable(question(label))).toBe(false);
});

test("no link fills in a file, a picture, or a question that offers the account's number", () => {
  expect(isPrefillable(question('Letter', { type: 'file' }))).toBe(false);
  expect(isPrefillable(question('Map', { type: 'image' }))).toBe(false);
  expect(isPrefillable(question('To reach you', { account_value: 'phone' }))).toBe(false);
  for (const kind of ['phone', 'signature', 'consent']) expect(isPrefillable(question('It', { kind }))).toBe(false);
  expect(isPrefillable(question('Your age', { kind: 'number' }))).toBe(true);
  expect(isPrefillable(question('Your name', { account_value: 'name' }))).toBe(true);
});
