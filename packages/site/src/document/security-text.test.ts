import { expect, test } from 'vitest';
import { securityText } from './security-text.ts';

test('security.txt has a contact, its own address and an expiry less than a year away [R-12]', () => {
  expect(securityText('https://maidan.example', new Date('2026-11-22T10:00:00Z'))).toBe(
    [
      'Contact: mailto:security@maidan.example',
      'Expires: 2027-05-21T10:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://maidan.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
