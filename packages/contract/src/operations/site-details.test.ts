import { expect, test } from 'vitest';
import { detailProblem, siteDetails, type DetailName } from './site-details.ts';

test.each<[DetailName, string, string | null]>([
  ['name', 'Akhada', null],
  ['name', ' ', 'Please enter some text.'],
  ['name', 'A'.repeat(41), 'At most 40 characters.'],
  ['name', 'A\nB', 'Please use one line.'],
  ['support_email', 'help@akhada.example', null],
  ['support_email', 'help@akhada', 'Please enter an e-mail address.'],
  ['security_email', 'a@b.example\nPolicy: x', 'Please use one line.'],
  ['whatsapp', '+91 98450 12244', null],
  ['whatsapp', '98450 12244', 'Please enter a number with + and its country code.'],
  ['instagram', 'https://www.instagram.com/akhada', null],
  ['instagram', '', null],
  ['instagram', 'javascript:alert(1)', 'Please enter an address that starts with https://, or leave it empty.'],
  ['policies_updated', '2026-11-24', null],
  ['policies_updated', '2026-02-30', 'Please pick a day.'],
  ['refund_request_days', '30', null],
  ['refund_request_days', '0', 'Please enter a number of days, at least 1.'],
  ['courts', 'Mysuru', null],
])('%s: %j', (name, value, problem) => {
  expect(detailProblem(name, value)).toBe(problem);
});

test('drops values from a reply that a site could not show safely', () => {
  const data = [
    { name: 'instagram', value: 'javascript:alert(1)' },
    { name: 'colour', value: 'red' },
    { name: 'city', value: 'Mysuru' },
  ];
  expect(siteDetails.response.parse({ data })).toEqual({ data: [{ name: 'city', value: 'Mysuru' }] });
});
