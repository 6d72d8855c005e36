import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  amount,
  count,
  flag,
  flagText,
  id,
  link,
  optionalAmount,
  optionalCount,
  optionalId,
  optionalText,
  optionalYesNo,
  requiredLink,
  requiredText,
  text,
  word,
  yesNo,
} from './wire.ts';

type Row = readonly [reader: string, schema: z.ZodMiniType, sent: unknown, read: unknown];

const readers: readonly Row[] = [
  ['id', id, '12', 12],
  ['id', id, 12, 12],
  ['id', id, 'night-cricket', 'night-cricket'],
  ['id', id, '007', '007'],
  ['id', id, '12345678901234567890', '12345678901234567890'],
  ['optionalId', optionalId, '0', null],
  ['optionalId', optionalId, 'null', null],
  ['optionalId', optionalId, '', null],
  ['optionalId', optionalId, undefined, null],
  ['optionalId', optionalId, '4', 4],
  ['text', text, null, ''],
  ['text', text, 7, '7'],
  ['text', text, { html: 'x' }, ''],
  ['optionalText', optionalText, '', null],
  ['optionalText', optionalText, 0, '0'],
  ['requiredText', requiredText, 'Join', 'Join'],
  ['link', link, 'null', null],
  ['link', link, ' https://example.org/a ', 'https://example.org/a'],
  ['link', link, undefined, null],
  ['requiredLink', requiredLink, '/a.jpg', '/a.jpg'],
  ['count', count, '1,203', 1203],
  ['count', count, -4, 0],
  ['count', count, 2.9, 2],
  ['count', count, null, 0],
  ['count', count, '12 views', 0],
  ['optionalCount', optionalCount, null, null],
  ['optionalCount', optionalCount, '7', 7],
  ['amount', amount, '-1.5', -1.5],
  ['amount', amount, '', 0],
  ['optionalAmount', optionalAmount, '7.25', 7.25],
  ['optionalAmount', optionalAmount, 'soon', null],
  ['yesNo', yesNo, 'true', true],
  ['yesNo', yesNo, '0', false],
  ['yesNo', yesNo, undefined, false],
  ['optionalYesNo', optionalYesNo, undefined, null],
  ['optionalYesNo', optionalYesNo, 1, true],
  ['flag(1)', flag(1), undefined, 1],
  ['flag(1)', flag(1), '0', 0],
  ['flag(0)', flag(0), true, 1],
  ['flagText', flagText, 1, '1'],
  ['flagText', flagText, null, '0'],
  ['word', word(['on', 'off'], 'off'), 'ON', 'off'],
  ['word', word(['on', 'off'], 'off'), 'on', 'on'],
];

describe('readers', () => {
  test.for(readers)('%s reads %j', ([, schema, sent, read]) => {
    expect(schema.parse(sent)).toEqual(read);
  });

  test.for<readonly [string, z.ZodMiniType, unknown]>([
    ['id', id, undefined],
    ['id', id, ''],
    ['id', id, -1],
    ['id', id, 1.5],
    ['id', id, [1]],
    ['requiredText', requiredText, ''],
    ['requiredLink', requiredLink, 'null'],
  ])('%s refuses %j', ([, schema, sent]) => {
    expect(schema.safeParse(sent).success).toBe(false);
  });

  const tolerant = readers.filter(([reader]) => !['id', 'requiredText', 'requiredLink'].includes(reader));
  test.for(tolerant)('%s never fails and is idempotent', ([, schema]) => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true }), (sent) => {
        const read = schema.parse(sent);
        expect(schema.parse(read)).toEqual(read);
      }),
    );
  });
});

// Full zod would fail here: it tries `new Function`, which a strict Content-Security-Policy reports even when caught.
test('reads objects without eval', () => {
  const original = globalThis.Function;
  let made = 0;
  globalThis.Function = function refuse() {
    made += 1;
    throw new Error('eval is not allowed here');
  } as unknown as FunctionConstructor;
  try {
    expect(z.object({ id }).parse({ id: '1' })).toEqual({ id: 1 });
  } finally {
    globalThis.Function = original;
  }
  expect(made).toBe(0);
});
