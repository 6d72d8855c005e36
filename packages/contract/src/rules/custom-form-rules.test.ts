import { expect, test } from 'vitest';
import {
  findFormIssue,
  joinChoices,
  uploadExtension,
  type CheckedField,
  type FieldAnswer,
} from './custom-form-rules.ts';
import type { FieldType } from '../league/custom-forms.ts';
import { UPLOAD_MAX_BYTES } from './limits.ts';

const MB20 = UPLOAD_MAX_BYTES;
let lastId = 0;

function field(type: FieldType, is_required: 0 | 1, options: readonly string[] = []): CheckedField {
  lastId += 1;
  const listed = options.map((option_text, index) => ({ id: index + 1, option_text }));
  return { id: lastId, label: 'Your "pick"', type, is_required, options: listed };
}

const problemOf = (of: CheckedField, answer: Partial<FieldAnswer> | undefined) =>
  findFormIssue([of], () => (answer ? { text: '', file: null, ...answer } : undefined))?.problem.name ?? null;

test.each<[FieldType, string]>([
  ['file', 'file'],
  ['checkbox', 'options'],
  ['date', 'date'],
  ['radio', 'option'],
  ['select', 'option'],
  ['text', 'empty'],
  ['textarea', 'empty'],
])('a required %s needs an answer, but an optional one does not [5.24 5.26 to 5.31]', (type, expected) => {
  for (const text of ['', '  ', '\n\t', '\u00A0']) expect(problemOf(field(type, 1, ['A']), { text })).toBe(expected);
  expect(problemOf(field(type, 1, ['A']), undefined)).toBe(expected);
  expect(problemOf(field(type, 0, ['A']), undefined)).toBe(null);
  expect(problemOf(field(type, 0, ['A']), { text: ' ' })).toBe(null);
});

test('an image field needs no answer, even if required', () => {
  expect(problemOf(field('image', 1), undefined)).toBe(null);
});

test.each<[FieldType, string, boolean]>([
  ['text', 'x', true],
  ['textarea', 'x'.repeat(5000), true],
  ['textarea', 'x'.repeat(5001), false],
  ['date', '2026-11-20', true],
  ['date', '2028-02-29', true],
  ['date', '2026-02-30', false],
  ['date', '20.11.2026', false],
  ['date', '2026-11-20T10:00:00Z', false],
  ['radio', 'Left', true],
  ['radio', 'Left,Right', false],
  ['radio', 'left', false],
  ['select', 'Both, at once', true],
  ['select', '__proto__', false],
  ['checkbox', 'Left', true],
  ['checkbox', 'Right,Left', true],
  ['checkbox', 'Left,Both, at once', true],
  ['checkbox', 'Left,Both', false],
  ['checkbox', 'Left,', false],
  ['checkbox', 'Left Right', false],
])('%s answered with %s', (type, text, isGood) => {
  for (const required of [0, 1] as const) {
    const found = problemOf(field(type, required, ['Left', 'Right', 'Both, at once']), { text: text });
    expect(found === null).toBe(isGood);
  }
});

test('a text over the limit is reported', () => {
  expect(problemOf(field('text', 0), { text: 'x'.repeat(5001) })).toBe('long');
});

test.each([
  ['team.pdf', 1, null],
  ['Team Sheet.JPEG', MB20, null],
  ['team.pdf', MB20 + 1, 'largeFile'],
  ['IMG_0001.HEIC', 1, 'kindOfFile'],
  ['Screenshot.webp', 1, null],
  ['team.html', 1, 'kindOfFile'],
  ['pdf', 1, 'kindOfFile'],
  ['.pdf', 1, 'kindOfFile'],
  ['team.csv', 0, 'emptyFile'],
])('the file %s of %i bytes', (name, size, expected) => {
  expect(problemOf(field('file', 0), { file: { name, size } })).toBe(expected);
  expect(problemOf(field('file', 1), { file: { name, size } })).toBe(expected);
});

test('the fields are checked in order up to the first invalid one [5.25]', () => {
  const [first, second, third] = [field('text', 0), field('date', 1), field('text', 1)] as const;
  expect(findFormIssue([first, second, third], () => undefined)?.field).toBe(second);
  const answers = new Map([[second.id, { text: '2026-11-20', file: null }]]);
  expect(findFormIssue([first, second, third], ({ id }) => answers.get(id))?.field).toBe(third);
  answers.set(third.id, { text: 'yes', file: null });
  expect(findFormIssue([first, second, third], ({ id }) => answers.get(id))).toBe(null);
});

test('choices are joined with commas [5.35]', () => {
  expect(joinChoices(['Left', 'Right'])).toBe('Left,Right');
});

test('adversarial choices are checked in linear time', () => {
  const many = field('checkbox', 1, ['a', 'a,a', 'a,a,a', ',']);
  expect(problemOf(many, { text: `${'a,'.repeat(5000)}b` })).toBe('options');
});

test('only the specified file extensions are accepted [5.32 U-1]', () => {
  const endings = ['jpeg', 'jpg', 'png', 'gif', 'bmp', 'pdf', 'xls', 'xlsx', 'csv'];
  for (const ending of endings) expect(uploadExtension(`a.${ending.toUpperCase()}`)).toBe(ending);
  for (const name of ['a.svg', 'a.pdf.exe', 'a.', 'a', '', 'constructor', 'a.xlsm']) {
    expect(uploadExtension(name)).toBe(null);
  }
});
