import { ApiError } from '@maidan/api-client/errors/api-error';
import { areaOn, createPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { beforeEach, expect, test } from 'vitest';
import { createChatOutboxStore, type ChatOutboxStore, type OutgoingChat } from './chat-outbox-storage.ts';
import { flushChats, retryChats } from './chat-outbox.ts';

const area = createPlatformStorage();

let store: ChatOutboxStore;
let sent: string[];
let failing: Map<string, ApiError>;
let online: boolean;
beforeEach(() => {
  area.clear();
  store = createChatOutboxStore(areaOn(area));
  [sent, failing, online] = [[], new Map(), true];
});

const at = '2026-11-20T10:00:00Z';
const chat = (key: string, conversationId = 1, userId = 7): OutgoingChat => ({
  key,
  userId,
  conversationId,
  text: key,
  at,
  failed: null,
});
const failure = (kind: 'http' | 'network', status?: number) =>
  new ApiError({ kind, endpointId: 'newChat', serverMessage: 'Words.', ...(status ? { status } : {}) });
const states = () => store.list().map(({ key, failed }) => [key, failed]);
const flush = (closed: string[] = []) =>
  flushChats({
    store,
    userId: 7,
    isOnline: () => online,
    onClosed: ({ key }) => void closed.push(key),
    async send({ key }) {
      const error = failing.get(key);
      if (error) throw error;
      sent.push(key);
    },
  });

test('sends in order, once, and nobody else’s', async () => {
  for (const one of [chat('a'), chat('b', 2), chat('x', 1, 8), chat('c')]) store.put(one);
  await Promise.all([flush(), flush()]);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(states()).toEqual([['x', null]]);
});

test('without a network everything waits, and goes out on return', async () => {
  for (const one of [chat('a'), chat('b')]) store.put(one);
  online = false;
  await flush();
  expect([sent, states()]).toEqual([
    [],
    [
      ['a', null],
      ['b', null],
    ],
  ]);
  online = true;
  await flush();
  expect([sent, states()]).toEqual([['a', 'b'], []]);
});

test('a failed one says why and holds up its own conversation only, until it is tried again', async () => {
  failing.set('a', failure('http', 500));
  for (const one of [chat('a'), chat('b', 2), chat('c')]) store.put(one);
  await flush();
  expect([sent, states()]).toEqual([
    ['b'],
    [
      ['a', 'Words.'],
      ['c', null],
    ],
  ]);
  failing.clear();
  retryChats(store, ({ conversationId }) => conversationId === 1);
  await flush();
  expect([sent, states()]).toEqual([['b', 'a', 'c'], []]);
});

test('a server out of reach fails it, a login that ended keeps it, a closed conversation gives it back', async () => {
  failing.set('a', failure('network'));
  store.put(chat('a'));
  await flush();
  expect(states()).toEqual([['a', 'Words.']]);
  failing.set('b', failure('http', 401));
  store.put(chat('b', 2));
  await flush();
  expect(states()).toEqual([
    ['a', 'Words.'],
    ['b', null],
  ]);
  failing.set('b', failure('http', 409));
  const closed: string[] = [];
  await flush(closed);
  expect([closed, states()]).toEqual([['b'], [['a', 'Words.']]]);
});

test('survives a reload, is emptied for another user, and drops what is not ours', () => {
  store.put(chat('a'));
  expect(createChatOutboxStore(areaOn(area)).list()).toEqual([chat('a')]);
  store.keepOnly(8);
  expect(area.length).toBe(0);
  for (const broken of ['', '[]', '{"chats":[null,1,{}]}', '{"chats":{}}', '{"chats":[{"key":1}]}']) {
    area.setItem('chat-outbox', broken);
    expect(createChatOutboxStore(areaOn(area)).list()).toEqual([]);
  }
});
