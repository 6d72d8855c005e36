import { createApi } from '@maidan/api-client/core/create-api';
import { sendJson, startTestServer } from '@maidan/api-client/testing/test-server';
import { describe, expect, test } from 'vitest';
import { createAuth } from './auth.ts';
import { createRevocations } from './revocation-storage.ts';
import { createRevoker } from './revoker.ts';
import { createSafeStorage } from '../safe-storage.ts';
import { createSession } from './session.ts';
import { switchLogin, takeOverLogin } from '../sister-site/take-over-login.ts';
import { createArea } from '../testing/test-area.ts';

const storage = (entries = {}) => {
  const area = createArea(entries);
  return createSafeStorage(() => area);
};

describe('a logout that the server has yet to hear of', () => {
  test.each([
    [204, true],
    [401, true],
    // A server that has only the specification's calls.
    [404, true],
    [429, false],
    [500, false],
    [503, false],
  ])('answered with %i it is settled: %s', async (status, settled) => {
    await using server = await startTestServer((response) => void response.writeHead(status).end());
    const { revocations, flush } = createRevoker(createRevocations(storage()), server.bases);
    revocations.add('mdn_a1');
    await flush();
    expect(server.received.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/api/auth/logout', 'Bearer mdn_a1'],
    ]);
    expect(revocations.all()).toEqual(settled ? [] : ['mdn_a1']);
  });

  test('without a network it stays, and one given up meanwhile is told in the same go', async () => {
    const server = await startTestServer((response) => void response.writeHead(204).end());
    const { revocations, flush } = createRevoker(createRevocations(storage()), server.bases);
    revocations.add('mdn_a1');
    const telling = flush();
    revocations.add('mdn_b2');
    await Promise.all([telling, flush()]);
    expect(server.received).toHaveLength(2);
    await server[Symbol.asyncDispose]();
    revocations.add('mdn_c3');
    await flush();
    expect(revocations.all()).toEqual(['mdn_c3']);
  });
});

describe("the sister site's login", () => {
  async function site(stored: Record<string, string>, answer: [number, unknown]) {
    const server = await startTestServer((response, { url }) => {
      if (url === '/api/auth/logout') response.writeHead(503).end();
      else sendJson(response, answer[1], answer[0]);
    });
    const session = createSession(storage(stored));
    const revoker = createRevoker(createRevocations(storage()), server.bases);
    const api = createApi({ bases: server.bases, session });
    const asked = () => server.received.map(({ method, url }) => `${method} ${url}`);
    const takeOver = () => takeOverLogin(api, session, revoker);
    return { session, revoker, asked, takeOver, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
  }
  const token = { access_token: 'mdn_b2', user_id: 7 };

  test('is taken over with a token of our own', async () => {
    await using here = await site({}, [200, token]);
    const { session, asked, takeOver } = here;
    await takeOver();
    expect(asked()).toEqual(['POST /api/auth/session']);
    expect([session.token(), session.snapshot().userId]).toEqual(['mdn_b2', 7]);
  });

  test('never replaces somebody who is signed in here', async () => {
    await using here = await site({ token: 'mdn_other' }, [200, token]);
    const { session, asked, takeOver } = here;
    await takeOver();
    expect([session.token(), asked()]).toEqual(['mdn_other', []]);
  });

  test.each([401, 403, 404, 500])('refused with %i one stays a visitor', async (status) => {
    await using here = await site({}, [status, { status: 'error', message: 'No.' }]);
    const { session, takeOver } = here;
    await takeOver();
    expect(session.token()).toBeNull();
  });

  test('does not undo a logout from here that the server has not heard of', async () => {
    await using here = await site({}, [200, token]);
    const { session, revoker, asked, takeOver } = here;
    revoker.revocations.add('mdn_a1');
    await takeOver();
    expect([session.token(), asked()]).toEqual([null, ['POST /api/auth/logout']]);
  });
});

describe('T-6 the switch to the login next door, when the person says so', () => {
  async function switched(status: number, body: unknown) {
    await using server = await startTestServer((response, { url }) => {
      if (url === '/api/auth/logout') response.writeHead(204).end();
      else sendJson(response, body, status);
    });
    const session = createSession(storage({ token: 'mdn_ravi', user_id: '7' }));
    const revoker = createRevoker(createRevocations(storage()), server.bases);
    await switchLogin(createApi({ bases: server.bases, session }), session, revoker);
    return { token: session.token(), asked: server.received.map(({ url, headers }) => [url, headers.authorization]) };
  }

  test('takes it, and only then ends the former one', async () => {
    const { token, asked } = await switched(200, { access_token: 'mdn_divya', user_id: 12 });
    expect(token).toBe('mdn_divya');
    expect(asked.map(([url]) => url)).toEqual(['/api/auth/session', '/api/auth/logout']);
    expect(asked[1]?.[1]).toBe('Bearer mdn_ravi');
  });

  test.each([401, 403, 500])('refused with %i leaves everything as it is', async (status) => {
    const { token, asked } = await switched(status, { status: 'error', message: 'No.' });
    expect([token, asked.length]).toEqual(['mdn_ravi', 1]);
  });
});

test('O-5 a task is worked off unseen and the code asked for again, once', async () => {
  const task = '8.1795176300000.hash';
  await using server = await startTestServer((response, { body }) => {
    if (body.includes('"proof"')) sendJson(response, { status: 'pending', userstatus: 'new', resend_after: 30 });
    else sendJson(response, { status: 'error', message: 'Later.', code: 'proof_needed', task }, 429);
  });
  const session = createSession(storage());
  const api = createApi({ bases: server.bases, session });
  const go = () => undefined;
  const auth = createAuth({ api, session, bases: server.bases, navigate: go, navigateHome: go });
  expect(await auth.sendOtp('9876543210')).toMatchObject({ status: 'pending' });
  const bodies = server.received.map(({ body }) => JSON.parse(body) as Record<string, string>);
  expect(bodies.map(({ proof }) => proof)).toEqual([undefined, expect.stringMatching(/^8\.1795176300000\.hash\.\d+$/)]);
});
