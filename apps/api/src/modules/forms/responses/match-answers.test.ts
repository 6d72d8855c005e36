import {
  findFormIssue,
  joinChoices,
  type CheckedField,
  type FieldAnswer,
} from '@maidan/contract/rules/custom-form-rules';
import { judgeFields, type Condition } from '@maidan/contract/rules/form-conditions';
import { UPLOAD_MAX_BYTES } from '@maidan/contract/rules/limits';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from '../../../http/errors/errors.ts';
import { cleanText } from '../../../http/request/clean-input.ts';
import { matchAnswers } from './match-answers.ts';

const CHOICES = ['Under 17', 'Open', 'Both, at once', 'É'];
/** What people type and what programs send: other line ends, stripped characters, decomposed letters. */
const typed = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'yes',
    '\u0007',
    'e\u0301',
    'E\u0301',
    'a\r\nb',
    '\u202Eyes',
    '17',
    '1,000',
    '98765 43210',
    'asha@example.in',
    'Asha Rao, 2026-11-25',
    '2026-12-01',
    '2026-02-30',
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => text.replaceAll('\0', '')),
);

const conditionBefore = (place: number): fc.Arbitrary<Condition | null> => {
  if (place === 0) return fc.constant(null);
  const rule = fc.record({
    field: fc.integer({ min: 0, max: place - 1 }),
    test: fc.constantFrom(
      'equals' as const,
      'any_of' as const,
      'contains' as const,
      'greater' as const,
      'answered' as const,
    ),
    values: fc.array(fc.oneof(typed, fc.constantFrom(...CHOICES)), { maxLength: 3 }),
  });
  const match = fc.constantFrom('all' as const, 'any' as const);
  return fc.option(fc.record({ match, rules: fc.array(rule, { maxLength: 3 }) }));
};

const fieldAt = (id: number): fc.Arbitrary<CheckedField> =>
  fc.record({
    id: fc.constant(id),
    label: fc.constant(`Field ${id}`),
    type: fc.constantFrom('text', 'textarea', 'date', 'checkbox', 'radio', 'select', 'image', 'file'),
    is_required: fc.constantFrom(0, 1),
    options: fc.constant(CHOICES.map((option_text, at) => ({ id: at, option_text }))),
    page_if: conditionBefore(id),
    shown_if: conditionBefore(id),
    required_if: conditionBefore(id),
    kind: fc.constantFrom('none', 'number', 'email', 'phone', 'ground', 'signature', 'consent'),
    min: fc.constantFrom(null, 5),
    max: fc.constantFrom(null, 20),
  });

/** Keeps the kind if it suits the field's type; otherwise removes it. */
const withKind = (field: CheckedField): CheckedField => {
  const base = field.type === 'text' ? field.kind !== 'consent' : field.type === 'checkbox' && field.kind === 'consent';
  return base ? field : { ...field, kind: 'none' };
};

/** Files of a valid size, too large, empty, and of an unsupported kind. */
const chosen = fc.constantFrom(
  null,
  { name: 'sheet.pdf', size: 8 },
  { name: 'sheet.pdf', size: UPLOAD_MAX_BYTES + 1 },
  { name: 'sheet.pdf', size: 0 },
  { name: 'sheet.html', size: 8 },
);

const formAndAnswers = fc.integer({ min: 1, max: 8 }).chain((size) =>
  fc.record({
    fields: fc.tuple(...Array.from({ length: size }, (_, id) => fieldAt(id).map(withKind))),
    texts: fc.array(fc.oneof(typed, fc.subarray(CHOICES).map(joinChoices)), { minLength: size, maxLength: size }),
    files: fc.array(chosen, { minLength: size, maxLength: size }),
  }),
);

/** What the server stores or refuses of the answers it receives. */
function judge(fields: readonly CheckedField[], answers: readonly (FieldAnswer & { id: unknown })[]) {
  try {
    const received = answers.map(({ id, text, file }) => ({
      fieldId: String(id),
      text: cleanText(text),
      file: file && { ...file, hash: '', stored: null },
    }));
    return { stored: matchAnswers(fields, received).map(({ field }) => field.id), refused: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { stored: [], refused: Object.keys(error.details.errors ?? {})[0] };
  }
}

test('browser and server agree on what is shown, required and valid, for any form and answers', () => {
  let refusals = 0;
  let hidden = 0;
  fc.assert(
    fc.property(formAndAnswers, ({ fields, texts, files }) => {
      const answerOf = ({ id, type }: CheckedField): FieldAnswer =>
        type === 'file' ? { text: '', file: files[Number(id)] ?? null } : { text: texts[Number(id)] ?? '', file: null };
      const shown = judgeFields(fields, answerOf).map(({ field }) => field.id);
      const issue = findFormIssue(fields, answerOf);
      const answers = fields
        .filter(({ type }) => type !== 'image')
        .map((field) => ({ id: field.id, ...answerOf(field) }));
      // Our page sends only visible answers, an older one sends everything.
      for (const sent of [answers.filter(({ id }) => shown.includes(id)), answers]) {
        const { stored, refused } = judge(fields, sent);
        expect(refused).toBe(issue === null ? null : String(issue.field.id));
        expect(stored.filter((id) => !shown.includes(id))).toEqual([]);
      }
      refusals += issue === null ? 0 : 1;
      hidden += fields.length - shown.length;
    }),
    { numRuns: 600 },
  );
  // The test proves nothing if nothing is ever refused or hidden.
  expect(Math.min(refusals, hidden)).toBeGreaterThan(100);
});
