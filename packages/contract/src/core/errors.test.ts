import { expect, test } from 'vitest';
import { errorReply } from './errors.ts';

const nothing = { status: null, message: null, code: null, errors: {}, request_id: null, email: null };

test('reads the error body of our server', () => {
  const body = { status: 'error', message: 'No', code: 'not_found', request_id: 'r1' };
  expect(errorReply.parse(body)).toEqual({ ...nothing, ...body });
});

test.for<readonly [sent: unknown, read: object]>([
  [{}, nothing],
  [
    { message: 'Taken', email: 'duplicate' },
    { ...nothing, message: 'Taken', email: 'duplicate' },
  ],
  [{ code: 'E42' }, nothing],
  [{ errors: { phone: 'Ten digits' } }, { ...nothing, errors: { phone: ['Ten digits'] } }],
  [{ errors: { phone: ['Ten digits', 4], name: [] } }, { ...nothing, errors: { phone: ['Ten digits'] } }],
  [{ errors: 'broken', message: '' }, nothing],
])('reads the error body of another server: %j', ([sent, read]) => {
  expect(errorReply.parse(sent)).toEqual(read);
});
