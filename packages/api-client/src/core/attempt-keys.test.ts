import { areaOn, createPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { addFixtures } from '@maidan/contract/desk/league/season/new-fixtures';
import { answerInbox } from '@maidan/contract/desk/inbox/inbox';
import { liftSanction } from '@maidan/contract/desk/cases/moderation';
import { sanctionPerson } from '@maidan/contract/desk/people';
import { deskCalls } from '@maidan/contract/desk/desk-calls';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createAttemptKeys, printOf } from './attempt-keys.ts';

// Other tests share the modules and make calls of the sites.
let createApi: typeof import('./create-api.ts').createApi;
beforeAll(async () => {
  vi.resetModules();
  const { takeEndpointsFrom } = await import('./endpoint-schemas.ts');
  takeEndpointsFrom(async () => deskCalls);
  ({ createApi } = await import('./create-api.ts'));
});
afterAll(() => vi.resetModules());

type Answer = Response | Error;

/** A page of the desk over this storage, and the keys that its calls sent. */
function page(storage: Storage, answers: Answer[]) {
  const keys: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    keys.push((input as Request).headers.get('idempotency-key'));
    const answer = answers.shift() ?? new TypeError('no network');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const attempts = createAttemptKeys(areaOn(storage), 'attempts');
  const bases = { main: 'http://api.test/api' };
  return { keys, api: createApi({ bases, session: { token: () => 'mds_1' }, fetch, attempts }) };
}

const rows = [{ date: '2026-12-01' }] as never;
const add = (api: ReturnType<typeof page>['api']) =>
  api.call(addFixtures, { params: { id: 3 }, body: { rows } }).catch(() => undefined);
const ban = (api: ReturnType<typeof page>['api']) =>
  api.call(sanctionPerson, { params: { id: 5 }, body: { kind: 'ban' } as never }).catch(() => undefined);
const lift = (api: ReturnType<typeof page>['api']) =>
  api.call(liftSanction, { body: { id: 9, lifted: true } }).catch(() => undefined);
const answer = (api: ReturnType<typeof page>['api']) => {
  const body = { message: 'At six.', last_seen: 4, reopen: false };
  return api.call(answerInbox, { params: { id: 7 }, body }, { isDraft: true }).catch(() => undefined);
};
const lost = () => new TypeError('connection lost');
const refused = (status: number) => Response.json({ status: 'error', message: 'No.' }, { status });

describe('a write that was never answered', () => {
  test.each([
    ['is lost', lost()],
    ['meets a failing server', refused(500)],
    ['meets a gateway that gives up', refused(504)],
    ['is sent too often', refused(429)],
  ])('that %s keeps its key when repeated', async (_, first) => {
    const { api, keys } = page(createPlatformStorage(), [first]);
    await add(api);
    await add(api);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test('keeps it over a reload', async () => {
    const storage = createPlatformStorage();
    const before = page(storage, [lost()]);
    await add(before.api);
    const after = page(storage, []);
    await add(after.api);
    expect(after.keys).toEqual(before.keys);
  });

  test('keeps it over a reload before the answer', () => {
    const storage = createPlatformStorage();
    const begun = createAttemptKeys(areaOn(storage), 'attempts').begin('print');
    expect(createAttemptKeys(areaOn(storage), 'attempts').begin('print')).toBe(begun);
  });

  test.each([400, 403, 404, 409, 422])('gets another key after a refusal with %i', async (status) => {
    const { api, keys } = page(createPlatformStorage(), [refused(status)]);
    await add(api);
    await add(api);
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('is a separate action after another one: a ban, its end and the same ban again', async () => {
    const { api, keys } = page(createPlatformStorage(), [lost(), refused(404)]);
    for (const act of [ban, lift, ban]) await act(api);
    expect(new Set(keys).size).toBe(3);
  });

  test('keeps its key across other actions if it is a draft', async () => {
    const { api, keys } = page(createPlatformStorage(), [lost(), refused(404)]);
    for (const act of [answer, lift, answer]) await act(api);
    expect(keys[2]).toBe(keys[0]);
  });

  test('stores none of its content', async () => {
    const storage = createPlatformStorage();
    await answer(page(storage, [lost()]).api);
    expect(JSON.stringify(storage.getItem('attempts'))).not.toContain('At six');
  });
});

test.each([
  ['texts', { text: 'a' }, { text: 'b' }],
  ['numbers', { id: 1 }, { id: 2 }],
  ['files', { file: new File(['a'], 'a.jpg', { lastModified: 1 }) }, { file: new File(['a'], 'b.jpg') }],
  ['scripts', { text: 'ನಮಸ್ಕಾರ' }, { text: 'ನಮಸ್ಕಾರ!' }],
])('two writes with different %s have different hashes', (_, one, other) => {
  expect(printOf('x', one)).toBe(printOf('x', { ...one }));
  expect(printOf('x', one)).not.toBe(printOf('x', other));
  expect(printOf('x', one)).not.toBe(printOf('y', one));
});

test('every staff write carries a key, except calls that change nothing', async () => {
  const { api, keys } = page(createPlatformStorage(), []);
  const writes = deskCalls.filter(({ auth, method }: Endpoint) => auth !== 'public' && method !== 'GET');
  const params = { id: 1, person: 1, note: 1, kind: 'groups', list: 'tags', link: 1, clip: 'a' };
  const without: string[] = [];
  for (const [at, endpoint] of writes.entries()) {
    await api.call(endpoint as Endpoint, { params, body: {} } as never).catch(() => undefined);
    if (keys[at] === null) without.push(endpoint.id);
  }
  expect(keys).toHaveLength(writes.length);
  expect(without.toSorted()).toEqual([
    'beginPasskey',
    'beginStepUp',
    'findPeople',
    'formArchiveLink',
    'formFileLink',
    'lookAtInbox',
    'makeFormLink',
    'planFixtures',
    'previewFixtureResult',
    'previewFixtures',
    'previewRain',
    'registrationFile',
    'showEntryPhone',
    'showPersonPhone',
    'showPhone',
    'showSenderPhone',
    'uncoverCase',
  ]);
});
