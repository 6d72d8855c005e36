import { describe, expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { newComment } from '../feed/comments.ts';
import { deleteConversations } from '../account/conversations.ts';
import { saveFormResponse } from '../league/custom-forms.ts';
import { reportTagFollowers } from '../feed/dashboard.ts';
import { tagPosts } from '../feed/feeds.ts';
import { followTag } from '../feed/follows.ts';
import { reverseGeocode } from '../operations/geocoding.ts';
import { like } from '../feed/likes.ts';
import { mobileOtp } from '../account/login.ts';
import { updateLocation } from '../account/users.ts';

type Row = readonly [endpoint: Endpoint, sent: unknown, read: unknown];

const name = ([endpoint, sent]: readonly [Endpoint, unknown, ...unknown[]]) =>
  ({ endpoint: endpoint.id, sent: JSON.stringify(sent)?.slice(0, 80) }) as const;

const step1 = { phone: '9876543210', type: 'phone', pin: '', name: '', email: '' };

const accepted: readonly Row[] = [
  [mobileOtp, step1, step1],
  [mobileOtp, { phone: 9876543210, type: 'phone' }, step1],
  [mobileOtp, { ...step1, type: '', pin: '004211' }, { ...step1, type: '', pin: '004211' }],
  [like, { post_id: '12', type: 'thumbsup' }, { post_id: 12, type: 'thumbsup' }],
  [like, { post_id: 12, type: 'thumbsup', liked: false }, { post_id: 12, type: 'thumbsup', liked: false }],
  [followTag, { following_id: '5', type: 'tag' }, { following_id: 5, type: 'tag' }],
  [deleteConversations, { conversationid: ['31', 'c32'] }, { conversationid: [31, 'c32'] }],
  [
    updateLocation,
    { lat: '12.97', lng: 77.59, location: 'Bengaluru' },
    { lat: 12.97, lng: 77.59, location: 'Bengaluru' },
  ],
  [reportTagFollowers, { id: 5, subscribe: '311' }, { id: 5, subscribe: 311 }],
];

describe('bodies', () => {
  test.for(accepted.map((row) => ({ row, ...name(row) })))(
    '$endpoint accepts $sent',
    ({ row: [endpoint, sent, read] }) => {
      expect(endpoint.body?.parse(sent)).toEqual(read);
    },
  );

  const refused: readonly (readonly [Endpoint, unknown])[] = [
    [mobileOtp, { ...step1, role: 'admin' }],
    [mobileOtp, { ...step1, phone: '1'.repeat(21) }],
    [mobileOtp, { ...step1, pin: '1234567' }],
    [mobileOtp, { type: 'phone' }],
    [like, { post_id: 12, type: 'thumbsdown' }],
    [like, { post_id: { $gt: 0 }, type: 'thumbsup' }],
    [like, { post_id: '', type: 'thumbsup' }],
    [newComment, { post_id: 1, comment: '' }],
    [newComment, { post_id: 1, comment: 'x'.repeat(1001) }],
    [deleteConversations, { conversationid: [] }],
    [deleteConversations, { conversationid: Array.from({ length: 101 }, (_, index) => index) }],
    [updateLocation, { lat: 91, lng: 0, location: 'x' }],
    [updateLocation, { lat: 'north', lng: 0, location: 'x' }],
    [saveFormResponse, { form_id: 1, answers: [{ formfield_id: 1, answer_text: 'a', user_id: 3 }] }],
    [saveFormResponse, { form_id: 1, answers: [{ formfield_id: 1, answer_text: 'a', file: '/etc/passwd' }] }],
  ];
  test.for(refused.map((row) => ({ row, ...name(row) })))('$endpoint refuses $sent', ({ row: [endpoint, sent] }) => {
    expect(endpoint.body?.safeParse(sent).success).toBe(false);
  });
});

test('a page number is a whole number and defaults to 1', () => {
  expect(tagPosts.query.parse({})).toEqual({ page: 1 });
  expect(tagPosts.query.parse({ page: '3', utm_source: 'x' })).toEqual({ page: 3 });
  for (const page of ['0', '-1', '1.5', 'x', '', '10001']) {
    expect(tagPosts.query.safeParse({ page }).success).toBe(false);
  }
});

test('a path accepts an id or a slug', () => {
  expect(tagPosts.params.parse({ tag: '7' })).toEqual({ tag: 7 });
  expect(tagPosts.params.parse({ tag: 'home' })).toEqual({ tag: 'home' });
  expect(tagPosts.params.safeParse({ tag: 'x'.repeat(151) }).success).toBe(false);
});

test('coordinates arrive as text and must be within range', () => {
  expect(reverseGeocode.query.parse({ latitude: '12.97', longitude: '77.59' })).toEqual({
    latitude: 12.97,
    longitude: 77.59,
    localityLanguage: 'en',
  });
  expect(reverseGeocode.query.safeParse({ latitude: '', longitude: '181' }).success).toBe(false);
});
