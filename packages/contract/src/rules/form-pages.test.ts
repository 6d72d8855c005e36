import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findConditionProblems, type ConditionedField } from './form-condition-problems.ts';
import { judgeFields, PAGE, type Condition } from './form-conditions.ts';
import { dividePages, readPages } from './form-pages.ts';

const row = (id: string, type = 'text', shown_if: Condition | null = null): ConditionedField => ({
  id,
  type,
  label: id.toUpperCase(),
  is_required: 0,
  options: [],
  shown_if,
});
const answered = (field: string): Condition => ({ match: 'all', rules: [{ field, test: 'answered', values: [] }] });
const rows = [row('a'), row('p', PAGE, answered('a')), row('b'), row('c'), row('q', PAGE), row('d')];

test('the fields of a page get its condition, and its start gets the title', () => {
  const { fields, pages } = readPages(rows);
  expect(fields.map(({ id, page_if }) => [id, page_if])).toEqual([
    ['a', null],
    ['b', answered('a')],
    ['c', answered('a')],
    ['d', null],
  ]);
  expect(pages).toEqual([
    { title: 'P', first: 'b' },
    { title: 'Q', first: 'd' },
  ]);
});

test.each([
  [
    'x',
    [
      ['', ['a']],
      ['P', ['b', 'c']],
      ['Q', ['d']],
    ],
  ],
  [
    '',
    [
      ['', ['a']],
      ['Q', ['d']],
    ],
  ],
])('with %j as the first answer, the pages are %j', (text, expected) => {
  const { fields, pages } = readPages(rows);
  const shown = judgeFields(fields, ({ id }) => ({ text: id === 'a' ? text : '', file: null }));
  const divided = dividePages(
    fields,
    pages,
    shown.map(({ field }) => field),
  );
  expect(divided.map((page) => [page.title, page.fields.map(({ id }) => id)])).toEqual(expected);
});

test('every shown field is on one page, in order, wherever pages start and whatever is hidden', () => {
  const anyRows = fc.array(fc.record({ isPage: fc.boolean(), isShown: fc.boolean() }), { maxLength: 20 });
  fc.assert(
    fc.property(anyRows, (parts) => {
      const { fields, pages } = readPages(parts.map(({ isPage }, at) => row(`r${at}`, isPage ? PAGE : 'text')));
      const shown = fields.filter(({ id }) => parts[Number(String(id).slice(1))]?.isShown);
      const divided = dividePages(fields, pages, shown);
      expect(divided.flatMap((page) => page.fields)).toEqual(shown);
      expect(divided.every((page) => page.fields.length > 0)).toBe(true);
    }),
  );
});

test('refuses a page that depends on one of its own questions, or on a page', () => {
  expect(findConditionProblems([row('p', PAGE, answered('a')), row('a')])).toMatchObject([
    { field: 'p', message: '“P” depends on “A”, which comes later. Move it below.' },
  ]);
  expect(findConditionProblems([row('p', PAGE), row('a', 'text', answered('p'))])).toMatchObject([
    { field: 'a', message: '“A” depends on “P”, a page without an answer.' },
  ]);
});

test('reports a question whose page and own condition exclude each other', () => {
  const age = { ...row('age', 'radio'), options: [{ option_text: 'Under 17' }, { option_text: 'Open' }] };
  const is = (value: string): Condition => ({
    match: 'all',
    rules: [{ field: 'age', test: 'equals', values: [value] }],
  });
  const problems = findConditionProblems([age, row('p', PAGE, is('Open')), row('a', 'text', is('Under 17'))]);
  expect(problems).toMatchObject([{ field: 'a', message: expect.stringContaining('“A” can never appear') }]);
});
