import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalPhone } from './phone.service.ts';

describe('one number in many spellings [O-8]', () => {
  test.each([
    '9876543210',
    '+919876543210',
    '+91 98765 43210',
    '919876543210',
    '00919876543210',
    '09876543210',
    '+91-(0)98765-43210',
    ' 98765\u200B43210\u202C ',
    '98765\u201343210',
    '９８７６５４３２１０',
    '९८७६५४३२१०',
    '৯৮৭৬৫৪৩২১০',
    '೯೮೭೬೫೪೩೨೧೦',
    '＋９１９８７６５４３２１０',
  ])('%j', (typed) => {
    expect(canonicalPhone(typed)).toBe('9876543210');
  });
});

describe('is not a number [O-8]', () => {
  test.each([
    '',
    '987654321',
    '98765432101',
    '5876543210',
    '+929876543210',
    '+9876543210',
    '98765x43210',
    '٩',
    'phone',
  ])('%j', (typed) => {
    expect(canonicalPhone(typed)).toBeNull();
  });
});

test('a number of another country is refused unless its code is configured [O-5]', () => {
  const countries = ['91', '977'];
  for (const typed of ['+977 981-2345678', '009779812345678']) {
    expect([canonicalPhone(typed), canonicalPhone(typed, countries)]).toEqual([null, '+9779812345678']);
  }
  for (const typed of ['9779812345678', '+9771', '+1 2025550123', '+919812', '+977981234567890123']) {
    expect([typed, canonicalPhone(typed, countries)]).toEqual([typed, null]);
  }
  expect(canonicalPhone('+91 98123 45678', ['977'])).toBeNull();
});

test('a number that begins with 91 is not shortened', () => {
  expect(canonicalPhone('9198765432')).toBe('9198765432');
});

test('any script, separators and prefix give the same number [O-8]', () => {
  const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xc66, 0xce6, 0xd66, 0xff10, 0x1d7ce];
  const number = fc.stringMatching(/^[6-9]\d{9}$/);
  const spelling = fc.record({
    zero: fc.constantFrom(...zeros),
    prefix: fc.constantFrom('', '0', '91', '+91', '0091'),
    separator: fc.constantFrom('', ' ', '-', '.', '\u00A0', '\u2011'),
    at: fc.nat(10),
  });
  fc.assert(
    fc.property(number, spelling, (digits, { zero, prefix, separator, at }) => {
      const script = [...digits].map((digit) => String.fromCodePoint(zero + Number(digit)));
      const typed = prefix + [...script.slice(0, at), separator, ...script.slice(at)].join('');
      expect(canonicalPhone(typed)).toBe(digits);
    }),
  );
});

test('for any input the result is null or ten digits [O-8]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (typed) => {
      expect(canonicalPhone(typed) ?? '9000000000').toMatch(/^[6-9]\d{9}$/);
    }),
  );
});
