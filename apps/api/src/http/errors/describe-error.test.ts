import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('values repeated in a database error do not reach the log', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "users_phone_key"'), {
    code: '23505',
    detail: 'Key (phone)=(9876543210) already exists.',
    parameters: ['9876543210'],
  });
  const described = describeError(error);
  expect(described).toMatchObject({ type: 'Error', code: '23505', message: error.message });
  expect(JSON.stringify(described)).not.toContain('9876543210');
  expect(describeError('9876543210')).toEqual({ type: 'string' });
});
