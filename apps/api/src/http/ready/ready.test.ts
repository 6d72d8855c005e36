import { like } from '@maidan/contract/feed/likes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { serve } from '../../../testing/served.ts';
import { createTestApp, FEED, LEAGUE } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';

const PATH = '/api/tag_posts/home';
const BEHIND_PROXY = { trustedProxies: 1 };
const from = (address: string) => ({ 'x-forwarded-for': address });

interface Page {
  readonly name: string;
  readonly posts: readonly { readonly id: number; readonly like_count: number }[];
}

describe.each(engines)('ready replies on %s', (engine) => {
  let api: TestApp;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    api = await createTestApp(engine, BEHIND_PROXY);
    await importContent(api, manyPosts(30));
    server = await serve(api);
  });
  afterAll(async () => {
    server.close();
    await api.close();
  });

  const read = async (headers = {}, path = PATH): Promise<Page> => {
    const answer = await server.get(path, { ...from('203.0.113.1'), ...headers });
    return ((await answer.json()) as [Page])[0];
  };

  /** According to the log. */
  async function isReady(headers = {}, path = PATH): Promise<boolean> {
    await read(headers, path);
    return api.logged.at(-1)?.['ready'] === true;
  }
  /** Other databases of the same PostgreSQL change its state too, so it may take several attempts. */
  async function becomesReady(path = PATH): Promise<void> {
    await expect.poll(() => isReady({}, path), { interval: 20, timeout: 60_000 }).toBe(true);
  }

  const bodyless = (headers: Headers) =>
    Object.fromEntries(
      [...headers].filter(([name]) => !/^(date|x-request-id|connection|keep-alive|transfer-encoding)$/.test(name)),
    );

  test.each([
    ['plain', { 'accept-encoding': 'identity' }, 200],
    ['brotli', { 'accept-encoding': 'br' }, 200],
    ['gzip', { 'accept-encoding': 'gzip' }, 200],
    ['one of our own pages', { 'accept-encoding': 'br', origin: LEAGUE }, 200],
    ["another site's page", { 'accept-encoding': 'br', origin: 'https://evil.example' }, 200],
    ['a reader who already has it', { 'if-none-match': '*', origin: FEED }, 304],
  ])('answer %s as the app does, header by header', async (_, headers, status) => {
    await becomesReady();
    const peer = '203.0.113.9';
    const ready = await server.get(PATH, { ...headers, ...from(peer) });
    const made = await api.get(PATH, { headers: { ...headers, ...from(peer) } });
    expect([ready.status, made.status]).toEqual([status, status]);
    const known = { etag: null, 'content-length': null, ratelimit: null };
    expect({ ...bodyless(ready.headers), ...known }).toEqual({ ...bodyless(made.headers), ...known });
    expect(ready.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('show a write of this process at once', async () => {
    await becomesReady();
    const { token } = await signIn(api);
    const [post] = (await read()).posts;
    const before = post?.like_count ?? 0;
    await api.reply(like, { body: { post_id: post?.id ?? 0, type: 'thumbsup' } }, { token });
    expect((await read()).posts[0]?.like_count).toBe(before + 1);
  });

  test('show a write from another process soon', async () => {
    await becomesReady();
    await api.db.updateTable('tags').set({ name: 'House' }).where('slug', '=', 'home').execute();
    await expect.poll(async () => (await read()).name, { timeout: 60_000, interval: 20 }).toBe('House');
  });

  test('are neither made from a request with a login nor sent to one', async () => {
    const { token } = await signIn(api);
    const login = { authorization: `Bearer ${token}` };
    const path = `${PATH}?page=2`;
    for (let round = 0; round < 3; round += 1) await read(login, path);
    expect(await isReady({}, path)).toBe(false);
    await becomesReady(path);
    expect(await isReady(login, path)).toBe(false);
  });

  test("contain nothing about the caller for whom they were created, and count each caller's requests", async () => {
    const first = { origin: FEED, cookie: 'XSRF-TOKEN=mine', ...from('203.0.113.20') };
    const second = from('203.0.113.21');
    await becomesReady();
    await server.get(PATH, first);
    const answers = [await server.get(PATH, first), await server.get(PATH, second), await server.get(PATH, second)];
    const left = answers.map(({ headers }) => /r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
    expect(left).toEqual(['1498', '1499', '1498']);
    expect(answers.map(({ headers }) => headers.get('access-control-allow-origin'))).toEqual([FEED, null, null]);
    expect(answers.map(({ headers }) => headers.get('set-cookie'))).toEqual([null, null, null]);
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(3);
  });

  test("are refused above the limit of an address, with the app's wording", async () => {
    await becomesReady();
    const peer = from('2001:db8::1');
    const answers = await Promise.all(Array.from({ length: 310 }, () => server.get(PATH, peer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(300);
    const refused = answers.find(({ status }) => status === 429);
    expect(await refused?.json()).toMatchObject({ code: 'too_many_requests', request_id: expect.any(String) });
  });

  test('are used only for reads, and only with parameters that the call supports', async () => {
    await becomesReady();
    expect(await (await server.get(PATH, from('203.0.113.1'), 'HEAD')).text()).toBe('');
    expect((await server.get(PATH, from('203.0.113.1'), 'POST')).status).toBe(405);
    expect((await server.get(`${PATH}?page=1&page=2`, from('203.0.113.1'))).status).toBe(400);
    const unknown = `${PATH}?page=1&campaign=1`;
    for (let round = 0; round < 3; round += 1) await read({}, unknown);
    expect(await isReady({}, unknown)).toBe(false);
  });

  test('are logged like any other request', async () => {
    api.logged.length = 0;
    await becomesReady();
    expect(api.logged.at(-1)).toMatchObject({ route: 'main/tag_posts/{tag}', status: 200, method: 'GET' });
    expect(new Set(api.logged.map((line) => line['request_id'])).size).toBe(api.logged.length);
  });
});
