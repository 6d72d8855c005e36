import { comments, deleteComment, newComment, ownComments } from '@maidan/contract/feed/comments';
import { changeHeldWord, heldWords } from '@maidan/contract/desk/cases/moderation';
import { decideReport, deskReports } from '@maidan/contract/desk/cases/reports';
import { notifications } from '@maidan/contract/account/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';
import { MINUTE } from '../../runtime/clock.ts';

describe.each(everyEngine)('comments held for a moderator, on %s', (engine) => {
  let api: TestApp;
  let moderator: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(6));
    moderator = (await seatStaff(api, { roles: ['moderator'] })).token;
  });
  afterAll(() => api.close());

  const write = (token: string, post_id: string, comment: string) =>
    api.reply(newComment, { body: { post_id, comment } }, { token });
  const listed = async (post_id: string) =>
    (await api.reply(comments, { body: { post_id } })).data.map(({ comment }) => comment);
  const own = (token: string, id: string) => api.reply(ownComments, { params: { id } }, { token });
  const waiting = async () =>
    (await api.reply(deskReports, { query: { state: 'held' } }, { token: moderator })).data.map(
      ({ id, text, held_for: heldFor }) => ({ id, text, heldFor }),
    );
  const decide = (id: number, decision: 'keep' | 'hide') =>
    api.request(decideReport, { body: { kind: 'comment', id, decision, reason: 'bullying' } }, { token: moderator });
  const news = async (token: string) =>
    (await api.reply(notifications, {}, { token })).data.map(({ content }) => content).join(' ');

  test('only its writer sees a held comment until a moderator releases it', async () => {
    const asha = await signIn(api);
    const reply = await write(asha.token, 'post-1', 'you b4stard');
    expect(reply).toMatchObject({ message: 'success', waits: true });
    const id = Number(reply.data?.id);
    expect(await listed('post-1')).toEqual([]);
    expect((await api.get('/api/post/post-1')).json).toMatchObject({ comment_count: 0 });
    expect(await own(asha.token, 'post-1')).toMatchObject({
      data: [{ id }],
      waiting: [{ id, comment: 'you b4stard' }],
    });
    expect(await waiting()).toContainEqual({ id, text: 'you b4stard', heldFor: 'words' });

    expect((await decide(id, 'keep')).json).toMatchObject({ is_hidden: false });
    expect(await listed('post-1')).toEqual(['you b4stard']);
    expect(await own(asha.token, 'post-1')).toMatchObject({ data: [{ id }], waiting: [] });
    expect(await waiting()).not.toContainEqual(expect.objectContaining({ id }));
    expect(await news(asha.token)).toContain('is shown.');
    expect((await decide(id, 'keep')).status).toBe(409);
  });

  test('the writer of a refused comment no longer sees it either, and is told why', async () => {
    const asha = await signIn(api);
    const id = Number((await write(asha.token, 'post-2', 'bhosdike')).data?.id);
    expect((await decide(id, 'hide')).json).toMatchObject({ is_hidden: true });
    expect(await listed('post-2')).toEqual([]);
    expect(await own(asha.token, 'post-2')).toMatchObject({ data: [], waiting: [] });
    expect(await news(asha.token)).toContain('because it insults or bullies someone');
    expect((await decide(id, 'hide')).status).toBe(409);
  });

  test('its writer can delete it while it is held', async () => {
    const asha = await signIn(api);
    const id = Number((await write(asha.token, 'post-2', 'See example.com')).data?.id);
    expect(await waiting()).toContainEqual(expect.objectContaining({ id, heldFor: 'link' }));
    expect((await api.request(deleteComment, { body: { id } }, { token: asha.token })).status).toBe(200);
    expect(await waiting()).not.toContainEqual(expect.objectContaining({ id }));
    expect((await decide(id, 'keep')).status).toBe(404);
  });

  test('a link in a first comment is held, and shown once its writer has published comments', async () => {
    const asha = await signIn(api);
    expect((await write(asha.token, 'post-3', 'See example.com')).waits).toBe(true);
    expect((await write(asha.token, 'post-3', 'Hello')).waits).toBe(false);
    expect((await write(asha.token, 'post-3', 'See example.org')).waits).toBe(false);
  });

  test('the same text is held from the third time on, and an eleventh comment in a minute is refused', async () => {
    const asha = await signIn(api);
    const waits = [];
    for (let count = 0; count < 4; count += 1) waits.push((await write(asha.token, 'post-4', 'Follow me')).waits);
    expect(waits).toEqual([false, false, true, true]);
    for (let count = 0; count < 6; count += 1) await write(asha.token, 'post-4', `Another ${count}`);
    const eleventh = () =>
      api.request(newComment, { body: { post_id: 'post-4', comment: 'One more' } }, { token: asha.token });
    const refused = await eleventh();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    api.wait(MINUTE);
    expect((await eleventh()).status).toBe(200);
  });

  test('moderators edit the list of words, and comments with an added word are held from then on', async () => {
    const change = (word: string, is_held: boolean) =>
      api.request(changeHeldWord, { body: { word, is_held } }, { token: moderator });
    const asha = await signIn(api);
    expect((await write(asha.token, 'post-5', 'lucky draw today')).waits).toBe(false);
    expect((await change('Lucky  Draw', true)).json).toMatchObject({ data: expect.arrayContaining(['lucky draw']) });
    expect((await write(asha.token, 'post-5', 'LUCKY, DR4W tomorrow')).waits).toBe(true);
    expect((await change('lucky draw', false)).status).toBe(200);
    expect((await write(asha.token, 'post-5', 'a lucky draw again')).waits).toBe(false);

    expect((await change('rapist', false)).status).toBe(200);
    expect((await write(asha.token, 'post-5', 'lucky rapist')).waits).toBe(false);
    expect((await change('rapist', true)).status).toBe(200);
    expect((await api.reply(heldWords, {}, { token: moderator })).data).toContain('rapist');
    expect((await change('+', true)).status).toBe(422);
    expect((await change('x'.repeat(61), true)).status).toBe(422);
  });
});
