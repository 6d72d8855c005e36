import type { FormField } from '@maidan/contract/league/custom-forms';
import { conditionTests, judgeFields } from '@maidan/contract/rules/form-conditions';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { answerOf, createAnswers } from '../submit/answers.ts';
import { sampleField } from '../testing/form-samples.ts';
import { createShownReader } from './shown-reader.ts';

const texts = ['', 'Open', 'open', 'Under 17', '16', '17', '1,000', '2026-11-28'] as const;
const options = ['Open', 'Under 17', 'Both, at once'].map((option_text, id) => ({ id, option_text }));
const condition = (fields: number): fc.Arbitrary<FormField['shown_if']> =>
  fc.option(
    fc.record({
      match: fc.constantFrom('all' as const, 'any' as const),
      rules: fc.array(
        fc.record({
          field: fc.nat({ max: fields }),
          test: fc.constantFrom(...conditionTests),
          values: fc.array(fc.constantFrom(...texts), { maxLength: 2 }),
        }),
        { maxLength: 3 },
      ),
    }),
  );
const forms = fc.array(
  fc.record({
    type: fc.constantFrom('text' as const, 'checkbox' as const, 'date' as const),
    is_required: fc.constantFrom(0 as const, 1 as const),
    shown_if: condition(8),
    page_if: condition(8),
    required_if: condition(8),
  }),
  { minLength: 1, maxLength: 8 },
);
const changes = fc.array(
  fc.record({
    id: fc.nat({ max: 8 }),
    text: fc.constantFrom(...texts),
    picks: fc.subarray(options.map((o) => o.option_text)),
  }),
  { maxLength: 12 },
);

test('after every change it agrees with evaluating the whole form', () => {
  fc.assert(
    fc.property(forms, changes, (rows, keys) => {
      const fields = rows.map((row, id): FormField => sampleField(id, `Field ${id}`, { options, ...row }));
      const answers = createAnswers();
      const { read } = createShownReader(fields, answers);
      for (const { id, text, picks } of keys) {
        answers.set(id, { text, picks });
        const judged = judgeFields(fields, (field) => answerOf(field, answers.get(field.id)));
        expect(read()).toBe(
          judged.map(({ field, isRequired }) => `${fields.indexOf(field)}${isRequired ? '!' : ''}`).join(' '),
        );
      }
    }),
  );
});

test('a change that affects no rule reads no other answer', () => {
  const fields = Array.from({ length: 200 }, (_, id) =>
    sampleField(id, `Field ${id}`, {
      shown_if:
        id < 20
          ? null
          : { match: 'all', rules: [{ field: id % 20 === 0 ? id - 20 : 0, test: 'answered', values: [] }] },
    }),
  );
  const answers = createAnswers();
  const get = vi.spyOn(answers, 'get');
  const { deciding, read } = createShownReader(fields, answers);
  answers.set(0, { text: 'T' });
  read();
  get.mockClear();
  answers.set(0, { text: 'Th' });
  get.mockClear();
  read();
  expect(get).toHaveBeenCalledTimes(deciding.length);
});
