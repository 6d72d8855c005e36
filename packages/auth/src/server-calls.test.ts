import { createApi } from '@maidan/api-client/create-api';
import { sendJson, startTestServer } from '@maidan/api-client/test-server';
import { describe, expect, test } from 'vitest';
import { createRevocations } from './revocation-storage.ts';
import { createRevoker } from './revoker.ts';
import { createSafeStorage } from './safe-storage.ts';
import { createSession } from './session.ts';
import { takeOverLogin } from './take-over-login.ts';
import { createArea } from './test-area.ts';

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
