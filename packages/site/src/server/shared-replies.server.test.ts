import type { Api } from '@maidan/api-client/core/create-api';
import { tagPosts } from '@maidan/contract/feed/feeds';
import { like } from '@maidan/contract/feed/likes';
import { expect, test } from 'vitest';
import { createReplySharing } from './shared-replies.server.ts';

function setUp() {
  const calls: string[] = [];
  let time = 0;
  let failure: Error | null = null;
  const api: Api = {
    async call(endpoint, input) {
      calls.push(`${endpoint.id} ${JSON.stringify(input)}`);
      await Promise.resolve();
      if (failure) throw failure;
      return [calls.length] as never;
    },
  };
  const { share, during } = createReplySharing(() => time);
  return {
    calls,
    /** Each document has an API of its own. */
    document: () => share({ ...api }),
    during,
    wait: (ms: number) => (time += ms),
    failWith: (error: Error | null) => (failure = error),
  };
}

const page = (tag: string) => ({ params: { tag }, query: { page: 1 } });

test('documents rendered within a second share a reply, even one in flight', async () => {
  const { calls, document, wait } = setUp();
  const [one, other] = await Promise.all([
    document().call(tagPosts, page('home')),
    document().call(tagPosts, page('home')),
  ]);
  expect(one).toBe(other);
  wait(999);
  expect(await document().call(tagPosts, page('home'))).toBe(one);
  expect(calls).toHaveLength(1);
  wait(1);
  expect(await document().call(tagPosts, page('home'))).not.toBe(one);
  expect(calls).toHaveLength(2);
});

test('nothing is shared once no document is being rendered', async () => {
  const { calls, document, during } = setUp();
  const read = () => document().call(tagPosts, page('home'));
  await during(async () => {
    await during(read);
    await read();
  });
  expect(calls).toHaveLength(1);
  await during(read);
  expect(calls).toHaveLength(2);
});

test('a different input gets a different reply', async () => {
  const { calls, document } = setUp();
  const one = await document().call(tagPosts, page('home'));
  expect(await document().call(tagPosts, page('cricket'))).not.toBe(one);
  expect(calls).toHaveLength(2);
});

test('a failure is not shared with later documents', async () => {
  const { document, failWith } = setUp();
  failWith(new Error('down'));
  await expect(document().call(tagPosts, page('home'))).rejects.toThrow('down');
  failWith(null);
  await expect(document().call(tagPosts, page('home'))).resolves.toBeDefined();
});

test('calls that change something are always sent', async () => {
  const { calls, document } = setUp();
  const api = document();
  await api.call(like, { body: { id: 1, like: true } } as never);
  await api.call(like, { body: { id: 1, like: true } } as never);
  expect(calls).toHaveLength(2);
});

test('the oldest replies are dropped', async () => {
  const { calls, document } = setUp();
  const api = document();
  for (let tag = 0; tag <= 300; tag += 1) await api.call(tagPosts, page(`t${tag}`));
  await api.call(tagPosts, page('t300'));
  expect(calls).toHaveLength(301);
  await api.call(tagPosts, page('t0'));
  expect(calls).toHaveLength(302);
});
