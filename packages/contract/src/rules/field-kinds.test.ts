import { expect, test } from 'vitest';
import { findFormIssue, type CheckedField } from './custom-form-rules.ts';
import { baseTypeOf, kindOf, readSignature, writeSignature, type FieldKind } from './field-kinds.ts';

const TEXT = 'I agree that photos of the match are shown, until I say otherwise.';
const field = (kind: FieldKind, more: Partial<CheckedField> = {}): CheckedField => ({
  id: 1,
  label: 'It',
  type: kind === 'consent' ? 'checkbox' : 'text',
  kind,
  is_required: 1,
  options: kind === 'consent' ? [{ id: 2, option_text: TEXT }] : [],
  ...more,
});
const problemOf = (of: CheckedField, text: string) =>
  findFormIssue([of], () => ({ text, file: null }))?.problem.name ?? null;

test.each<[FieldKind, string]>([
  ['number', '12'],
  ['number', '-3.5'],
  ['number', '1,20,000'],
  ['email', 'asha.rao+cup@mail.example.org'],
  ['email', ' asha@example.in '],
  ['phone', '98765 43210'],
  ['phone', '+91 98765-43210'],
  ['phone', '+44 20 7946 0958'],
  ['ground', 'Kanteerava, gate 3'],
  ['signature', 'Asha Rao, 2026-11-25'],
  ['signature', 'Rao, Asha, 2026-11-25'],
  ['consent', TEXT],
])('%s accepts %s', (kind, text) => {
  expect(problemOf(field(kind), text)).toBeNull();
});

test.each<[FieldKind, string, string]>([
  ['number', 'twelve', 'number'],
  ['number', '1e9', 'number'],
  ['number', '', 'empty'],
  ['email', 'asha@example', 'email'],
  ['email', 'a@b.in, c@d.in', 'email'],
  ['phone', '12345', 'phone'],
  ['phone', '1234567890', 'phone'],
  ['ground', ' ', 'empty'],
  ['signature', 'Asha Rao', 'signature'],
  ['signature', ', 2026-11-25', 'signature'],
  ['signature', 'Asha, 2026-02-30', 'signature'],
  ['signature', '', 'signature'],
  ['consent', '', 'consent'],
  ['consent', 'An older text', 'consentChanged'],
])('%s refuses %j', (kind, text, expected) => {
  expect(problemOf(field(kind), text)).toBe(expected);
});

test('a number is within its limits, which may be at one end alone', () => {
  const age = field('number', { min: 8, max: 17 });
  expect(['7', '8', '17', '18'].map((text) => problemOf(age, text))).toEqual(['least', null, null, 'most']);
  const below = findFormIssue([field('number', { min: 0 })], () => ({ text: '-1', file: null }));
  expect(below?.problem).toEqual({ name: 'least', about: 'It', limit: 0 });
});

test('a partly typed signature is returned unchanged', () => {
  for (const signature of [
    { name: 'Asha ', day: '' },
    { name: '', day: '2026-11-25' },
    { name: 'Rao, Asha', day: '2026-11-25' },
  ]) {
    expect(readSignature(writeSignature(signature))).toEqual(signature);
  }
});

test('every kind falls back to one of the eight types', () => {
  expect([baseTypeOf('number'), baseTypeOf('consent'), baseTypeOf('radio')]).toEqual(['text', 'checkbox', 'radio']);
  expect([kindOf('ground'), kindOf('text')]).toEqual(['ground', 'none']);
});
