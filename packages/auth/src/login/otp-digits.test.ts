import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asciiDigits, otpFromText } from './otp-digits.ts';

const SMS = '407188 is your Maidan code. It works for 5 minutes. Never share it.\n\n@maidan.example #407188';

describe('the code in pasted text', () => {
  test.each([
    ['407188', '407188'],
    [' 407188\n', '407188'],
    ['407 188', '407188'],
    ['407-188', '407188'],
    ['407–188', '407188'],
    ['4 0 7 1 8 8', '407188'],
    ['4-0-7-1-8-8', '407188'],
    ['000000', '000000'],
    ['4071', '4071'],
    ['40718899', '407188'],
    ['४०७१८८', '407188'],
    ['४०७ १८८', '407188'],
    ['೪೦೭೧೮೮', '407188'],
    ['４０７１８８', '407188'],
    ['407188 is your code', '407188'],
    ['Your code: 407-188.', '407188'],
    ['आपका कोड ४०७१८८ है', '407188'],
    [SMS, '407188'],
    ['Code 407188 for +91 98450 12367', '407188'],
    ['For 9845012367: 407188', '407188'],
    ['Use 4 0 7 1 8 8 to log in', '407188'],
    ['Your code is 4071', '4071'],
    ['Order 123456789 has shipped', ''],
    ['It works for 5 minutes', ''],
    ['hello', ''],
    ['', ''],
  ])('%j is %j', (text, code) => {
    expect(otpFromText(text)).toBe(code);
  });

  test('is never more than six ASCII digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789०९ -#\nab') }), (text) => {
        expect(otpFromText(text)).toMatch(/^[0-9]{0,6}$/);
      }),
    );
  });

  test.each(['407188', '000000', '123456'])('our own message gives %s', (code) => {
    expect(otpFromText(SMS.replaceAll('407188', code))).toBe(code);
  });
});

test.each([
  ['0123456789', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['೦೧೨೩೪೫೬೭೮೯', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['𝟎𝟗𝟘𝟡', '0909'],
  ['+९१ ९८ab', '+91 98ab'],
])('%s in ASCII is %s', (text, ascii) => {
  expect(asciiDigits(text)).toBe(ascii);
});
