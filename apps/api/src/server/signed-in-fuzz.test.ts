import { allEndpoints } from '@maidan/contract/core/all';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '../runtime/clock.ts';
import { importContent, manyPosts } from '../../testing/packs.ts';
import { signIn } from '../../testing/users.ts';
import type { TestUser } from '../../testing/users.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { pathOf } from '../http/mount-routes.ts';

let api: TestApp;
let person: TestUser;
let bystander: TestUser;
beforeAll(async () => {
  api = await createTestApp('SQLite');
  const polls = [{ slug: 'poll', question: 'Who?', options: [{ option_text: 'A' }, { option_text: 'B' }] }];
  await importContent(api, { ...manyPosts(3), 'polls.json': polls });
  [person, bystander] = [await signIn(api), await signIn(api)];
});
afterAll(() => api.close());

const id = fc.constantFrom<unknown>(1, '1', 'home', 'sport', 'post-1', 'poll', 999_999, '999999', -1, 2 ** 53);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 200 }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', '<b>', "' or 1=1 --", 'thumbsup', 'tag', 'category', '9876543210'),
);
const value = fc.oneof(id, text, fc.boolean(), fc.double(), fc.constant(null), fc.array(id, { maxLength: 3 }));

/** The fields of each call. A body has them with odd values, and sometimes an extra one. */
const fieldsOf: Record<string, readonly string[]> = {
  like: ['post_id', 'type', 'liked'],
  followTag: ['following_id', 'type', 'subscribed'],
  followCategory: ['following_id', 'type', 'subscribed'],
  isTagFollowed: ['following_id'],
  isCategoryFollowed: ['following_id'],
  followLeague: ['following_id', 'type', 'subscribed'],
  isLeagueFollowed: ['following_id'],
  reportTagFollowers: ['id', 'subscribe'],
  reportCategoryFollowers: ['id', 'subscribe'],
  newComment: ['post_id', 'comment'],
  vote: ['quizpoll_id', 'quizpoll_option_id'],
  recordInteraction: ['action_name', 'action', 'video_id', 'page'],
  newConversation: ['message', 'name', 'location'],
  newChat: ['conversation_id', 'message'],
  deleteConversations: ['conversationid'],
  updateProfile: ['name', 'email', 'phone', 'avatar', 'pin'],
  updateLocation: ['lat', 'lng', 'location'],
};

/** Fields of other calls, and some that no call has. */
const names = [...Object.values(fieldsOf).flat(), 'user_id', 'status', 'role'];

const bodyOf = (endpointId: string) => {
  const own = fc.record(Object.fromEntries((fieldsOf[endpointId] ?? []).map((name) => [name, value])));
  const more = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 1 });
  return fc.oneof(
    { weight: 5, arbitrary: own },
    fc.tuple(own, more).map(([first, second]) => ({ ...first, ...second })),
  );
};

test.each(Object.keys(fieldsOf))(
  '%s: no body causes a server error or changes data of anyone else [A-4 A-5]',
  async (endpointId) => {
    const endpoint = allEndpoints.find((found) => found.id === endpointId);
    if (!endpoint) throw new Error(`no such endpoint: ${endpointId}`);
    const theirs = async () => [
      await api.db.selectFrom('users').selectAll().where('id', '=', bystander.userId).execute(),
      await api.db.selectFrom('post_likes').selectAll().where('user_id', '=', bystander.userId).execute(),
      await api.db.selectFrom('conversations').selectAll().where('user_id', '=', bystander.userId).execute(),
    ];
    const before = await theirs();
    await fc.assert(
      fc.asyncProperty(bodyOf(endpointId), async (body) => {
        api.wait(MINUTE);
        const sent = JSON.stringify(body);
        const { status, json } = await api.send('POST', pathOf(endpoint), { token: person.token }, sent);
        const isOrderly = status < 400 || (status < 500 && 'request_id' in (json as object));
        expect([sent, status, isOrderly]).toEqual([sent, status, true]);
      }),
      { numRuns: 60 },
    );
    expect(await theirs()).toEqual(before);
  },
);
