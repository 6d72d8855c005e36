import { testMedia } from '../../../testing/media/test-media.ts';
import { chatsPage, conversationById, conversationsPage, newChat } from '@maidan/contract/account/conversations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { signIn } from '../../../testing/people/users.ts';
import { answerAsProvider, startConversation } from '../../../testing/conversations.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

describe.each(everyEngine)('conversations page by page on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  /** Straight into the table: a person may not write this much this fast. */
  async function addMany(userId: number, count: number): Promise<void> {
    for (let index = 1; index <= count; index += 1) {
      const content = { name: `Talk ${index}`, location: index % 2 === 0 ? 'Indiranagar' : 'Hebbal' };
      const times = { created_at: index, latest_at: 1000 + Math.floor(index / 3), hidden_at: null };
      const row = {
        id: 10 ** 14 + userId * 10_000 + index,
        user_id: userId,
        status: 1,
        user_seen: 1,
        ...content,
        ...times,
      };
      await api.db
        .insertInto('conversations')
        .values(row as never)
        .execute();
    }
  }

  const pages = async (token: string, q = '') => {
    const found: string[][] = [];
    let cursor: string | undefined;
    do {
      const query = cursor === undefined ? { q } : { q, cursor };
      const page = await api.reply(conversationsPage, { query }, { token });
      found.push(page.data.map((row) => row.name));
      cursor = page.cursor ?? undefined;
    } while (cursor);
    return found;
  };

  test('every conversation appears once, the latest first, thirty at a time', async () => {
    const { token, userId } = await signIn(api);
    await addMany(userId, 65);
    const found = await pages(token);
    expect(found.map((page) => page.length)).toEqual([30, 30, 5]);
    const expected = Array.from({ length: 65 }, (_, index) => index + 1)
      .toSorted((a, b) => Math.floor(b / 3) - Math.floor(a / 3) || b - a)
      .map((index) => `Talk ${index}`);
    expect(found.flat()).toEqual(expected);
    expect(await pages((await signIn(api)).token)).toEqual([[]]);
  });

  test("a search finds words in the user's own subjects, locations and messages", async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    const cid = await startConversation(api, asha.token, {
      name: 'Turf booking',
      location: 'Éjipura',
      message: 'Nets 100%_free?',
    });
    await startConversation(api, asha.token, { name: 'Refund', location: 'Hebbal', message: 'Hello' });
    await startConversation(api, ravi.token, { name: 'Turf of Ravi', location: 'Hebbal', message: 'secret-canary' });
    await answerAsProvider(api, cid, { type: 'text', message: 'Bring your own ball' });
    await answerAsProvider(api, cid, { type: 'image', message: testMedia('ground.webp').id });
    for (const q of ['turf', 'TURF éjipura', 'ball booking', '100%_f', 'own  ball']) {
      expect([q, await pages(asha.token, q)]).toEqual([q, [['Turf booking']]]);
    }
    for (const q of ['secret-canary', 'ground.webp', '100x', 'turf hebbal']) {
      expect([q, await pages(asha.token, q)]).toEqual([q, [[]]]);
    }
    expect((await pages(asha.token, '  '))[0]?.toSorted()).toEqual(['Refund', 'Turf booking']);
  });

  test('an invalid cursor is refused', async () => {
    const { token } = await signIn(api);
    for (const cursor of ['x', '1.2.3', "';--", 'zzzzzzzzzzz.zzzzzzzzzzz']) {
      const answer = await api.request(conversationsPage, { query: { cursor } }, { token });
      expect([cursor, answer.status]).toEqual([cursor, 400]);
    }
  });

  test('a long thread is read backwards and forwards without a gap; only its end marks it as seen', async () => {
    const { token } = await signIn(api);
    const cid = await startConversation(api, token, { message: 'Message 0' });
    for (let index = 1; index <= 120; index += 1) {
      await answerAsProvider(api, cid, { type: 'text', message: `Message ${index}` });
    }
    const fetchPage = (query: object) => api.reply(chatsPage, { params: { id: cid }, query }, { token });
    const seen = async () => (await api.reply(conversationById, { params: { id: cid } }, { token })).user_seen;
    const numbersOf = (page: { data: { message: string }[] }) => page.data.map((chat) => Number(chat.message.slice(8)));
    const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

    const middle = (await fetchPage({ before: 2 ** 50 })).data[0]?.id;
    expect(await seen()).toBe('0');
    const newest = await fetchPage({});
    expect(await seen()).toBe('1');
    expect([numbersOf(newest), newest.more]).toEqual([range(71, 120), true]);
    const before = await fetchPage({ before: Number(newest.data[0]?.id) });
    expect([numbersOf(before), before.more]).toEqual([range(21, 70), true]);
    const first = await fetchPage({ before: Number(before.data[0]?.id) });
    expect([numbersOf(first), first.more]).toEqual([range(0, 20), false]);
    const after = await fetchPage({ after: Number(before.data[0]?.id) });
    expect([numbersOf(after), after.more]).toEqual([range(22, 71), true]);
    expect(middle).toBe(newest.data[0]?.id);

    const { data } = await api.reply(newChat, { body: { conversation_id: cid, message: 'Message 121' } }, { token });
    const added = await fetchPage({ after: Number(newest.data.at(-1)?.id) });
    expect(added).toEqual({ data: [data], more: false });
  });
});
