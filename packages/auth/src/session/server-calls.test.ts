import { createApi } from '@maidan/api-client/core/create-api';
import { sendJson, startTestServer } from '@maidan/api-client/testing/test-server';
import { describe, expect, test } from 'vitest';
import { createAuth } from './auth.ts';
import { createLogoutQueue } from './logout-queue.ts';
import { createSession } from './session.ts';
import { switchToSisterSession, adoptSisterSession } from '../sister-site/adopt-sister-session.ts';
import { areaOn, createPlatformStorage } from '@maidan/browser/testing/platform-storage';

const storage = (entries = {}) => areaOn(createPlatformStorage(entries));

describe('a logout that has not reached the server', () => {
  test.each([
    [204, true],
    [401, true],
    // A server without this call.
    [404, true],
    [429, false],
    [500, false],
    [503, false],
  ])('a reply of %i settles it: %s', async (status, settled) => {
    await using server = await startTestServer((response) => void response.writeHead(status).end());
    const logoutQueue = createLogoutQueue(server.bases, storage());
    logoutQueue.add('mdn_a1');
    await logoutQueue.flush();
    expect(server.received.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/api/auth/logout', 'Bearer mdn_a1'],
    ]);
    expect(logoutQueue.tokens()).toEqual(settled ? [] : ['mdn_a1']);
  });

  test('offline, it stays queued; one added during a flush is sent by that flush', async () => {
    const server = await startTestServer((response) => void response.writeHead(204).end());
    const logoutQueue = createLogoutQueue(server.bases, storage());
    logoutQueue.add('mdn_a1');
    const flushing = logoutQueue.flush();
    logoutQueue.add('mdn_b2');
    await Promise.all([flushing, logoutQueue.flush()]);
    expect(server.received).toHaveLength(2);
    await server[Symbol.asyncDispose]();
    logoutQueue.add('mdn_c3');
    await logoutQueue.flush();
    expect(logoutQueue.tokens()).toEqual(['mdn_c3']);
  });
});

describe("the sister site's login", () => {
  async function site(stored: Record<string, string>, answer: [number, unknown]) {
    const server = await startTestServer((response, { url }) => {
      if (url === '/api/auth/logout') response.writeHead(503).end();
      else sendJson(response, answer[1], answer[0]);
    });
    const session = createSession(storage(stored));
    const logoutQueue = createLogoutQueue(server.bases, storage());
    const api = createApi({ bases: server.bases, session });
    const calls = () => server.received.map(({ method, url }) => `${method} ${url}`);
    const bodies = () => server.received.map(({ body }) => JSON.parse(body) as unknown);
    const adopt = (confirmed?: number) => adoptSisterSession(api, session, logoutQueue, confirmed);
    return { session, logoutQueue, calls, bodies, adopt, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
  }
  const token = { access_token: 'mdn_b2', user_id: 7 };

  test('is adopted with a token of this site', async () => {
    await using here = await site({}, [200, token]);
    const { session, calls, adopt } = here;
    await adopt();
    expect(calls()).toEqual(['POST /api/auth/session']);
    expect([session.token(), session.snapshot().userId]).toEqual(['mdn_b2', 7]);
  });

  test('is requested for the last user of this site, and for no one on a new site [B3-2]', async () => {
    await using first = await site({}, [200, token]);
    await first.adopt();
    first.session.signOut();
    await first.adopt();
    // If no one is named, the server describes the login instead of exchanging it.
    expect(first.bodies()).toEqual([{}, { user_id: 7 }]);
  });

  test('of another account is offered by name, and adopted once confirmed [B3-2]', async () => {
    const account = { user_id: 12, name: 'Divya', phone_ending: '34' };
    await using here = await site({ last_user_id: '7' }, [409, { status: 'error', code: 'other_account', account }]);
    const { session, bodies, adopt } = here;
    expect([await adopt(), session.token()]).toEqual([account, null]);
    await adopt(12);
    expect(bodies()).toEqual([{ user_id: 7 }, { user_id: 12 }]);
  });

  test('is offered only after the specific refusal', async () => {
    const account = { user_id: 12, name: 'Divya', phone_ending: '34' };
    await using here = await site({ last_user_id: '7' }, [403, { status: 'error', code: 'forbidden', account }]);
    expect(await here.adopt()).toBeNull();
  });

  test('never replaces a session of this site', async () => {
    await using here = await site({ token: 'mdn_other' }, [200, token]);
    const { session, calls, adopt } = here;
    await adopt();
    expect([session.token(), calls()]).toEqual(['mdn_other', []]);
  });

  test.each([401, 403, 404, 500])('after a refusal with %i, the person stays a visitor', async (status) => {
    await using here = await site({}, [status, { status: 'error', message: 'No.' }]);
    const { session, adopt } = here;
    await adopt();
    expect(session.token()).toBeNull();
  });

  test('does not undo a logout of this site that has not reached the server', async () => {
    await using here = await site({}, [200, token]);
    const { session, logoutQueue, calls, adopt } = here;
    logoutQueue.add('mdn_a1');
    await adopt();
    expect([session.token(), calls()]).toEqual([null, ['POST /api/auth/logout']]);
  });
});

describe("the switch to the sister session at the person's request [T-6]", () => {
  async function switched(status: number, body: unknown) {
    await using server = await startTestServer((response, { url }) => {
      if (url === '/api/auth/logout') response.writeHead(204).end();
      else sendJson(response, body, status);
    });
    const session = createSession(storage({ token: 'mdn_ravi', user_id: '7' }));
    const logoutQueue = createLogoutQueue(server.bases, storage());
    await switchToSisterSession(createApi({ bases: server.bases, session }), session, logoutQueue, 12);
    return { token: session.token(), calls: server.received.map(({ url, headers }) => [url, headers.authorization]) };
  }

  test('adopts it, and only then ends the former session', async () => {
    const { token, calls } = await switched(200, { access_token: 'mdn_divya', user_id: 12 });
    expect(token).toBe('mdn_divya');
    expect(calls.map(([url]) => url)).toEqual(['/api/auth/session', '/api/auth/logout']);
    expect(calls[1]?.[1]).toBe('Bearer mdn_ravi');
  });

  test.each([401, 403, 500])('leaves everything as it is after a refusal with %i', async (status) => {
    const { token, calls } = await switched(status, { status: 'error', message: 'No.' });
    expect([token, calls.length]).toEqual(['mdn_ravi', 1]);
  });
});

test('solves a task in the background and requests the code again [O-5]', async () => {
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
