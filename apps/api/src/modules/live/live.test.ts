import { liveEvents } from '@maidan/contract/operations/live';
import { chats, newChat } from '@maidan/contract/account/conversations';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { openEvents } from '../../../testing/stand-ins/event-stream.ts';
import { signIn } from '../../../testing/people/users.ts';
import { startConversation } from '../../../testing/conversations.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { publishEvent } from '../events/live-events.store.ts';

describe.each(everyEngine)('the event stream on %s', (engine) => {
  let api: TestApp;
  beforeEach(async () => {
    api = await createTestApp(engine);
  });
  afterEach(() => api.close());

  const notify = (userId: number | null) => publishEvent(api.db, { kind: 'notification', userId }, api.now());
  const write = (userId: number, conversationId: number) =>
    publishEvent(api.db, { kind: 'message', userId, conversationId }, api.now());

  test('sends each person their own events and those for everyone, in order', async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    const [hers, his] = [await openEvents(api, asha.token), await openEvents(api, ravi.token)];
    expect(hers.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(hers.headers.get('cache-control')).toBe('private, no-store, no-transform');
    expect(await hers.next()).toMatchObject({ kind: 'ready' });
    expect(await his.next()).toMatchObject({ kind: 'ready' });
    await write(asha.userId, 7);
    await write(ravi.userId, 8);
    await notify(null);
    expect(await hers.next()).toMatchObject({ kind: 'message', conversation_id: 7 });
    expect(await hers.next()).toMatchObject({ kind: 'notification', conversation_id: null });
    expect(await his.next()).toMatchObject({ kind: 'message', conversation_id: 8 });
    expect(await his.next()).toMatchObject({ kind: 'notification' });
  });

  test('what a person writes and reads on one page reaches their other pages', async () => {
    const { token } = await signIn(api);
    const cid = await startConversation(api, token);
    const events = await openEvents(api, token);
    await events.next();
    await api.reply(newChat, { body: { conversation_id: cid, message: 'Hello' } }, { token });
    expect(await events.next()).toMatchObject({ kind: 'message', conversation_id: cid });
    await api.db.updateTable('conversations').set({ user_seen: 0 }).where('id', '=', cid).execute();
    await api.reply(chats, { params: { id: cid } }, { token });
    expect(await events.next()).toMatchObject({ kind: 'conversation', conversation_id: cid });
  });

  test('a returning page receives the missed events, or a refresh', async () => {
    const { token, userId } = await signIn(api);
    const first = await openEvents(api, token);
    await first.next();
    await write(userId, 1);
    const seen = (await first.next())?.id ?? 0;
    await first.close();
    await write(userId, 2);
    await notify(null);
    const second = await openEvents(api, token, `?after=${seen}`);
    const missed = [await second.next(), await second.next(), await second.next()];
    expect(missed.map((event) => event?.kind)).toEqual(['message', 'notification', 'ready']);
    for (let index = 0; index < 101; index += 1) await notify(null);
    for (const after of [seen, 999_999]) {
      const late = await openEvents(api, token, `?after=${after}`);
      expect(await late.next()).toMatchObject({ kind: 'refresh', id: null });
      await late.close();
    }
    await api.db.deleteFrom('live_events').execute();
    const forgotten = await openEvents(api, token, `?after=${seen}`);
    expect(await forgotten.next()).toMatchObject({ kind: 'refresh' });
  });

  test('ends when the login that opened it ends, and only then', async () => {
    const { token, phone } = await signIn(api);
    const other = await signIn(api, phone);
    const [ended, kept] = [await openEvents(api, token), await openEvents(api, other.token)];
    await ended.next();
    await kept.next();
    await api.send('POST', '/api/auth/logout', { token });
    expect(await ended.next()).toBeNull();
    await notify(null);
    expect(await kept.next()).toMatchObject({ kind: 'notification' });
    expect((await openEvents(api, token)).status).toBe(401);
  });

  test('a person may have ten streams at once, and ten more once those are closed', async () => {
    const { token } = await signIn(api);
    const open = [];
    for (let index = 0; index < 10; index += 1) open.push(await openEvents(api, token));
    const refused = await openEvents(api, token);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    await open[0]?.close();
    expect((await openEvents(api, token)).status).toBe(200);
  });

  test('an IPv6 household may have a hundred, however many people log in from it', async () => {
    const open = (token: string, peer: string) =>
      api.app.request('/api/live', { headers: { authorization: `Bearer ${token}` } }, { peer });
    const statuses = new Set<number>();
    for (let person = 0; person < 10; person += 1) {
      const { token } = await signIn(api);
      for (let index = 0; index < 10; index += 1) {
        statuses.add((await open(token, `2001:db8:1:2::${person}${index}`)).status);
      }
    }
    expect([...statuses]).toEqual([200]);
    const { token } = await signIn(api);
    expect((await open(token, '2001:db8:1:2::ffff')).status).toBe(429);
    expect((await open(token, '2001:db8:1:3::1')).status).toBe(200);
  });

  test('a stopping server closes its streams and opens no new ones', async () => {
    const { token } = await signIn(api);
    const events = await openEvents(api, token);
    await events.next();
    api.stop();
    expect(await events.next()).toBeNull();
    expect((await openEvents(api, token)).status).toBe(503);
  });

  test('a HEAD request does not count as a stream', async () => {
    const { token } = await signIn(api);
    for (let index = 0; index < 11; index += 1) {
      expect((await api.send('HEAD', '/api/live', { token })).status).toBe(200);
    }
    expect((await openEvents(api, token)).status).toBe(200);
  });

  test('an invalid id is refused', async () => {
    const { token } = await signIn(api);
    const answer = await api.request(liveEvents, { query: { after: -1 } }, { token });
    expect(answer.status).toBe(422);
  });
});
