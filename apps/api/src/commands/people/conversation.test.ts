import { chats, conversationById } from '@maidan/contract/account/conversations';
import { unreadConversations } from '@maidan/contract/account/unread';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { signIn } from '../../../testing/people/users.ts';
import type { TestUser } from '../../../testing/people/users.ts';
import { createOperator, png } from '../../../testing/operator.ts';
import { startConversation } from '../../../testing/conversations.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

describe.each(engines)('the commands for conversations on %s', (engine) => {
  let api: TestApp;
  let asha: TestUser;
  let operator: ReturnType<typeof createOperator>;
  const run = (...args: string[]) => operator.run(args);
  beforeAll(async () => {
    api = await createTestApp(engine);
    asha = await signIn(api);
    operator = createOperator(api, {
      'map.png': png(640, 480),
      'fake.png': Buffer.from('<html>'),
      'notes.txt': Buffer.from('x'),
    });
  });
  afterAll(async () => {
    operator.removeFolder();
    await api.close();
  });

  const lastEvent = () =>
    api.db.selectFrom('live_events').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

  test('an answer reaches the user as unread, and open pages receive it', async () => {
    const id = await startConversation(api, asha.token);
    api.wait(60_000);
    expect(await run('conversation', 'answer', `${id}`, 'Saturday at six.\nBring shoes.')).toBe('Answered Asha.');
    expect(await lastEvent()).toMatchObject({ kind: 'message', user_id: asha.userId, conversation_id: id });
    expect(await api.reply(unreadConversations, {}, { token: asha.token })).toBe(1);
    expect(await api.reply(conversationById, { params: { id } }, { token: asha.token })).toMatchObject({
      user_seen: '0',
      latest_chat: { message: 'Saturday at six.\nBring shoes.' },
    });
    const { data } = await api.reply(chats, { params: { id } }, { token: asha.token });
    expect(data.at(-1)).toMatchObject({ user_id: null, type: 'text', message: 'Saturday at six.\nBring shoes.' });
    expect(await run('conversation', 'show', `${id}`)).toMatch(
      /^Asha \d{10}: Turf booking, Indiranagar \(open\)\n.+Asha: Hello\n.+You: Sat/,
    );
  });

  test('a picture is stored with the media and its address is sent; other files are refused', async () => {
    const id = await startConversation(api, asha.token);
    await run('conversation', 'answer', `${id}`, '--image', 'map.png', '--close');
    const { data } = await api.reply(chats, { params: { id } }, { token: asha.token });
    const address = data.at(-1)?.message ?? '';
    expect([data.at(-1)?.type, address]).toEqual(['image', expect.stringMatching(/^\/api\/media\/[0-9a-f]{40}\.jpg$/)]);
    expect((await api.get(address)).headers.get('content-type')).toBe('image/jpeg');
    expect(await api.reply(conversationById, { params: { id } }, { token: asha.token })).toMatchObject({ status: 0 });

    const open = `${await startConversation(api, asha.token)}`;
    await expect(run('conversation', 'answer', open, '--image', 'fake.png')).rejects.toThrow('fake.png is damaged');
    await expect(run('conversation', 'answer', open, '--image', 'notes.txt')).rejects.toThrow(
      'notes.txt: give a file that ends in',
    );
    await expect(run('conversation', 'answer', open, '--image', 'gone.png')).rejects.toThrow(
      'Cannot read the file gone.png',
    );
    await expect(run('conversation', 'answer', open)).rejects.toThrow('The answer is missing');
    await expect(run('conversation', 'answer', open, '   ')).rejects.toThrow('<text> must not be empty');
    await expect(run('conversation', 'answer', open, 'x'.repeat(4001))).rejects.toThrow('<text>');
    await expect(run('conversation', 'answer', open, 'two', 'texts')).rejects.toThrow('quotation marks');
  });

  test('a closed conversation takes no answer, a reopened one does, and open pages receive each change once', async () => {
    const id = `${await startConversation(api, asha.token)}`;
    expect(await run('conversation', 'close', id)).toBe('The conversation with Asha is now closed.');
    expect(await lastEvent()).toMatchObject({ kind: 'conversation', conversation_id: Number(id) });
    const before = await lastEvent();
    expect(await run('conversation', 'close', id)).toBe('The conversation is already closed.');
    expect(await lastEvent()).toEqual(before);
    await expect(run('conversation', 'answer', id, 'Too late')).rejects.toThrow(`conversation reopen ${id}`);
    expect(await run('conversation', 'reopen', id)).toBe('The conversation with Asha is now open.');
    expect(await run('conversation', 'answer', id, 'In time')).toBe('Answered Asha.');
  });

  test('the list filters waiting, open and closed conversations, and an unknown number is refused', async () => {
    const ravi = await signIn(api, undefined, 'Ravi');
    api.wait(60_000);
    const [waiting, answered, closed] = [
      await startConversation(api, ravi.token, { name: 'Waiting' }),
      await startConversation(api, ravi.token, { name: 'Answered' }),
      await startConversation(api, ravi.token, { name: 'Closed' }),
    ];
    await run('conversation', 'answer', `${answered}`, 'Yes');
    await run('conversation', 'close', `${closed}`);
    const namesIn = async (...options: string[]) =>
      (await run('conversation', 'list', ...options))
        .split('\n')
        .filter((line) => line.includes(ravi.phone))
        .map((line) => /(Waiting|Answered|Closed),/.exec(line)?.[1])
        .toSorted();
    expect(await namesIn()).toEqual(['Answered', 'Closed', 'Waiting']);
    expect(await namesIn('--waiting')).toEqual(['Waiting']);
    expect(await namesIn('--open')).toEqual(['Answered', 'Waiting']);
    expect(await namesIn('--closed')).toEqual(['Closed']);
    expect((await run('conversation', 'list', '--limit', '2')).split('\n')).toHaveLength(2);
    expect(await run('conversation', 'list', '--waiting')).toContain(`${waiting}  waiting`);
    await expect(run('conversation', 'list', '--open', '--closed')).rejects.toThrow('Choose one');
    await expect(run('conversation', 'list', '--limit', '0')).rejects.toThrow('--limit Too small');
    for (const none of ['7', '99999999999999', 'abc', '-1'.padStart(3, '0'), "1' or '1'='1"]) {
      await expect(run('conversation', 'close', none)).rejects.toThrow('does not exist');
    }
  });
});
