import { expect, test } from 'vitest';
import { writePack } from '../../../testing/packs.ts';
import { validateForms } from './validate-forms.ts';
import { validateRegistrations } from './validate-registrations.ts';

const formatAll = (issues: readonly { path: string; message: string }[]) =>
  issues.map(({ path, message }) => `${path} ${message}`);

const ofFields = (...fields: object[]) =>
  formatAll(validateForms(writePack({ 'forms.json': [{ slug: 'f', title: 'F', fields }] })));

const named = (more: object, name = 'a') => ({ name, label: 'A', ...more });

test.each([
  [{ type: 'radio' }, 'a radio needs options'],
  [{ type: 'text', options: ['A'] }, 'a text has no options'],
  [{ type: 'select', options: ['A', 'A'] }, 'has the same option twice'],
  [{ type: 'image' }, 'an image needs image_url'],
  [{ type: 'date', subtext: 'When' }, 'a date has no image_url and no subtext'],
  [
    { type: 'checkbox', options: Array.from({ length: 50 }, (_, index) => `${index}`.padEnd(110, 'x')) },
    'its options are together longer than 5000 characters',
  ],
])('the field %o is reported', (more, message) => {
  expect(ofFields(named(more))).toEqual([`[0].fields[0] ${message}`]);
});

test('a name used twice and too many files are reported, a complete form is not', () => {
  expect(ofFields(named({}), named({ type: 'radio', options: ['A'] }, 'b'))).toEqual([]);
  expect(ofFields(named({}), named({}))).toEqual(['[0].fields[1] "a" is already used above']);
  const files = Array.from({ length: 11 }, (_, index) => named({ type: 'file' }, `file-${index}`));
  expect(ofFields(...files)).toEqual(['[0].fields has 11 file fields, and the maximum is 10']);
});

test('a registration for an unknown league, and a heading or group used twice, are reported', () => {
  const sport = { heading: 'Open', groups: [{ name: 'Jets' }, { name: 'Jets' }] };
  const registration = { slug: 'r', league: 'cup', sports: [sport, { ...sport, groups: [{ name: 'Jets' }] }] };
  const pack = writePack({ 'league-registrations.json': [{ ...registration, created_at: '-1d' }] });
  expect(formatAll(validateRegistrations(pack))).toEqual([
    '[0].league the league "cup" does not exist',
    '[0].sports[1] "Open" is already used above',
    '[0].sports[0].groups[1] "Jets" is already used above',
  ]);
});
