import { once } from 'node:events';
import { watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setInterval as ticks } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { formById } from '@maidan/contract/league/custom-forms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropSlowSenders } from '../../../http/limits/slow-senders.ts';
import { MINUTE } from '../../../runtime/clock.ts';
import { answerParts, BOUNDARY, writeForm } from '../../../../testing/form-sender.ts';
import { importContent } from '../../../../testing/packs.ts';
import { signIn } from '../../../../testing/people/users.ts';
import { createTestApp } from '../../../../testing/test-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { writePdf } from '../../../../testing/media/file-writers.ts';

const UPLOAD_TIME = 300;
const TICK = 20;

let api: TestApp;
let server: Server;
let folder: string;
let token: string;
let body: Buffer;
beforeAll(async () => {
  api = await createTestApp('SQLite');
  const fields = [{ name: 'sheet', label: 'Sheet', type: 'file' }];
  await importContent(api, { 'forms.json': [{ slug: 'files', title: 'Files', fields }] });
  const field = (await api.reply(formById, { params: { id: 'files' } }))?.fields[0]?.id ?? 0;
  const bytes = Buffer.concat([writePdf(), Buffer.alloc(200_000, 0x20), Buffer.from('%%EOF\n')]);
  body = writeForm(answerParts('files', [{ field, file: { name: 'sheet.pdf', type: 'application/pdf', bytes } }]));
  const draft = await api.world.uploads.begin();
  folder = path.dirname(draft.path);
  await draft.drop();
  ({ token } = await signIn(api));
  server = createAdaptorServer({ fetch: api.app.fetch, overrideGlobalObjects: false }) as Server;
  dropSlowSenders(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await api.close();
});

const limitUploads = (uploadTime: number) => Object.assign(api.world.settings, { uploadTime });

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly json: Record<string, unknown>;
  readonly seconds: number;
  /** How many bytes had been sent when the reply arrived. */
  readonly sent: number;
}

/** Sends the upload in pieces of this many bytes, one every tick, until all is sent or a reply arrives. */
async function trickle(piece: number): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const headers = {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': body.length,
    authorization: `Bearer ${token}`,
  };
  const began = performance.now();
  const sending = request({ port, method: 'POST', path: '/api/forms/formresponse/save', headers });
  let sent = 0;
  const answered = new Promise<Answer>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', (answer) => {
      const { statusCode: status } = answer;
      const { connection } = answer.headers;
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => {
        const json = JSON.parse(text) as Record<string, unknown>;
        resolve({ status, connection, json, seconds: (performance.now() - began) / 1000, sent });
      });
    });
  });
  let isAnswered = false;
  void answered.catch(() => undefined).finally(() => (isAnswered = true));
  for await (const _ of ticks(TICK)) {
    if (isAnswered || sent >= body.length) break;
    sending.write(body.subarray(sent, sent + piece));
    sent += piece;
  }
  if (sent >= body.length) sending.end();
  return answered.finally(() => sending.destroy());
}

test('a slow upload within the time limit is accepted [R-4]', async () => {
  const { status } = await trickle(Math.ceil(body.length / 8));
  expect(status).toBe(200);
  expect(await readdir(folder)).toHaveLength(1);
});

test('an upload beyond the time limit gets an error and leaves no file, and the next one is accepted [R-4]', async () => {
  const before = await readdir(folder);
  const begun = new Set<string | null>();
  const watcher = watch(folder, (_, name) => void begun.add(name));
  limitUploads(UPLOAD_TIME);
  const { status, connection, json, seconds, sent } = await trickle(500);
  expect([status, connection, json]).toEqual([
    408,
    'close',
    expect.objectContaining({
      status: 'error',
      code: 'timeout',
      message: 'The upload took too long. Please try again with smaller files or on a better connection.',
    }),
  ]);
  expect(seconds).toBeGreaterThan(UPLOAD_TIME / 1000 - 0.05);
  expect(sent).toBeLessThan(body.length);
  expect(await readdir(folder)).toEqual(before);
  await expect.poll(() => begun.size, { message: 'a file had been begun' }).toBe(1);
  watcher.close();
  limitUploads(MINUTE);
  expect((await trickle(body.length)).status).toBe(200);
});

test('a sender who stops sending gets a reply too [R-4]', async () => {
  const before = await readdir(folder);
  limitUploads(UPLOAD_TIME);
  const { status } = await trickle(0);
  expect(status).toBe(408);
  expect(await readdir(folder)).toEqual(before);
});
