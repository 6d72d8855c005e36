import { COVER } from '@maidan/contract/desk/cases/reports';
import { expect, test } from 'vitest';
import { coverInWords, coverNumbers } from './cover-numbers.ts';

test.each([
  ['Call me on 98450 12345 now', 'Call me on _ now', ['number']],
  ['+91-98450-12345', '_', ['number']],
  ['ನನ್ನ ನಂಬರ್ ೯೮೪೫೦೧೨೩೪೫', 'ನನ್ನ ನಂಬರ್ _', ['number']],
  ['Pin 560034, see ravi@mail.example', 'Pin _, see _', ['number', 'mail']],
  ['come to No. 14, 3rd Cross behind the tank', 'come to _ behind the tank', ['place']],
  ['He lives on 5th Main', 'He lives on _', ['place']],
  ['https://maps.app.goo.gl/abc123 at nine', '_ at nine', ['place']],
  ['it is 3rd cross, call 9845012345', 'it is _, call _', ['place', 'number']],
])('%s is covered', (written, text, covered) => {
  expect(coverNumbers(written)).toEqual({ text: text.replaceAll('_', COVER), covered });
});

test.each([
  'We won 6-4 after 12 overs',
  'Number 9 should stick to carrying water',
  'Nets at 18:30 on 21 November 2026',
  'A 2nd chance, the main thing',
  'Under 17, lane 14 of 20',
])('%s stays as it is', (written) => {
  expect(coverNumbers(written)).toEqual({ text: written, covered: [] });
});

test('a cover character that someone typed hides nothing', () => {
  expect(coverNumbers(`a${COVER}b`)).toEqual({ text: 'ab', covered: [] });
});

test('the description names what is covered', () => {
  expect(coverInWords('9845012345, 5th Main')).toBe('(number covered), (place covered)');
});
