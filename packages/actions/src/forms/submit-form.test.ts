import { createPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { saveFormResponse } from '@maidan/contract/league/custom-forms';
import { createApi } from '@maidan/api-client/core/create-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineAction, type FileKeeper } from '../action.ts';
import { testPage } from '../testing/test-page.ts';

const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });
beforeEach(() => {
  online(true);
  vi.stubGlobal('location', { href: 'http://maidan.test/' });
});
afterEach(() => vi.unstubAllGlobals());

const sheet = new File(['name,age'], 'team.csv', { type: 'text/csv' });
const answers = { form_id: 4, answers: [{ formfield_id: 1, answer_text: 'Titans', file: sheet }] };

/** A device that stores files, and a server that answers each call in turn. */
function setUp(replies: (() => Response | Error)[], keep?: FileKeeper['keep']) {
  const disk = new Map<string, typeof answers>();
  const files: FileKeeper = {
    keep:
      keep ??
      (async (input, key, join) => {
        disk.set(key, input as typeof answers);
        join({ form_id: 4, on_disk: key });
      }),
    find: async (written) => disk.get((written as { on_disk: string }).on_disk) ?? null,
  };
  const submit = defineAction({ endpoint: saveFormResponse, offline: 'queue', files });
  const sent: [text: string, file: string, key: string | null][] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const request = input as Request;
    const body = await request.formData();
    const reply = replies.shift()?.() ?? new TypeError('no network');
    if (reply instanceof Error) throw reply;
    const file = body.get('answers[0][file]');
    const text = file instanceof File ? `${file.name} ${await file.text()}` : 'no file';
    sent.push([String(body.get('answers[0][answer_text]')), text, request.headers.get('idempotency-key')]);
    return reply;
  };
  const bases = { forms: 'http://api.test/api' };
  const api = createApi({ bases, session: { token: () => 'mdn_a1' }, fetch });
  const page = testPage({ api, site: createPlatformStorage(), loadQueueable: async () => [submit] });
  page.mount(submit);
  const statuses = () => page.outcomes.map(({ status }) => status);
  return { ...page, disk, sent, statuses, send: () => page.runner.dispatch(submit, answers, { key: 'k1' }) };
}
const saved = () => Response.json({ status: 'success', message: '', id: 9 });
const refused = () => Response.json({ status: 'error', message: 'Closed.', errors: {} }, { status: 422 });

test('online, answers never enter the queue', async () => {
  const { send, sent, queue, disk, statuses } = setUp([saved]);
  await send();
  expect([sent, queue.list(), disk.size, statuses()]).toEqual([
    [['Titans', 'team.csv name,age', 'k1']],
    [],
    0,
    ['done'],
  ]);
});

test('offline, they wait with their file and are sent once under the same key', async () => {
  const { send, sent, queue, runner, statuses } = setUp([() => new TypeError('no network'), saved]);
  online(false);
  await send();
  expect([sent, queue.list().map(({ key, data }) => [key, data]), statuses()]).toEqual([
    [],
    [['k1', { form_id: 4, on_disk: 'k1' }]],
    ['queued'],
  ]);
  online(true);
  await runner.flush();
  await runner.flush();
  expect([sent, queue.list()]).toEqual([[['Titans', 'team.csv name,age', 'k1']], []]);
});

test('answers refused later stay with the reason until their user resends or cancels them', async () => {
  const { send, sent, queue, runner } = setUp([() => new TypeError('no network'), refused, refused, saved]);
  online(false);
  await send();
  online(true);
  await runner.flush();
  await runner.flush();
  expect([sent.length, queue.list().map(({ failed }) => failed)]).toEqual([1, ['Closed.']]);
  queue.retry();
  await runner.flush();
  queue.retry();
  await runner.flush();
  expect([sent.length, queue.list()]).toEqual([3, []]);
});

test('answers are not sent without their lost file', async () => {
  const { send, sent, queue, runner, disk } = setUp([() => new TypeError('no network'), saved]);
  online(false);
  await send();
  disk.clear();
  online(true);
  await runner.flush();
  expect([sent, queue.list()[0]?.failed]).toEqual([[], expect.stringContaining('no longer on this device')]);
});

test('if the device cannot store files, sending fails and the form keeps its answers', async () => {
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const { send, queue, runner, statuses } = setUp([], full);
  online(false);
  await send();
  expect([queue.list(), runner.unsent(), statuses()]).toEqual([[], [], ['failed']]);
});

test('the answers of one user are never sent as another', async () => {
  const { send, sent, become, runner } = setUp([() => new TypeError('no network'), saved]);
  online(false);
  await send();
  online(true);
  become(8);
  await runner.flush();
  expect(sent).toEqual([]);
});
