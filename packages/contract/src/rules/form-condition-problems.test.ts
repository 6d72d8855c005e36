import { expect, test } from 'vitest';
import { findConditionProblems, type ConditionedField } from './form-condition-problems.ts';
import type { Condition, ConditionRule, ConditionTest } from './form-conditions.ts';

const rule = (field: string, test_: ConditionTest, ...values: string[]): ConditionRule => ({
  field,
  test: test_,
  values,
});
const all = (...rules: ConditionRule[]): Condition => ({ match: 'all', rules });
const anyOf = (...rules: ConditionRule[]): Condition => ({ match: 'any', rules });
const field = (id: string, shown_if: Condition | null = null, more: Partial<ConditionedField> = {}) =>
  ({ id, label: id.toUpperCase(), type: 'text', is_required: 0, options: [], shown_if, ...more }) as ConditionedField;
const age = field('age', null, {
  label: 'Age group',
  type: 'radio',
  options: [{ option_text: 'Under 17' }, { option_text: 'Open' }],
});

test('a form whose questions can all be reached has no problem', () => {
  const fields = [
    age,
    field('a', all(rule('age', 'equals', 'Under 17'))),
    field('b', anyOf(rule('a', 'answered'), rule('age', 'any_of', 'Open'))),
    field('c', all(rule('a', 'contains', 'x'), rule('a', 'contains', 'y'))),
  ];
  expect(findConditionProblems(fields)).toEqual([]);
});

test.each<[string, ConditionedField[], readonly string[], string]>([
  [
    'a loop',
    [
      field('a', all(rule('b', 'answered'))),
      field('b', all(rule('c', 'answered'))),
      field('c', all(rule('a', 'answered'))),
    ],
    ['A', 'B', 'C', 'A'],
    'These questions depend on each other in a loop: “A” depends on “B”, which depends on “C”, which depends on “A”.',
  ],
  [
    'itself',
    [field('a', all(rule('a', 'answered')))],
    ['A', 'A'],
    'These questions depend on each other in a loop: “A” depends on “A”.',
  ],
  [
    'a later question',
    [field('a', all(rule('b', 'answered'))), field('b')],
    ['A', 'B'],
    '“A” depends on “B”, which comes later. Move it below.',
  ],
  [
    'a lost question',
    [field('a', all(rule('gone', 'answered')))],
    ['A'],
    '“A” depends on a question that the form does not ask.',
  ],
  [
    'a lost answer',
    [age, field('a', all(rule('age', 'equals', 'Under 19')))],
    ['Age group', 'A'],
    '“Age group” has no answer “Under 19”.',
  ],
  [
    'no answer chosen',
    [age, field('a', all(rule('age', 'equals')))],
    ['Age group', 'A'],
    'Choose which answer to “Age group” shows “A”.',
  ],
  [
    'greater than a word',
    [field('n'), field('a', all(rule('n', 'greater', 'many')))],
    ['N', 'A'],
    '“many” is neither a number nor a date, so no answer to “N” can be greater.',
  ],
  [
    'a picture',
    [field('map', null, { type: 'image' }), field('a', all(rule('map', 'answered')))],
    ['MAP', 'A'],
    '“A” depends on “MAP”, a picture without an answer.',
  ],
  [
    'the text of a file',
    [field('f', null, { type: 'file' }), field('a', all(rule('f', 'equals', 'x')))],
    ['F', 'A'],
    'A condition on “F” can only check whether there is a file.',
  ],
  [
    'two answers at once',
    [age, field('a', all(rule('age', 'equals', 'Under 17'), rule('age', 'equals', 'Open')))],
    ['Age group', 'A'],
    '“A” can never appear: “Age group” cannot be “Under 17” and “Open” at once.',
  ],
  [
    'two answers at once, one of them through another question',
    [
      age,
      field('b', all(rule('age', 'equals', 'Under 17'))),
      field('c', all(rule('age', 'equals', 'Open'), rule('b', 'answered'))),
    ],
    ['Age group', 'B', 'C'],
    '“C” can never appear: “Age group” cannot be “Open” and “Under 17” at once.',
  ],
  ['any of nothing', [field('a', anyOf())], ['A'], 'No answer makes “A” appear.'],
])('%s is reported with its path', (_, fields, path, message) => {
  const [problem] = findConditionProblems(fields);
  expect([problem?.path, problem?.message]).toEqual([path, message]);
});

test('a long form with many paths is checked quickly', () => {
  const fields = [age, ...Array.from({ length: 60 }, (_, at) => field(`q${at}`))];
  const wide = anyOf(...Array.from({ length: 10 }, (_, at) => rule(`q${at}`, 'answered')));
  const deep = fields.map((each, at) => (at > 20 ? { ...each, shown_if: wide } : each));
  const chained = deep.map((each, at) =>
    at > 50
      ? { ...each, shown_if: anyOf(...Array.from({ length: 10 }, (_, back) => rule(`q${at - back - 2}`, 'answered'))) }
      : each,
  );
  const begun = Date.now();
  expect(findConditionProblems(chained)).toEqual([]);
  // Checking each path separately would take days.
  expect(Date.now() - begun).toBeLessThan(30_000);
});
