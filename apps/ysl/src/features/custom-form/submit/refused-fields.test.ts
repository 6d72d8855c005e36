import type { FieldType } from '@maidan/contract/league/custom-forms';
import type { CheckedField } from '@maidan/contract/rules/custom-form-rules';
import { expect, test } from 'vitest';
import { refusedFields } from './refused-fields.ts';

const field = (id: number, type: FieldType = 'text'): CheckedField => ({
  id,
  type,
  label: '',
  is_required: 0,
  options: [],
});
const fields = [field(31), field(33, 'file')];
const refused = (errors: Record<string, string[]>) =>
  refusedFields(fields, errors).map(({ field: { id }, message }) => [id, message]);

test.each(['answers[1][file]', 'answers.1.file', 'answers.1', '33'])('%s is the second field', (name) => {
  expect(refused({ [name]: ['It is no picture.', 'second'] })).toEqual([[33, 'It is no picture.']]);
});

test('refused fields come in the order of the form, each with its first message', () => {
  expect(refused({ '33': ['b'], 'answers.0.answer_text': ['a'], 'answers.0': ['c'] })).toEqual([
    [31, 'a'],
    [33, 'b'],
  ]);
});

test.each(['', 'form_id', 'answers', 'answers.9', 'answers[x]', '32', '__proto__'])('%j is no field', (name) => {
  expect(refused({ [name]: ['x'] })).toEqual([]);
});
