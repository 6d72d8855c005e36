import type { BuiltField, BuiltForm } from '@maidan/contract/desk/forms/form-content';
import { expect, test } from 'vitest';
import { countChanges, emptyForm, mergeForms } from './built-form.ts';

const field = (key: string, more: Partial<BuiltField> = {}): BuiltField => ({
  key,
  label: key,
  type: 'text',
  is_required: false,
  options: [],
  picture: null,
  subtext: '',
  shown_if: null,
  required_if: null,
  account_value: 'none',
  min: null,
  max: null,
  ...more,
});
const form = (...fields: BuiltField[]): BuiltForm => emptyForm('Trials', fields);
const base = form(field('a'), field('b'), field('c'));
const keys = ({ fields }: BuiltForm) => fields.map(({ key }) => key);

test.each<[string, BuiltForm, number]>([
  ['nothing', base, 0],
  ['a title', { ...base, title: 'Cup' }, 1],
  ['a field', form(field('a'), field('b', { label: 'B' }), field('c')), 1],
  ['a new field', form(...base.fields, field('d')), 1],
  ['a lost field', form(field('a'), field('b')), 1],
  ['the order', form(field('b'), field('a'), field('c')), 1],
  ['the hand of a picture', form(field('a'), field('b'), field('c')), 0],
  ['look and order', { ...form(field('c'), field('a'), field('b')), theme: 'RoseMilk' }, 2],
])('%s counts', (_, content, count) => {
  expect(countChanges(base, content)).toBe(count);
});

test('changes of two people to different fields are both kept', () => {
  const mine = form(field('a', { label: 'Mine' }), field('b'), field('c'), field('new'));
  const theirs = { ...form(field('c'), field('a'), field('b', { is_required: true })), title: 'Cup' };
  const { form: merged, both } = mergeForms(base, mine, theirs);
  expect(both).toEqual([]);
  expect(merged.title).toBe('Cup');
  expect(keys(merged)).toEqual(expect.arrayContaining(['a', 'b', 'c', 'new']));
  expect(merged.fields.find(({ key }) => key === 'a')?.label).toBe('Mine');
  expect(merged.fields.find(({ key }) => key === 'b')?.is_required).toBe(true);
});

test('where both changed the same part, this version wins and the part is named', () => {
  const mine = { ...form(field('a', { label: 'Mine' }), field('b'), field('c')), title: 'My cup' };
  const theirs = { ...form(field('a', { label: 'Theirs' }), field('b'), field('c')), title: 'Their cup' };
  const { form: merged, both } = mergeForms(base, mine, theirs);
  expect([merged.title, merged.fields[0]?.label]).toEqual(['My cup', 'Mine']);
  expect(both).toEqual(['Mine', 'the title']);
});

test('a field removed by one person is gone, unless the other has changed it', () => {
  const without = form(field('a'), field('c'));
  expect(keys(mergeForms(base, without, base).form)).toEqual(['a', 'c']);
  expect(keys(mergeForms(base, base, without).form)).toEqual(['a', 'c']);
  const changed = form(field('a'), field('b', { label: 'B' }), field('c'));
  expect(keys(mergeForms(base, changed, without).form)).toContain('b');
  expect(keys(mergeForms(base, without, changed).form)).toContain('b');
});
