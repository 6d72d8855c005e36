import { comments, newComment } from '@maidan/contract/feed/comments';
import { formById, saveFormResponse } from '@maidan/contract/league/custom-forms';
import { tagPosts } from '@maidan/contract/feed/feeds';
import { isTagFollowed } from '@maidan/contract/feed/follows';
import { mobileOtp } from '@maidan/contract/account/login';
import { logout } from '@maidan/contract/account/sessions';
import { me } from '@maidan/contract/account/users';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApi } from './create-api.ts';
import { sendJson, startTestServer } from '../testing/test-server.ts';

const visitor = { token: () => null };
const signedIn = { token: () => 'token-1' };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what goes over the wire', () => {
  test('a path with its params and query, and no token from a visitor', async () => {
    await using server = await startTestServer((response) => sendJson(response, []));
    const api = createApi({ bases: server.bases, session: signedIn });
    expect(await api.call(tagPosts, { params: { tag: 'a/b ಬ?' }, query: { page: 2, cursor: 'c&1' } })).toEqual([]);
    const [request] = server.received;
    expect(request?.url).toBe('/api/tag_posts/a%2Fb%20%E0%B2%AC%3F?page=2&cursor=c%261');
    expect(request?.headers).toMatchObject({ accept: 'application/json', 'accept-language': 'en-IN' });
    expect(request?.headers.authorization).toBeUndefined();
  });

  test('a bearer token where the call needs one, and the idempotency key', async () => {
    await using server = await startTestServer((response) => sendJson(response, { message: 'success' }));
    const api = createApi({ bases: server.bases, session: signedIn });
    const input = { body: { post_id: 4, comment: 'ನಮಸ್ಕಾರ' } };
    const reply = await api.call(newComment, input, { idempotencyKey: 'k-1' });
    expect(reply).toEqual({ message: 'success', data: null, waits: false });
    const [request] = server.received;
    expect(request?.method).toBe('POST');
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'content-type': 'application/json',
      'idempotency-key': 'k-1',
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({ post_id: 4, comment: 'ನಮಸ್ಕಾರ' });
  });

  test('nothing, if a call needs a token and the visitor has none', async () => {
    await using server = await startTestServer((response) => sendJson(response, {}));
    const api = createApi({ bases: server.bases, session: visitor });
    await expect(api.call(me, {})).rejects.toMatchObject({ kind: 'http', status: 401, code: 'unauthenticated' });
    expect(server.received).toEqual([]);
  });

  test('a form as multipart, with names in brackets and the file', async () => {
    await using server = await startTestServer((response) => sendJson(response, { status: 'success', id: '7' }));
    const api = createApi({ bases: server.bases, session: signedIn });
    const file = new File(['a,b'], 'team.csv', { type: 'text/csv' });
    const answers = [
      { formfield_id: 1, answer_text: 'Keeper, Captain' },
      { formfield_id: 2, answer_text: '', file },
    ];
    const reply = await api.call(saveFormResponse, { body: { form_id: 8, answers } });
    expect(reply).toEqual({ status: 'success', message: null, id: 7 });
    const [request] = server.received;
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const names = [...(request?.body ?? '').matchAll(/ name="([^"]+)"(?:; filename="([^"]+)")?/g)];
    expect(names.map(([, name, filename]) => [name, filename])).toEqual([
      ['form_id', undefined],
      ['answers[0][formfield_id]', undefined],
      ['answers[0][answer_text]', undefined],
      ['answers[1][formfield_id]', undefined],
      ['answers[1][answer_text]', undefined],
      ['answers[1][file]', 'team.csv'],
    ]);
  });
});

/** A page resolves relative addresses against its own; outside a browser, nothing does. */
function standOnPage(origin: string) {
  const { Request } = globalThis;
  class PageRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, origin) : input, init);
    }
  }
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('document', { cookie: 'theme=dark; XSRF-TOKEN=a%2Fb; session_hint=1' });
}

describe('the XSRF header', () => {
  const body = { phone: '9876543210', type: 'phone' } as const;

  test('is sent with a relative call other than a GET', async () => {
    await using server = await startTestServer((response) => sendJson(response, { status: 'pending' }));
    standOnPage(server.origin);
    await createApi({ session: visitor }).call(mobileOtp, { body });
    expect(server.received[0]?.url).toBe('/api/mobileotp');
    expect(server.received[0]?.headers['x-xsrf-token']).toBe('a/b');
  });

  test('is not sent with a GET or to another host', async () => {
    await using server = await startTestServer((response) => sendJson(response, { status: 'pending', data: [] }));
    standOnPage(server.origin);
    await createApi({ session: visitor })
      .call(formById, { params: { id: 1 } })
      .catch(() => undefined);
    await createApi({ session: visitor, bases: server.bases }).call(mobileOtp, { body });
    expect(server.received.map(({ headers }) => headers['x-xsrf-token'])).toEqual([undefined, undefined]);
  });

  test('a relative base outside a browser is not reported as a failure', async () => {
    const api = createApi({ session: visitor });
    await expect(api.call(comments, { body: { post_id: 1 } })).rejects.toThrow(TypeError);
  });
});

describe('the session', () => {
  test('reports which token the server refused', async () => {
    await using server = await startTestServer((response) => sendJson(response, { message: 'Expired' }, 401));
    const onUnauthorized = vi.fn<(token: string) => void>();
    const api = createApi({ bases: server.bases, session: { token: () => 'old', onUnauthorized } });
    await expect(api.call(me, {})).rejects.toMatchObject({ status: 401, serverMessage: 'Expired' });
    expect(onUnauthorized.mock.calls).toEqual([['old']]);
  });

  test('is not told about other failures, or about a 401 of a public call', async () => {
    await using server = await startTestServer((response, { url }) =>
      sendJson(response, {}, url === '/api/me' ? 403 : 401),
    );
    const onUnauthorized = vi.fn<(token: string) => void>();
    const api = createApi({ bases: server.bases, session: { token: () => 'token-1', onUnauthorized } });
    await expect(api.call(me, {})).rejects.toMatchObject({ status: 403 });
    await expect(api.call(comments, { body: { post_id: 1 } })).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a success without a body', () => {
  test.for([
    ['204', 204, ''],
    ['an empty 200', 200, ''],
  ] as const)('%s, if the call allows it', async ([, status, text]) => {
    await using server = await startTestServer((response) => response.writeHead(status).end(text));
    const api = createApi({ bases: server.bases, session: signedIn });
    expect(await api.call(logout, {})).toBeNull();
    expect(await api.call(formById, { params: { id: 99 } })).toBeNull();
  });

  test.for(['', 'OK', '<html></html>', '[]'])(
    'whatever the body (%j), if the specification shows none',
    async (text) => {
      await using server = await startTestServer((response) => response.end(text));
      const api = createApi({ bases: server.bases, session: signedIn });
      expect(await api.call(isTagFollowed, { body: { following_id: 5 } })).toEqual({ message: '' });
    },
  );
});

test('uses the given fetch', async () => {
  const answer = vi.fn<typeof globalThis.fetch>(async () => Response.json({ id: '7', name: 'A reader' }));
  const api = createApi({ bases: { main: 'http://api.test/api' }, session: signedIn, fetch: answer });
  expect(await api.call(me, {})).toMatchObject({ id: 7, name: 'A reader' });
  expect(answer.mock.calls).toMatchObject([[{ url: 'http://api.test/api/me' }, {}]]);
});

test('a call whose code cannot be loaded fails as if offline, and the next call loads it', async () => {
  await using server = await startTestServer((response) => sendJson(response, { data: [] }));
  vi.resetModules();
  vi.doMock('@maidan/contract/core/site-endpoints', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const api = (await import('./create-api.ts')).createApi({ bases: server.bases, session: visitor });
  const call = () => api.call(comments, { body: { post_id: 1 } });
  await expect(call()).rejects.toMatchObject({ kind: 'network', endpointId: 'comments' });
  vi.doUnmock('@maidan/contract/core/site-endpoints');
  expect(await call()).toEqual({ data: [] });
});
