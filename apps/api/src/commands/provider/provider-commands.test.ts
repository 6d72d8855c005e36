import { chats, conversationById } from '@maidan/contract/account/conversations';
import { unreadConversations } from '@maidan/contract/account/unread';
import { notifications } from '@maidan/contract/account/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRequest } from '../read-request.ts';
import { engines } from '../../../testing/engines.ts';
import { signIn } from '../../../testing/people.ts';
import type { Person } from '../../../testing/people.ts';
import { atDesk, png } from '../../../testing/provider-desk.ts';
import { start } from '../../../testing/talks.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { providerFamily } from './run-provider.ts';

describe.each(engines)('the provider’s conversations on %s', (engine) => {
  let api: TestApp;
  let asha: Person;
  let run: ReturnType<typeof atDesk>;
  beforeAll(async () => {
    api = await createTestApp(engine);
    asha = await signIn(api);
    run = atDesk(api, { 'map.png': png(640, 480), 'fake.png': Buffer.from('<html>'), 'notes.txt': Buffer.from('x') });
  });
  afterAll(() => api.close());

  const lastEvent = () =>
    api.db.selectFrom('live_events').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

  test('an answer is there for its person, unseen, and open pages hear of it', async () => {
    const id = await start(api, asha.token);
    api.wait(60_000);
    expect(await run('answer', `${id}`, 'Saturday at six.\nBring shoes.')).toBe('Answered Asha.');
    expect(await lastEvent()).toMatchObject({ kind: 'message', user_id: asha.userId, conversation_id: id });
    expect(await api.reply(unreadConversations, {}, { token: asha.token })).toBe(1);
    expect(await api.reply(conversationById, { params: { id } }, { token: asha.token })).toMatchObject({
      user_seen: '0',
      latest_chat: { message: 'Saturday at six.\nBring shoes.' },
    });
    const { data } = await api.reply(chats, { params: { id } }, { token: asha.token });
    expect(data.at(-1)).toMatchObject({ user_id: null, type: 'text', message: 'Saturday at six.\nBring shoes.' });
    expect(await run('read', `${id}`)).toMatch(
      /^Asha \d{10}: Turf booking, Indiranagar \(open\)\n.+Asha: Hello\n.+You: Sat/,
    );
  });

  test('a picture is kept among the media and its address is answered; other files are refused', async () => {
    const id = await start(api, asha.token);
    await run('answer', `${id}`, '--image', 'map.png', '--close');
    const { data } = await api.reply(chats, { params: { id } }, { token: asha.token });
    const address = data.at(-1)?.message ?? '';
    expect([data.at(-1)?.type, address]).toEqual(['image', expect.stringMatching(/^\/api\/media\/[0-9a-f]{40}\.png$/)]);
    expect((await api.get(address)).headers.get('content-type')).toBe('image/png');
    expect(await api.reply(conversationById, { params: { id } }, { token: asha.token })).toMatchObject({ status: 0 });

    const open = `${await start(api, asha.token)}`;
    await expect(run('answer', open, '--image', 'fake.png')).rejects.toThrow('fake.png is damaged');
    await expect(run('answer', open, '--image', 'notes.txt')).rejects.toThrow('notes.txt: give a file that ends in');
    await expect(run('answer', open, '--image', 'gone.png')).rejects.toThrow('Cannot read the file gone.png');
    await expect(run('answer', open)).rejects.toThrow('What is the answer?');
    await expect(run('answer', open, '   ')).rejects.toThrow('--text must not be empty');
    await expect(run('answer', open, 'x'.repeat(4001))).rejects.toThrow('--text');
    await expect(run('answer', open, 'two', 'texts')).rejects.toThrow('quotation marks');
  });

  test('closed it takes no answer, opened again it does, and each is told to open pages once', async () => {
    const id = `${await start(api, asha.token)}`;
    expect(await run('close', id)).toBe('The conversation with Asha is closed now.');
    expect(await lastEvent()).toMatchObject({ kind: 'conversation', conversation_id: Number(id) });
    const before = await lastEvent();
    expect(await run('close', id)).toBe('It is closed already.');
    expect(await lastEvent()).toEqual(before);
    await expect(run('answer', id, 'Too late')).rejects.toThrow(`pnpm provider:reopen ${id}`);
    expect(await run('reopen', id)).toBe('The conversation with Asha is open now.');
    expect(await run('answer', id, 'In time')).toBe('Answered Asha.');
  });

  test('the list: who waits, what is open and closed, and no other number is a conversation', async () => {
    const ravi = await signIn(api, undefined, 'Ravi');
    api.wait(60_000);
    const [waiting, answered, closed] = [
      await start(api, ravi.token, { name: 'Waiting' }),
      await start(api, ravi.token, { name: 'Answered' }),
      await start(api, ravi.token, { name: 'Closed' }),
    ];
    await run('answer', `${answered}`, 'Yes');
    await run('close', `${closed}`);
    const namesIn = async (...options: string[]) =>
      (await run('conversations', ...options))
        .split('\n')
        .filter((line) => line.includes(ravi.phone))
        .map((line) => /(Waiting|Answered|Closed),/.exec(line)?.[1])
        .toSorted();
    expect(await namesIn()).toEqual(['Answered', 'Closed', 'Waiting']);
    expect(await namesIn('--waiting')).toEqual(['Waiting']);
    expect(await namesIn('--open')).toEqual(['Answered', 'Waiting']);
    expect(await namesIn('--closed')).toEqual(['Closed']);
    expect((await run('conversations', '--limit', '2')).split('\n')).toHaveLength(2);
    expect(await run('conversations', '--waiting')).toContain(`${waiting}  waiting`);
    await expect(run('conversations', '--open', '--closed')).rejects.toThrow('Choose one');
    await expect(run('conversations', '--limit', '0')).rejects.toThrow('--limit must be 1 or more');
    for (const none of ['7', '99999999999999', 'abc', '-1'.padStart(3, '0'), "1' or '1'='1"]) {
      await expect(run('close', none)).rejects.toThrow('There is no conversation');
    }
  });

  test('a notification for one person or for everybody, in words or in harmless HTML', async () => {
    const ravi = await signIn(api, undefined, 'Ravi');
    const seenBy = async ({ token }: Person) =>
      (await api.reply(notifications, {}, { token })).data.map(({ content }) => content);
    expect(await run('notify', 'Gates <b>open</b>\nat four.\n\nBring water.', '--all')).toMatch(
      /^Sent to everybody: Gates/,
    );
    const toAll = '<p>Gates &lt;b&gt;open&lt;/b&gt;<br />at four.</p><p>Bring water.</p>';
    expect([(await seenBy(asha))[0], (await seenBy(ravi))[0]]).toEqual([toAll, toAll]);
    expect(await lastEvent()).toMatchObject({ kind: 'notification', user_id: null });
    await run(
      'notify',
      '<p onclick="x()">Your <a href="/messages">kit</a><script>x()</script></p>',
      '--html',
      '--to',
      ravi.phone,
    );
    expect((await seenBy(ravi))[0]).toBe('<p>Your <a href="/messages">kit</a></p>');
    expect((await seenBy(asha))[0]).toBe(toAll);
    expect(await run('notify', 'By id', '--to', `${ravi.userId}`)).toBe('Sent to Ravi: By id');
    expect(await lastEvent()).toMatchObject({ kind: 'notification', user_id: ravi.userId });

    await expect(run('notify', 'To whom?')).rejects.toThrow('Give --to <phone or id> or --all');
    await expect(run('notify', 'Both', '--all', '--to', ravi.phone)).rejects.toThrow('one of them');
    await expect(run('notify', 'Nobody', '--to', '9999999999')).rejects.toThrow('There is nobody');
    await expect(run('notify', '<script>x()</script>', '--html', '--all')).rejects.toThrow('Nothing of this text');
  });
});

test('each command explains itself, and what is no command or option is refused with that help', () => {
  for (const { name, summary } of providerFamily.commands) {
    expect(readRequest(providerFamily, [name, '--help'])).toEqual({ help: expect.stringContaining(summary) });
  }
  expect(readRequest(providerFamily, [])).toEqual({ help: expect.stringContaining('provider:conversations') });
  expect(() => readRequest(providerFamily, ['anwser'])).toThrow(/There is no command provider:anwser\./);
  expect(() => readRequest(providerFamily, ['answer', '1', '--loud'])).toThrow(/--loud[^]*pnpm provider:answer/);
});
