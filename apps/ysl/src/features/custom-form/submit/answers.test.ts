import type { FieldType } from '@maidan/contract/league/custom-forms';
import type { CheckedField } from '@maidan/contract/rules/custom-form-rules';
import { expect, test, vi } from 'vitest';
import { answerOf, contentOf, createAnswers, responseBody, sentFields, writeDown } from './answers.ts';

const field = (id: number, type: FieldType): CheckedField => ({
  id,
  type,
  label: `Field ${id}`,
  is_required: 1,
  options: [],
});
const pdf = new File(['%PDF'], 'age.pdf');

test('a change reaches the listeners of its field and no other', () => {
  const answers = createAnswers();
  const [one, two] = [vi.fn(), vi.fn()];
  answers.subscribe(1, one);
  const stop = answers.subscribe(2, two);
  answers.set(1, { text: 'a' });
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 0]);
  stop();
  answers.set(2, { text: 'b' });
  expect(two).not.toHaveBeenCalled();
  expect(answers.get('2').text).toBe('b');
});

test('an unchanged field keeps its object, so that React does not re-render it', () => {
  const answers = createAnswers();
  expect(answers.get(1)).toBe(answers.get(2));
  answers.set(1, { text: 'a' });
  expect(answers.get(1)).toBe(answers.get(1));
});

test('an error is cleared by the next change of its field, or with all errors', () => {
  const answers = createAnswers();
  answers.fail(1, 'Please');
  answers.fail(2, 'Please too');
  answers.set(1, { text: 'a' });
  expect([answers.get(1).error, answers.get(2).error]).toEqual([null, 'Please too']);
  answers.clearErrors();
  expect(answers.get(2).error).toBeNull();
});

test('the revision distinguishes a changed answer from a changed error', () => {
  const answers = createAnswers();
  const before = answers.revision();
  answers.fail(1, 'Please');
  answers.clearErrors();
  expect(answers.revision()).toBe(before);
  answers.set(1, { text: 'a' });
  expect(answers.revision()).not.toBe(before);
});

test('ticked options are joined with commas, a file is sent with an empty text, a picture is not sent [5.35 7.33]', () => {
  const answers = createAnswers();
  answers.set(1, { picks: ['Friday', 'Sunday'] });
  answers.set(2, { file: pdf });
  answers.set(4, { text: 'Asha' });
  const fields = [field(1, 'checkbox'), field(2, 'file'), field(3, 'image'), field(4, 'text'), field(5, 'date')];
  expect(responseBody(7, sentFields(fields, answers), answers)).toEqual({
    form_id: 7,
    answers: [
      { formfield_id: 1, answer_text: 'Friday,Sunday' },
      { formfield_id: 2, answer_text: '', file: pdf },
      { formfield_id: 4, answer_text: 'Asha' },
      { formfield_id: 5, answer_text: '' },
    ],
  });
});

test('the answer to a hidden field stays on the device', () => {
  const answers = createAnswers();
  answers.set(1, { text: 'Open' });
  answers.set(2, { text: 'left over' });
  const rules = [{ field: 1, test: 'equals' as const, values: ['Under 17'] }];
  const fields = [field(1, 'text'), { ...field(2, 'text'), shown_if: { match: 'all' as const, rules } }];
  expect(sentFields(fields, answers).map(({ id }) => id)).toEqual([1]);
  answers.set(1, { text: 'Under 17' });
  expect(responseBody(7, sentFields(fields, answers), answers).answers).toHaveLength(2);
});

test('only the part of the state that belongs to the field type is the answer', () => {
  const state = { text: 'left over', picks: ['Left'], file: pdf, error: null };
  expect(answerOf(field(1, 'file'), state)).toEqual({ text: '', file: pdf });
  expect(answerOf(field(1, 'text'), state)).toEqual({ text: 'left over', file: null });
  expect(answerOf(field(1, 'checkbox'), state)).toEqual({ text: 'Left', file: null });
});

test('stored answers are restored, except for files', () => {
  const fields = [field(1, 'checkbox'), field(2, 'file'), field(3, 'text')];
  const before = createAnswers();
  before.set(1, { picks: ['Sunday'] });
  before.set(2, { file: pdf });
  before.set(3, { text: 'Asha' });
  const written = writeDown(fields, before);
  expect(written.files).toEqual(['2']);
  const after = createAnswers();
  after.restore(written.answers);
  expect([after.get(1).picks, after.get(2).file, after.get(3).text]).toEqual([['Sunday'], null, 'Asha']);
});

test('restoring keeps a file that is still held', () => {
  const answers = createAnswers();
  answers.set(2, { file: pdf });
  answers.restore({ '2': { text: '', picks: [] } });
  expect(answers.get(2).file).toBe(pdf);
});

test('a form is untouched until it has an answer, and again after a reset', () => {
  const answers = createAnswers();
  expect(answers.isUntouched()).toBe(true);
  answers.set(1, { text: 'a' });
  expect(answers.isUntouched()).toBe(false);
  answers.reset();
  expect(answers.isUntouched()).toBe(true);
});

test('answers restored after a reload have the same content once the same file is attached again', () => {
  const fields = [field(1, 'text'), field(2, 'checkbox'), field(3, 'file')];
  const before = createAnswers();
  before.set(1, { text: 'Titans' });
  before.set(2, { picks: ['Friday'] });
  before.set(3, { file: pdf });
  const after = createAnswers();
  after.restore(writeDown(fields, before).answers);
  expect(contentOf(fields, after)).not.toEqual(contentOf(fields, before));
  after.set(3, { file: { name: pdf.name, size: pdf.size, upload: 'u7' } });
  expect(contentOf(fields, after)).toEqual(contentOf(fields, before));
});
