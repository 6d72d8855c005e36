import { deleteAccount, exportAccount, keepAccount } from '../account/account.ts';
import { accountPin, saveAccountPin } from '../account/account-pin.ts';
import { newChatPicture, newConversationPicture } from '../account/chat-pictures.ts';
import {
  chats,
  chatsPage,
  conversationById,
  conversations,
  conversationsPage,
  deleteConversations,
  newChat,
  newConversation,
  type Conversation,
} from '../account/conversations.ts';
import { unreadConversations } from '../account/unread.ts';
import { reverseGeocode } from '../operations/geocoding.ts';
import { liveEvents } from '../operations/live.ts';
import { appeal, appealBan, decisions } from '../account/decisions.ts';
import {
  answerGuardian,
  askGuardian,
  consent,
  guardianRequest,
  guardianRule,
  stateBirthYear,
} from '../account/guardian.ts';
import { mobileOtp } from '../account/login.ts';
import { latestNotification, notifications } from '../account/notifications.ts';
import { alive, live, openApi, ready } from '../operations/operations.ts';
import { exchangeSession, logout, revokeOtherSessions, revokeSession, sessions } from '../account/sessions.ts';
import { cancelPhoneChange, delayPhoneChange, phoneChange, undoPhoneChange } from '../account/phone-change.ts';
import { leagueMe, me, updateLocation, updateProfile } from '../account/users.ts';
import { sample } from './sample.ts';

const created_at = '2026-11-20T10:00:00+05:30';

export const conversation: Conversation = {
  id: 31,
  name: 'Trial on Saturday',
  location: 'Indiranagar',
  created_at,
  user_seen: '1',
  latest_chat: { message: 'Come at 6' },
  status: 1,
};
const stringsConversation = { ...conversation, id: '31', status: '1' };
const numbersConversation = {
  ...conversation,
  created_at: '2026-11-20 10:00:00',
  user_seen: 1,
  latest_chat: { id: 8, message: 'Come at 6' },
};

export const message = { user_id: 7, type: 'text' as const, message: 'Come at 6', created_at };
const user = { id: 7, name: 'A reader', email: 'reader@example.org', phone: '9876543210', avatar: null };
const numbersUser = { id: 7, name: 'A reader', email: 'reader@example.org', phone: 9876543210, avatar: '' };
const login = { status: 'success', userstatus: 'existing', message: 'Welcome' };

const decided = {
  kind: 'comment' as const,
  id: 5,
  text: 'Your comment is hidden, because it is spam.',
  comment: 'Buy now',
  post: { slug: 'turf-at-night', name: 'Turf at night' },
  at: created_at,
  ends_at: null,
};

export const accountSamples = [
  sample([conversations], {
    full: [conversation],
    strings: [stringsConversation],
    numbers: { 2: numbersConversation },
  }),
  sample([conversationsPage], {
    full: { data: [conversation], cursor: 'lx2.31' },
    strings: { data: [stringsConversation], cursor: 'lx2.31' },
    numbers: { data: { 2: numbersConversation }, cursor: 'lx2.31' },
  }),
  sample([conversationById], { full: conversation, strings: stringsConversation, numbers: numbersConversation }),
  sample([chats], {
    full: { data: [{ id: 90, ...message, picture: null }] },
    strings: { data: [{ ...message, user_id: '7' }] },
    numbers: { data: [{ ...message, created_at: '2026-11-20 10:00:00' }] },
    read: { data: [{ id: null, ...message, picture: null }] },
  }),
  sample([chatsPage], {
    full: { data: [{ id: 90, ...message, picture: 'c0ffee' }], more: true },
    strings: { data: [{ ...message, user_id: '7' }], more: true },
    numbers: { data: [{ ...message, created_at: '2026-11-20 10:00:00' }], more: 1 },
    read: { data: [{ id: null, ...message, picture: null }], more: true },
  }),
  sample([liveEvents], {
    full: { kind: 'message', conversation_id: 31 },
    strings: { kind: 'message', conversation_id: '31' },
    numbers: { kind: 'message', conversation_id: '31' },
  }),
  sample([unreadConversations], { full: 3, strings: 3, numbers: '3' }),
  sample([newConversation, newConversationPicture], {
    full: { message: 'success', cid: 31 },
    strings: { message: 'success', cid: '31' },
    numbers: { message: 'success', cid: 31, status: true },
  }),
  sample([newChat], {
    full: { message: 'success', data: { id: 90, ...message, picture: null } },
    strings: { message: 'success' },
    numbers: { message: 'success', data: 'stored' },
    read: { message: 'success', data: null },
  }),
  sample([newChatPicture], {
    full: { message: 'success', data: { id: 90, ...message, picture: 'c0ffee' } },
    strings: { message: 'success', data: { ...message, user_id: '7' } },
    numbers: { message: 'success', data: { ...message, created_at: '2026-11-20 10:00:00' } },
    read: { message: 'success', data: { id: null, ...message, picture: null } },
  }),
  sample([deleteConversations, updateLocation], {
    full: { message: 'Done' },
    strings: { message: 'Done' },
    numbers: { message: 'Done', status: 1 },
  }),
  sample([notifications], {
    full: { data: [{ id: 4, created_at, content: '<p>New fixtures</p>' }], cursor: 'k3.4' },
    strings: { data: [{ created_at, content: '<p>New fixtures</p>' }] },
    numbers: { data: [{ created_at: '2026-11-20 10:00', content: '<p>New fixtures</p>' }] },
    read: { data: [{ id: null, created_at, content: '<p>New fixtures</p>' }], cursor: null },
  }),
  sample([latestNotification], { full: { created_at }, strings: { created_at }, numbers: { created_at } }),
  sample([me, leagueMe], {
    full: { ...user, deletes_at: created_at },
    strings: { ...user, id: '7' },
    numbers: numbersUser,
    read: { ...user, deletes_at: null },
  }),
  sample([updateProfile], {
    full: { message: 'Saved', data: { ...user, deletes_at: null }, resend_after: 30, code_sent_to: 'new' },
    strings: { message: 'Saved' },
    numbers: { message: 'Saved', code: 200 },
    read: { message: 'Saved', data: null, resend_after: null, code_sent_to: null },
  }),
  sample([phoneChange, delayPhoneChange], {
    full: { phone: '9876543210', takes_effect_at: created_at },
    strings: { phone: '9876543210', takes_effect_at: created_at },
    numbers: { phone: 9876543210, takes_effect_at: created_at },
  }),
  sample([guardianRule], { full: { rule: 'ask' }, strings: { rule: 'ask' }, numbers: { rule: 'ask' } }),
  sample([consent, stateBirthYear, askGuardian], {
    full: {
      rule: 'require',
      step: 'waiting',
      is_blocked: true,
      birth_year: 2011,
      guardian_ending: '210',
      guardian_name: null,
      version: null,
      asked_at: created_at,
      given_at: null,
      ended_at: null,
      adult_at: '2030-01-01T00:00:00+05:30',
      resend_after: 30,
    },
    strings: {
      rule: 'require',
      step: 'waiting',
      is_blocked: true,
      birth_year: 2011,
      guardian_ending: '210',
      guardian_name: null,
      version: null,
      asked_at: created_at,
      given_at: null,
      ended_at: null,
      adult_at: '2030-01-01T00:00:00+05:30',
      resend_after: 30,
    },
    numbers: {
      rule: 'require',
      step: 'waiting',
      is_blocked: 1,
      birth_year: 2011,
      guardian_ending: 210,
      asked_at: created_at,
      adult_at: '2030-01-01T00:00:00+05:30',
      resend_after: 30,
    },
  }),
  sample([guardianRequest, answerGuardian], {
    full: {
      name: 'A reader',
      ending: '210',
      state: 'given',
      version: '1 June 2026',
      given_at: created_at,
      adult_at: '2030-01-01T00:00:00+05:30',
      resend_after: null,
    },
    strings: {
      name: 'A reader',
      ending: '210',
      state: 'given',
      version: '1 June 2026',
      given_at: created_at,
      adult_at: '2030-01-01T00:00:00+05:30',
      resend_after: null,
    },
    numbers: {
      name: 'A reader',
      ending: 210,
      state: 'given',
      version: '1 June 2026',
      given_at: created_at,
      adult_at: '2030-01-01T00:00:00+05:30',
    },
  }),
  sample([cancelPhoneChange], { full: null, strings: null, numbers: '' }),
  sample([undoPhoneChange], { full: { message: 'Kept' }, strings: { message: 'Kept' }, numbers: { message: 'Kept' } }),
  sample([reverseGeocode], {
    full: { locality: 'Indiranagar', city: 'Bengaluru', principalSubdivision: 'Karnataka', countryName: 'India' },
    strings: { locality: 'Indiranagar', city: 'Bengaluru', principalSubdivision: 'Karnataka', countryName: 'India' },
    numbers: {
      latitude: 12.97,
      locality: 'Indiranagar',
      city: 'Bengaluru',
      principalSubdivision: 'Karnataka',
      countryName: 'India',
    },
  }),
  sample([mobileOtp], {
    full: { ...login, response: { original: { access_token: 'token-1', user_id: 7 } }, resend_after: null },
    strings: { ...login, response: { original: { access_token: 'token-1', user_id: '7' } } },
    numbers: { ...login, response: { headers: {}, original: { access_token: 'token-1', user_id: 7 } } },
  }),
  sample([mobileOtp], {
    full: { status: 'pending', userstatus: 'new', message: 'Sent', response: null, resend_after: 30 },
    strings: { status: 'pending', userstatus: 'new', message: 'Sent', response: null },
    numbers: { status: 'pending', userstatus: 'new', message: 'Sent', response: [] },
    read: { status: 'pending', userstatus: 'new', message: 'Sent', response: null, resend_after: null },
  }),
  sample([logout, revokeSession, revokeOtherSessions], { full: null, strings: null, numbers: {} }),
  sample([exchangeSession], {
    full: { access_token: 'token-2', user_id: 7 },
    strings: { access_token: 'token-2', user_id: '7' },
    numbers: { access_token: 'token-2', user_id: 7 },
  }),
  sample([sessions], {
    full: [{ id: 's1', device: null, created_at, last_used_at: created_at, expires_at: null, current: true }],
    strings: [{ id: 's1', device: null, created_at, last_used_at: created_at, expires_at: null, current: true }],
    numbers: [{ id: 's1', created_at, last_used_at: created_at, current: 1 }],
  }),
  sample([exportAccount], {
    full: { message: 'Here', exported_at: created_at, data: { comments: [{ id: 3 }] }, resend_after: null },
    strings: { message: 'Here', exported_at: created_at, data: { comments: [{ id: 3 }] }, resend_after: null },
    numbers: { message: 'Here', exported_at: created_at, data: { comments: { 0: { id: 3 } } } },
  }),
  sample([deleteAccount], {
    full: { message: 'Going', deleted: true, deletes_at: created_at, resend_after: null },
    strings: { message: 'Going', deleted: true, deletes_at: created_at, resend_after: null },
    numbers: { message: 'Going', deleted: 1, deletes_at: created_at, resend_after: null },
  }),
  sample([keepAccount], {
    full: { message: 'Kept' },
    strings: { message: 'Kept' },
    numbers: { message: 'Kept', code: 200 },
  }),
  sample([decisions], {
    full: { data: [{ ...decided, appeal: null, may_appeal: false }] },
    strings: { data: [{ ...decided, id: '5', appeal: null, may_appeal: false }] },
    numbers: { data: [{ ...decided, may_appeal: 0, staff_id: 3 }] },
  }),
  sample([appeal, appealBan], {
    full: { message: 'Sent' },
    strings: { message: 'Sent' },
    numbers: { message: 'Sent', id: 4 },
  }),
  sample([accountPin], { full: { is_set: true }, strings: { is_set: true }, numbers: { is_set: 1 } }),
  sample([saveAccountPin], {
    full: { message: 'Sent', is_set: false, resend_after: 30 },
    strings: { message: 'Sent', is_set: false, resend_after: 30 },
    numbers: { message: 'Sent', is_set: 0, resend_after: '30' },
  }),
  sample([alive, live, ready], { full: { status: 'ok' }, strings: { status: 'ok' }, numbers: { status: 'ok', up: 4 } }),
  sample([openApi], { full: { openapi: '3.1.0' }, strings: { openapi: '3.1.0' }, numbers: { openapi: '3.1.0' } }),
];
