import { ApiError, type ApiErrorDetails } from '@maidan/api-client/errors/api-error';
import { expect, test } from 'vitest';
import { profileBlock, profileBody, profileFailure } from './profile-change.ts';

const me = {
  id: 7,
  name: 'Asha',
  email: 'asha@example.org',
  phone: '9876543210',
  avatar: '/avatars/avatar-1.svg',
  deletes_at: null,
};
const same = { name: me.name, email: me.email, phone: me.phone, avatar: me.avatar };
const blank = { name: '', email: '', phone: '', avatar: '' };

test('a blank field is sent with its current value, and empty if it has none', () => {
  expect(profileBody(blank, me)).toEqual(same);
  expect(profileBody({ ...blank, name: '  ' }, me)).toEqual(same);
  expect(profileBody({ ...same, name: ' Ravi ' }, me)).toEqual({ ...same, name: 'Ravi' });
  expect(profileBody(blank, { ...me, email: null, avatar: null })).toEqual({ ...same, email: '', avatar: '' });
});

test.each([
  ['', undefined],
  [me.phone, undefined],
  ['9876543211', undefined],
  ['98765', 'Enter all ten digits.'],
])('with the phone %j the button is disabled because: %s', (phone, text) => {
  expect(profileBlock({ ...blank, phone }, me)).toBe(text);
});

test('a number that the server stores in another format may stay', () => {
  expect(profileBlock({ ...blank, phone: '+91 98' }, { ...me, phone: '+91 98' })).toBeUndefined();
});

const refusal = (details: Partial<ApiErrorDetails>) =>
  new ApiError({ kind: 'http', endpointId: 'updateProfile', status: 422, serverMessage: 'No.', ...details });

test.each([
  ['a taken e-mail', refusal({ code: 'email_taken' }), { error: null, fields: { email: 'No.' } }],
  ['a field', refusal({ fields: { name: ['Too odd.'] } }), { error: null, fields: { name: 'Too odd.' } }],
  ['a wrong code', refusal({ code: 'wrong_code' }), { error: null, fields: { pin: 'No.' } }],
  ["another's number", refusal({ code: 'conflict', status: 409 }), { error: null, fields: { phone: 'No.' } }],
  ['too many codes', refusal({ code: 'too_many_requests', status: 429 }), { error: 'No.', fields: {} }],
  ['no server', refusal({ kind: 'network' }), { error: 'No.', fields: {} }],
  ['a programming error', new Error('x is undefined'), { error: 'Something went wrong.', fields: {} }],
])('%s appears where it belongs', (_, error, expected) => {
  expect(profileFailure(error)).toEqual(expected);
});
