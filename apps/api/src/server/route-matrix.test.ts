import { existsSync } from 'node:fs';
import path from 'node:path';
import { allEndpoints } from '@maidan/contract/core/all';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { sessions } from '@maidan/contract/account/sessions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../runtime/clock.ts';
import { everyEngine } from '../../testing/databases/engines.ts';
import { demoPack } from '../../testing/packs.ts';
import { signIn } from '../../testing/people/users.ts';
import type { TestUser } from '../../testing/people/users.ts';
import { startConversation } from '../../testing/conversations.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { Answer } from '../../testing/requester.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { pathOf } from '../http/mount-routes.ts';

/**
 * How the matrix sends a call that needs a token.
 * - `own`: it concerns only the caller, so every user is an owner; the status that a user gets
 * - `object`: it takes the id of something that belongs to one user, and is 404 for everyone else
 * - `elsewhere`: the matrix cannot send it; the named test covers it
 */
type Row = OwnRow | ObjectRow | { elsewhere: string };

interface OwnRow {
  own: number;
  id?: string;
  body?: unknown;
}

interface ObjectRow {
  object: (ids: Ids) => { id?: string; body?: unknown };
}

interface Ids {
  readonly conversation: string;
  readonly session: string;
}

const topic: Row = { own: 200, body: { following_id: 1 } };
/** A topic that no one follows here, which the check reports as 404. */
const unfollowed: Row = { own: 404, body: { following_id: 2 } };
const rows: Readonly<Record<string, Row>> = {
  authTagPosts: { own: 200, id: 'home' },
  authTagVideoPosts: { own: 200, id: 'home' },
  authCategoryPosts: { own: 200, id: 'sport' },
  authCategoryVideoPosts: { own: 200, id: 'sport' },
  authPostBySlug: { own: 200, id: '1' },
  pollCount: { own: 200, id: '1' },
  vote: { own: 200, body: { quizpoll_id: 1, quizpoll_option_id: 1 } },
  report: { own: 200, body: { kind: 'post', id: 1, reason: 'spam' } },
  mutes: { own: 200 },
  setMutes: { own: 200, body: { entries: [{ kind: 'post', id: '1', label: 'A post' }], muted: true } },
  saved: { own: 200 },
  setSaved: { own: 200, body: { entries: [{ kind: 'post', id: 'post-1', label: 'A post' }], saved: true } },
  setOwnPush: { elsewhere: 'modules/push/push.test.ts' },
  decisions: { own: 200 },
  appeal: { elsewhere: 'modules/moderation/appeals.test.ts' },
  ownComments: { own: 200, id: '1' },
  editComment: { elsewhere: 'modules/comments/edit-comment.test.ts' },
  deleteComment: { elsewhere: 'modules/comments/delete-comment.test.ts' },
  newComment: { own: 200, body: { post_id: 1, comment: 'Hello' } },
  like: { own: 200, body: { post_id: 1, type: 'thumbsup', liked: true } },
  followTag: topic,
  followCategory: topic,
  followLeague: topic,
  isTagFollowed: unfollowed,
  isCategoryFollowed: unfollowed,
  isLeagueFollowed: unfollowed,
  followedTags: { own: 200 },
  followedCategories: { own: 200 },
  reportTagFollowers: { own: 200, body: { id: 1, subscribe: 1 } },
  reportCategoryFollowers: { own: 200, body: { id: 1, subscribe: 1 } },
  recordInteraction: { own: 204, body: { action_name: 'like', action: 'liked', video_id: 1, page: '/' } },
  conversations: { own: 200 },
  conversationsPage: { own: 200 },
  unreadConversations: { own: 200 },
  newConversation: { own: 200, body: { message: 'Hello', name: 'Turf', location: 'Indiranagar' } },
  conversationById: { object: ({ conversation }) => ({ id: conversation }) },
  chats: { object: ({ conversation }) => ({ id: conversation }) },
  chatsPage: { object: ({ conversation }) => ({ id: conversation }) },
  newChatPicture: { elsewhere: 'modules/conversations/chat-pictures.test.ts' },
  newConversationPicture: { elsewhere: 'modules/conversations/chat-pictures.test.ts' },
  newChat: { object: ({ conversation }) => ({ body: { conversation_id: conversation, message: 'Hello' } }) },
  deleteConversations: { object: ({ conversation }) => ({ body: { conversationid: [conversation] } }) },
  notifications: { own: 200 },
  latestNotification: { own: 200 },
  me: { own: 200 },
  leagueMe: { own: 200 },
  updateProfile: { own: 200, body: { name: '', email: '', phone: '', avatar: '' } },
  phoneChange: { own: 200 },
  delayPhoneChange: { elsewhere: 'modules/profile/phone-change.test.ts' },
  cancelPhoneChange: { own: 204 },
  updateLocation: { own: 200, body: { lat: '12.97', lng: '77.59', location: 'Indiranagar' } },
  sessions: { own: 200 },
  revokeSession: { object: ({ session }) => ({ id: session }) },
  revokeOtherSessions: { elsewhere: 'modules/sessions/sessions.test.ts' },
  logout: { elsewhere: 'modules/sessions/sessions.test.ts' },
  exportAccount: { elsewhere: 'modules/account' },
  accountPin: { own: 200 },
  consent: { own: 200 },
  stateBirthYear: { own: 200, body: { birth_year: 2011 } },
  askGuardian: { own: 200, body: { phone: '9000000000' } },
  saveAccountPin: { elsewhere: 'modules/account-pin/account-pin.test.ts' },
  deleteAccount: { elsewhere: 'modules/account' },
  keepAccount: { elsewhere: 'modules/account/leaving.test.ts' },
  liveEvents: { elsewhere: 'modules/live' },
  registerForLeague: { elsewhere: 'modules/league/registrations/register.test.ts' },
  cancelRegistration: { elsewhere: 'modules/league/registrations/own-registrations.test.ts' },
  ownRegistrations: { own: 200 },
  beginFormUpload: { own: 200, body: { name: 'sheet.pdf', bytes: 10 } },
  formUploadState: { elsewhere: 'modules/uploads/chunked-upload.test.ts' },
  sendFormChunk: { elsewhere: 'modules/uploads/chunked-upload.test.ts' },
  cancelFormUpload: { elsewhere: 'modules/uploads/chunked-upload.test.ts' },
  formProgress: { elsewhere: 'modules/forms/progress/form-progress.test.ts' },
  saveFormProgress: { elsewhere: 'modules/forms/progress/form-progress.test.ts' },
  dropFormProgress: { elsewhere: 'modules/forms/progress/form-progress.test.ts' },
  formReceipts: { elsewhere: 'modules/forms/receipts/form-receipts.test.ts' },
  editResponse: { elsewhere: 'modules/forms/responses/edit-response.test.ts' },
  withdrawResponse: { elsewhere: 'modules/forms/receipts/form-receipts.test.ts' },
  formWaitingPlace: { elsewhere: 'modules/forms/waiting/form-waiting.test.ts' },
  joinFormWaitingList: { elsewhere: 'modules/forms/waiting/form-waiting.test.ts' },
  leaveFormWaitingList: { elsewhere: 'modules/forms/waiting/form-waiting.test.ts' },
  teamWaitingPlaces: { own: 200 },
  joinTeamWaitingList: { elsewhere: 'modules/league/registrations/team-waiting.test.ts' },
  leaveTeamWaitingList: { elsewhere: 'modules/league/registrations/team-waiting.test.ts' },
  saveFormResponse: { elsewhere: 'modules/forms/responses/form-responses.test.ts' },
};

const bearer = allEndpoints.filter((endpoint) => endpoint.auth === 'bearer');

test('the matrix has every call that needs a login, and no others [A-2]', () => {
  expect(Object.keys(rows).toSorted()).toEqual(bearer.map(({ id }) => id).toSorted());
  const elsewhere = Object.values(rows).flatMap((row) => ('elsewhere' in row ? [row.elsewhere] : []));
  expect(elsewhere.filter((place) => !existsSync(path.join(import.meta.dirname, '..', place)))).toEqual([]);
});

describe.each(everyEngine)('calls by different users on %s [A-2]', (engine) => {
  let api: TestApp;
  let owner: TestUser;
  let other: TestUser;
  /** The owner's second device. */
  let session: string;
  let bad: Record<string, string>;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await demoPack(api);
    const expired = await signIn(api);
    api.wait(31 * DAY);
    const revoked = await signIn(api);
    await api.send('POST', '/api/auth/logout', { token: revoked.token });
    owner = await signIn(api, undefined, 'Owner-Canary');
    other = await signIn(api, undefined, 'Other');
    await signIn(api, owner.phone);
    const devices = await api.reply(sessions, {}, { token: owner.token });
    session = String(devices.find(({ current }) => !current)?.id);
    bad = { anonymous: '', expired: expired.token, revoked: revoked.token, malformed: `${owner.token}.x` };
  });
  afterAll(() => api.close());

  /** A conversation of the owner. */
  const prepare = async (): Promise<Ids> => {
    api.wait(MINUTE);
    return { session, conversation: String(await startConversation(api, owner.token, { message: 'Message-Canary' })) };
  };

  const send = (
    endpoint: Endpoint,
    token: string,
    { id = '1', body }: { id?: string; body?: unknown },
  ): Promise<Answer> =>
    api.send(endpoint.method, pathOf(endpoint).replaceAll(/:\w+/g, id), token ? { token } : {}, body);
  /** The error without the one part that differs from request to request. */
  const withoutId = ({ status, json }: Answer) => [status, { ...(json as object), request_id: null }];

  /** Refuses every bad token, and shows another user nothing of the owner's. */
  const sendAsOther = async (endpoint: Endpoint, input: { id?: string; body?: unknown }): Promise<Answer> => {
    for (const [kind, token] of Object.entries(bad)) {
      expect([kind, (await send(endpoint, token, input)).status]).toEqual([kind, 401]);
    }
    const theirs = await send(endpoint, other.token, input);
    for (const canary of ['Owner-Canary', 'Message-Canary', owner.phone]) expect(theirs.text).not.toContain(canary);
    return theirs;
  };
  const rowsWith = (kind: 'own' | 'object') => bearer.filter(({ id }) => kind in (rows[id] ?? {}));

  test.each(rowsWith('own').map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s serves each user only their own data [A-2]',
    async (id, endpoint) => {
      await prepare();
      const row = rows[id] as OwnRow;
      const theirs = await sendAsOther(endpoint, row);
      expect([theirs.status, (await send(endpoint, owner.token, row)).status]).toEqual([row.own, row.own]);
    },
  );

  test.each(rowsWith('object').map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s is for the owner; for anyone else it does not exist [A-2]',
    async (id, endpoint) => {
      const { object } = rows[id] as ObjectRow;
      const input = object(await prepare());
      const theirs = await sendAsOther(endpoint, input);
      const nowhere = object({ conversation: '123456789012345', session: 'nowhere' });
      expect(withoutId(theirs)).toEqual(withoutId(await send(endpoint, other.token, nowhere)));
      expect(theirs.status).toBe(404);
      expect((await send(endpoint, owner.token, input)).status).toBeLessThan(300);
    },
  );
});
