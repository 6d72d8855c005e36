import { basename } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { allEndpoints } from '@maidan/contract/core/all';
import { errorCodes } from '@maidan/contract/core/errors';
import { allPages } from '@maidan/contract/operations/pages';
import { beginStepUp } from '@maidan/contract/desk/access/me';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../testing/databases/engines.ts';
import { stress } from '../../testing/databases/env.ts';
import { createFullAccount, type FullAccount } from '../../testing/people/full-account.ts';
import { fuzzedRequests, type FuzzedRequest } from '../../testing/fuzz/requests.ts';
import type { KnownValues } from '../../testing/fuzz/values.ts';
import { startConversation } from '../../testing/conversations.ts';
import { demoPack } from '../../testing/packs.ts';
import { joinStaff, refreshPasskey, type TestStaff } from '../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signIn, type TestUser } from '../../testing/people/users.ts';
import { copyAccount } from '../modules/account/account.store.ts';
import { findDrift } from '../modules/counts/counts.store.ts';
import { SECOND } from '../runtime/clock.ts';
import { apiDocument } from '../modules/operations/api-document.service.ts';

const LONGEST = 5 * SECOND;
const CANARY = 'canaryx';
/** A comment and its author's name are public. */
const PUBLIC = /(?:Name|Comment) canaryx/g;

/** The live stream never ends; its own tests read it. */
const endpoints = allEndpoints.filter(({ stream }) => stream !== true);

const isPage = (id: string | null): boolean => allPages.some((page) => page.id === id);

/** The statuses that OpenAPI lists for each call and page. */
const documented = new Map(
  Object.values(apiDocument().paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, responses }) => [operationId, new Set(Object.keys(responses as object))]),
);

/** An unsupported method is not a call of the contract; a path such as `/./x` has another address. */
const isDocumented = (call: string | null, status: number): boolean =>
  call === null || status === 405 || documented.get(call)?.has(String(status)) === true;

describe.each(everyEngine)('generated requests for the whole contract, on %s', { timeout: 0 }, (engine) => {
  let api: TestApp;
  let user: TestUser;
  let staff: TestStaff;
  let other: FullAccount;
  let known: KnownValues;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await demoPack(api);
    other = await createFullAccount(api, CANARY);
    user = await signIn(api);
    staff = await joinStaff(api, { roles: ['owner'] });
    known = await findKnownValues(api, await startConversation(api, user.token));
  });
  afterAll(() => api.close());

  const copyOfOther = () => copyAccount(api.db, other, api.world.mediaUrl);

  /** What is wrong with a reply, or null. */
  async function findFault({ call, method, path, headers, body, who, peer }: FuzzedRequest): Promise<string | null> {
    const token = { user: user.token, staff: staff.token, visitor: '', 'bad token': `mdn_${'x'.repeat(43)}` }[who];
    const sent = api.app.request(
      path,
      {
        method,
        headers: { 'user-agent': 'Mozilla/5.0', ...headers, ...(token && { authorization: `Bearer ${token}` }) },
        ...(body === undefined ? {} : { body }),
      } as RequestInit,
      { peer },
    );
    const reply = await inTime(
      Promise.resolve(sent).then(async (response) => ({ response, text: await readText(response) })),
    );
    if (reply === null) return 'no reply within 5 s';
    const { response, text } = reply;
    if (response.status >= 500) return `status ${response.status}`;
    const seen = text.replaceAll(PUBLIC, '');
    // Staff may read other people's texts, but never a token.
    const secrets = who === 'staff' ? [other.token, user.token] : [CANARY, other.phone, other.token, staff.phone];
    if (secrets.some((secret) => seen.includes(secret))) return "another person's data";
    if (who !== 'user' && who !== 'staff' && seen.includes(user.phone)) return "the user's phone for someone else";
    if (isPage(call) && !isDocumented(call, response.status)) return `an undocumented ${response.status}`;
    if (method === 'HEAD' || text === '' || (isPage(call) && response.status < 400)) return null;
    const json: unknown = JSON.parse(text);
    if (response.status >= 400 && !isError(json)) return 'an error without its shape';
    if (response.status >= 400)
      return isDocumented(call, response.status) ? null : `an undocumented ${response.status}`;
    return endpoints.find(({ id }) => id === call)?.response.safeParse(json).success
      ? null
      : 'a reply that does not fit its schema';
  }

  test('every reply is in time, matches its schema, and contains nothing of anyone else [A-4 A-5 R-1]', async () => {
    let before = await copyOfOther();
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(fuzzedRequests([...endpoints, ...allPages], known), async (request) => {
        api.wait(SECOND);
        sent += 1;
        // Some requests log out or end the login.
        if (sent % 20 === 0) {
          user = await keepLogin(api, user);
          staff = await keepStaff(api, staff);
        }
        // Staff may reply to anyone, and decide about any report: their changes are not faults.
        const mayChange = request.who === 'staff' && request.method !== 'GET';
        expect(mayChange ? await copyOfOther() : before).toEqual(before);
        expect(await findFault(request)).toBeNull();
        if (mayChange) before = await copyOfOther();
      }),
      { numRuns: stress.requests, seed: stress.requestSeed, endOnFailure: true },
    );
    expect(await copyOfOther()).toEqual(before);
    expect(await findDrift(api.db)).toEqual([]);
    expect('role' in {}).toBe(false);
  });
});

async function findKnownValues({ db }: TestApp, conversation: number): Promise<KnownValues> {
  const tables = ['posts', 'tags', 'categories', 'leagues', 'polls', 'forms', 'league_registrations'] as const;
  const slugs = await Promise.all(
    tables.map((table) => db.selectFrom(table).select('slug').orderBy('id').limit(3).execute()),
  );
  const small = Array.from({ length: 12 }, (_, index) => index + 1);
  const talks = await db.selectFrom('conversations').select('id').execute();
  const responses = await db.selectFrom('form_responses').select('id').execute();
  const files = [
    ...(await db.selectFrom('form_files').select('name').execute()),
    ...(await db.selectFrom('chat_pictures').select('name').execute()),
  ];
  const pictures = await db.selectFrom('posts').select('thumbnail').orderBy('id').limit(5).execute();
  return [
    ...small,
    conversation,
    conversation,
    ...[...talks, ...responses].map(({ id }) => id),
    ...slugs.flat().flatMap(({ slug }) => [slug, slug, `${slug}.ics`, `${slug}.json`]),
    ...files.map(({ name }) => name),
    ...pictures.map(({ thumbnail }) => basename(thumbnail ?? '')),
    'home',
    'unknown',
  ];
}

async function keepLogin(api: TestApp, user: TestUser): Promise<TestUser> {
  const { status } = await api.get('/api/me', { token: user.token });
  return status === 401 ? signIn(api) : user;
}

/** The requests include ones that end a staff session, remove a passkey or remove a member of staff. */
async function keepStaff(api: TestApp, staff: TestStaff): Promise<TestStaff> {
  const { status } = await api.request(beginStepUp, {}, { token: staff.token });
  const kept = status === 200 ? staff : await joinStaff(api, { roles: ['owner'] });
  await refreshPasskey(api, kept);
  return kept;
}

/** `Response` does not decompress a body. */
async function readText(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  // Like HEAD.
  if (bytes.length === 0) return '';
  const encoding = response.headers.get('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

async function inTime<Result>(work: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), LONGEST)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function isError(json: unknown): boolean {
  const { status, message, code, request_id: requestId } = (json ?? {}) as Record<string, unknown>;
  const isKnown = (errorCodes as readonly unknown[]).includes(code);
  return status === 'error' && isKnown && [message, requestId].every((text) => typeof text === 'string' && text !== '');
}
