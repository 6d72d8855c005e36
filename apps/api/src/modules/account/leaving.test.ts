import { deleteAccount, exportAccount, keepAccount } from '@maidan/contract/account/account';
import { me } from '@maidan/contract/account/users';
import { comments, newComment } from '@maidan/contract/feed/comments';
import { like } from '@maidan/contract/feed/likes';
import { postBySlug } from '@maidan/contract/feed/posts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { finishDeletions } from '../../../testing/people/finish-deletions.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn, type TestUser } from '../../../testing/people/users.ts';
import { DAY, MINUTE } from '../../runtime/clock.ts';
import { KEEP_TIME } from './leaving.service.ts';

describe.each(everyEngine)('a deleted account that can still be kept, on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(1));
  });
  afterAll(() => api.close());

  const write = ({ token }: TestUser, comment: string) =>
    api.request(newComment, { body: { post_id: 'post-1', comment } }, { token });
  const texts = async () =>
    (await api.reply(comments, { body: { post_id: 'post-1' } })).data.map(({ comment }) => comment);
  const count = async () => (await api.reply(postBySlug, { params: { slug: 'post-1' } })).comment_count;

  async function leave({ phone, token }: TestUser) {
    api.wait(MINUTE);
    await api.reply(deleteAccount, { body: {} }, { token });
    return api.reply(deleteAccount, { body: { pin: api.lastCode(phone) } }, { token });
  }
  async function comeBack({ phone }: TestUser) {
    api.wait(MINUTE);
    return signIn(api, phone);
  }

  test('its comments disappear at once, it is read-only, and keeping it restores everything', async () => {
    const person = await signIn(api);
    await write(person, 'Nice catch');
    const shown = await texts();
    const { deletes_at: due } = await leave(person);
    expect([await texts(), await count()]).toEqual([[], 0]);
    expect((await api.request(me, {}, { token: person.token })).status).toBe(401);

    const back = await comeBack(person);
    expect(back.userId).toBe(person.userId);
    expect(await api.reply(me, {}, { token: back.token })).toMatchObject({ id: person.userId, deletes_at: due });
    for (const refused of [
      await write(back, 'One more'),
      await api.request(like, { body: { post_id: 'post-1', type: 'thumbsup' } }, { token: back.token }),
    ]) {
      expect([refused.status, refused.json]).toEqual([
        403,
        expect.objectContaining({ message: expect.stringMatching(/Keep it first/) }),
      ]);
    }
    expect((await api.request(exportAccount, { body: {} }, { token: back.token })).status).toBe(200);

    for (const _ of ['once', 'twice']) {
      expect(await api.reply(keepAccount, { body: {} }, { token: back.token })).toEqual({
        message: 'Your account will not be deleted.',
      });
    }
    expect(await api.reply(me, {}, { token: back.token })).toMatchObject({ deletes_at: null });
    expect([await texts(), await count()]).toEqual([shown, 1]);
    await finishDeletions(api);
    expect((await write(await comeBack(person), 'Still here')).status).toBe(200);
    expect(await texts()).toHaveLength(2);
  });

  test('deleting it again does not restart the week; comments hidden before stay hidden', async () => {
    const person = await signIn(api);
    const before = await texts();
    await write(person, 'Hidden by a moderator');
    await api.db
      .updateTable('comments')
      .set({ hidden_at: api.now() - 1, hidden_rule: 'spam' })
      .where('user_id', '=', person.userId)
      .execute();
    const first = await leave(person);
    const back = await comeBack(person);
    expect(await leave(back)).toMatchObject({ deletes_at: first.deletes_at });
    const again = await comeBack(person);
    await api.reply(keepAccount, { body: {} }, { token: again.token });
    expect(await texts()).toEqual(before);
  });

  test('the code that deleted it works only once', async () => {
    const person = await signIn(api);
    await leave(person);
    const pin = api.lastCode(person.phone);
    const { token } = await comeBack(person);
    await api.reply(keepAccount, { body: {} }, { token });
    expect((await api.request(deleteAccount, { body: { pin } }, { token })).json).toMatchObject({
      code: 'otp_expired',
    });
  });

  test('it can be kept until the very last moment, and not after', async () => {
    const person = await signIn(api);
    const { deletes_at: due } = await leave(person);
    const left = new Date(due ?? 0).getTime() - api.now();
    expect(left).toBe(7 * DAY);
    const users = () => api.db.selectFrom('users').select('id').where('id', '=', person.userId).execute();
    await finishDeletions(api, KEEP_TIME - 1);
    expect(await users()).toHaveLength(1);
    await finishDeletions(api);
    expect(await users()).toEqual([]);
  });
});
