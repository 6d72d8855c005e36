import { createApi } from '@maidan/api-client/core/create-api';
import { createPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Action } from '../action.ts';
import { changeAnswers } from './change-answers.ts';
import { testPage } from '../testing/test-page.ts';

const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });
beforeEach(() => {
  online(true);
  vi.stubGlobal('location', { href: 'http://maidan.test/' });
});
afterEach(() => vi.unstubAllGlobals());

const change = (id: number, text: string) => ({
  id,
  form_id: 4,
  revision: 2,
  answers: [{ field_id: 1, text, keeps_file: true }],
});

/** Node has no IndexedDB for files. */
const plain = {
  ...changeAnswers,
  files: {
    keep: async (input: unknown, _key: string, join: (written: unknown) => void) => join(input),
    find: async (written: unknown) => written,
  },
} as Action;

function setUp(reply: () => Response) {
  const sent: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const request = input as Request;
    const body = await request.formData();
    if (!navigator.onLine) throw new TypeError('no network');
    sent.push(request.headers.get('idempotency-key'), String(body.get('answers[0][text]')));
    return reply();
  };
  const api = createApi({ bases: { forms: 'http://api.test/api' }, session: { token: () => 'mdn_a1' }, fetch });
  const page = testPage({ api, site: createPlatformStorage(), loadQueueable: async () => [plain] });
  const send = (id: number, text: string, key: string) => page.runner.dispatch(plain, change(id, text), { key });
  return { ...page, sent, send };
}

test('offline, the latest change to each answer waits and is sent once', async () => {
  const { send, queue, runner, sent } = setUp(() => Response.json({ revision: 3, edited_at: '2026-11-25T06:00:00Z' }));
  online(false);
  await send(9, 'Titans', 'k1');
  await send(8, 'Owls', 'k2');
  await send(9, 'Falcons', 'k3');
  expect(queue.list().map(({ subject, data }) => [subject, data])).toEqual([
    ['8', change(8, 'Owls')],
    ['9', change(9, 'Falcons')],
  ]);
  online(true);
  await runner.flush();
  await runner.flush();
  expect([sent, queue.list()]).toEqual([['k2', 'Owls', 'k3', 'Falcons'], []]);
});

test('a change that comes too late stays with the reason from the server', async () => {
  const message = 'These answers can no longer be changed.';
  const { send, queue, runner } = setUp(() =>
    Response.json({ status: 'error', code: 'form_closed', message }, { status: 409 }),
  );
  online(false);
  await send(9, 'Titans', 'k1');
  online(true);
  await runner.flush();
  expect(queue.list().map(({ failed, data }) => [failed, data])).toEqual([[message, change(9, 'Titans')]]);
});
