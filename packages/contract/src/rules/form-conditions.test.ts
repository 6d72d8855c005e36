import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFormIssue, joinChoices, type CheckedField } from './custom-form-rules.ts';
import { judgeFields, readChoices, type Condition, type ConditionTest } from './form-conditions.ts';

const field = (id: number, more: Partial<CheckedField> = {}): CheckedField => ({
  id,
  label: `Field ${id}`,
  type: 'text',
  is_required: 0,
  options: [],
  ...more,
});
const options = (...texts: string[]) => texts.map((option_text, id) => ({ id, option_text }));
const when = (of: number, test_: ConditionTest, ...values: string[]): Condition => ({
  match: 'all',
  rules: [{ field: of, test: test_, values }],
});
const shownIds = (fields: readonly CheckedField[], answers: Readonly<Record<number, string>>) =>
  judgeFields(fields, ({ id }) => ({ text: answers[Number(id)] ?? '', file: null })).map((judged) => judged.field.id);

test.each<[Condition, string, boolean]>([
  [when(1, 'equals', 'Open'), 'Open', true],
  [when(1, 'equals', 'Open'), ' Open\u202E ', true],
  [when(1, 'equals', 'Open'), 'open', false],
  [when(1, 'any_of', 'A', 'B'), 'B', true],
  [when(1, 'any_of', 'A', 'B'), 'C', false],
  [when(1, 'contains', 'KEEP'), 'a keeper', true],
  [when(1, 'contains', ''), 'a keeper', false],
  [when(1, 'greater', '16'), '17', true],
  [when(1, 'greater', '16'), '16', false],
  [when(1, 'greater', '9'), '1,000', true],
  [when(1, 'greater', '2026-11-28'), '2026-12-01', true],
  [when(1, 'greater', '2026-11-28'), '3000', false],
  [when(1, 'greater', '5'), 'many', false],
  [when(1, 'answered'), 'x', true],
  [when(1, 'answered'), '  ', false],
  [{ match: 'all', rules: [] }, '', true],
  [{ match: 'any', rules: [] }, 'x', false],
  [when(7, 'answered'), 'x', false],
])('%j with the answer %j is %s', (shown_if, text, isShown) => {
  expect(shownIds([field(1), field(2, { shown_if })], { 1: text })).toEqual(isShown ? [1, 2] : [1]);
});

test('ticked options are checked one by one, even with commas in their texts', () => {
  const boxes = field(1, { type: 'checkbox', options: options('Left', 'Both, at once', 'Right') });
  const shown = (condition: Condition, text: string) =>
    shownIds([boxes, field(2, { shown_if: condition })], { 1: text }).length === 2;
  expect(shown(when(1, 'any_of', 'Both, at once'), 'Left,Both, at once')).toBe(true);
  expect(shown(when(1, 'equals', 'Left'), 'Left,Right')).toBe(false);
  expect(shown(when(1, 'equals', 'Left'), 'Left')).toBe(true);
  expect(readChoices('Left,Both, at once', ['Left', 'Both', 'Both, at once'])).toEqual(['Left', 'Both, at once']);
});

test('a hidden field hides its dependants, and any file counts as an answer', () => {
  const fields = [
    field(1),
    field(2, { shown_if: when(1, 'answered') }),
    field(3, { shown_if: when(2, 'answered') }),
    field(4, { type: 'file' }),
    field(5, { shown_if: when(4, 'answered') }),
  ];
  expect(shownIds(fields, { 2: 'left over', 3: 'x' })).toEqual([1, 4]);
  const withFile = judgeFields(fields, ({ id }) => ({ text: '', file: id === 4 ? {} : null }));
  expect(withFile.map((judged) => judged.field.id)).toEqual([1, 4, 5]);
});

test('a hidden field is never required, and another answer can make a shown one required', () => {
  const fields = [
    field(1),
    field(2, { is_required: 1, shown_if: when(1, 'equals', 'yes') }),
    field(3, { required_if: when(1, 'equals', 'no') }),
  ];
  const issue = (text: string) =>
    findFormIssue(fields, ({ id }) => ({ text: id === 1 ? text : '', file: null }))?.field.id ?? null;
  expect([issue(''), issue('yes'), issue('no')]).toEqual([null, 2, 3]);
});

const textsOf = fc.constantFrom('', 'A', 'B', 'C, D', '3', '17', '2026-12-01');
const conditionBefore = (place: number): fc.Arbitrary<Condition | null> =>
  place === 0
    ? fc.constant(null)
    : fc.option(
        fc.record({
          match: fc.constantFrom('all' as const, 'any' as const),
          rules: fc.array(
            fc.record({
              field: fc.integer({ min: 0, max: place - 1 }),
              test: fc.constantFrom('equals', 'any_of', 'contains', 'greater', 'answered' as const),
              values: fc.array(textsOf, { maxLength: 3 }),
            }),
            { maxLength: 3 },
          ) as fc.Arbitrary<Condition['rules']>,
        }),
      );
const formOf = fc.integer({ min: 1, max: 12 }).chain((size) =>
  fc.tuple(
    ...Array.from({ length: size }, (_, place) =>
      fc.record({
        page_if: conditionBefore(place),
        shown_if: conditionBefore(place),
        is_required: fc.constantFrom(0 as const, 1 as const),
      }),
    ),
  ),
);

test('an answer to a hidden field changes nothing, for any form and answers', () => {
  fc.assert(
    fc.property(formOf, fc.array(textsOf, { minLength: 12, maxLength: 12 }), (parts, texts) => {
      const fields = parts.map((part, id) => field(id, part));
      const answerTo = (ids: readonly unknown[]) => (one: CheckedField) =>
        ids.includes(one.id) ? { text: texts[Number(one.id)] ?? '', file: null } : undefined;
      const all = fields.map(({ id }) => id);
      const shown = judgeFields(fields, answerTo(all)).map((judged) => judged.field.id);
      const again = judgeFields(fields, answerTo(shown)).map((judged) => judged.field.id);
      expect(again).toEqual(shown);
      expect(findFormIssue(fields, answerTo(shown))).toEqual(findFormIssue(fields, answerTo(all)));
    }),
    { numRuns: 500 },
  );
});

test('ticked options are recovered from their joined text', () => {
  const names = ['Left', 'Right', 'Both, at once'];
  fc.assert(
    fc.property(fc.subarray(names, { minLength: 1 }), (ticked) => {
      expect(readChoices(joinChoices(ticked), names)).toEqual(ticked);
    }),
  );
});
