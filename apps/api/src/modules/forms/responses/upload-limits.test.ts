import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { formById } from '@maidan/contract/league/custom-forms';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MINUTE } from '../../../runtime/clock.ts';
import { answerParts, BOUNDARY, sendForm, writeForm } from '../../../../testing/form-sender.ts';
import { importContent } from '../../../../testing/packs.ts';
import { signIn } from '../../../../testing/people/users.ts';
import { createTestApp } from '../../../../testing/test-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { writePdf } from '../../../../testing/media/file-writers.ts';

const MB = 1024 * 1024;
const fields = Array.from({ length: 10 }, (_, index) => ({
  name: `file-${index}`,
  label: `File ${index}`,
  type: 'file',
}));

let api: TestApp;
let token: string;
let ids: number[];
let folder: string;
beforeAll(async () => {
  api = await createTestApp('SQLite');
  await importContent(api, { 'forms.json': [{ slug: 'files', title: 'Files', fields }] });
  ids = ((await api.reply(formById, { params: { id: 'files' } }))?.fields ?? []).map(({ id }) => Number(id));
  const draft = await api.world.uploads.begin();
  folder = path.dirname(draft.path);
  await draft.drop();
});
beforeEach(async () => {
  api.wait(30 * MINUTE);
  ({ token } = await signIn(api));
});
afterAll(() => api.close());

/** A PDF of exactly this many bytes. */
function pdf(bytes: number): Buffer {
  const made = Buffer.alloc(bytes, 0x20);
  writePdf().copy(made);
  made.write('%%EOF\n', bytes - 6, 'latin1');
  return made;
}
const file = (bytes: number, name = 'team.pdf') => ({ name, bytes: pdf(bytes), type: 'application/pdf' });
const send = (files: readonly ReturnType<typeof file>[], headers: Record<string, string> = {}) =>
  sendForm(
    api,
    writeForm(
      answerParts(
        'files',
        files.map((one, index) => ({ field: ids[index] ?? 0, file: one })),
      ),
    ),
    { token, headers },
  );
/** The body of a form up to where a file's bytes begin. */
const opening = () =>
  writeForm([{ name: 'answers[0][file]', fileName: 'a.pdf', body: '' }]).subarray(0, -(BOUNDARY.length + 8));
const left = async () => (await readdir(folder)).length;

test('a file of 20 MB is accepted, one byte more is 413 with its name, and is removed [U-2]', async () => {
  expect((await send([file(20 * MB)])).status).toBe(200);
  const before = await left();
  const refused = await send([file(1000), file(20 * MB + 1, 'much.pdf')]);
  const message = '"much.pdf" is larger than 20MB. Accepts only images and documents upto 20MB.';
  expect([refused.status, refused.json]).toEqual([
    413,
    expect.objectContaining({ code: 'too_large', message, errors: { [ids[1] ?? 0]: [message] } }),
  ]);
  expect(await left()).toBe(before);
});

test('25 MB of body, ten files, 411 parts, 64 KB of text, 8 KB of a part header [U-2]', async () => {
  const before = await left();
  expect((await send([file(13 * MB), file(13 * MB)])).json).toMatchObject({
    code: 'too_large',
    message: 'All files of a form together may be at most 25MB.',
  });
  const names = Array.from({ length: 11 }, (_, index) => ({
    name: `answers[${index}][file]`,
    body: 'x',
    fileName: 'a.csv',
  }));
  const parts = [{ name: 'form_id', body: 'files' }];
  const status = async (more: Parameters<typeof writeForm>[0]) =>
    (await sendForm(api, writeForm([...parts, ...more]), { token })).status;
  expect(await status(names)).toBe(413);
  // Refused before its bytes are read: these are too many as well.
  const late = { name: 'answers[10][file]', body: 'x'.repeat(21 * MB), fileName: 'a.csv' };
  expect((await sendForm(api, writeForm([...parts, ...names.slice(0, 10), late]), { token })).json).toMatchObject({
    code: 'too_large',
    message: 'A form takes at most 10 files.',
  });
  const texts = Array.from({ length: 411 }, (_, index) => ({ name: `answers[${index}][answer_text]`, body: '' }));
  expect(await status(texts)).toBe(413);
  expect(await status(texts.slice(1))).toBe(422);
  expect(await status([{ name: 'answers[0][answer_text]', body: 'x'.repeat(64 * 1024 + 1) }])).toBe(413);
  expect(await status([{ name: 'answers[0][answer_text]', body: 'x'.repeat(64 * 1024) }])).toBe(422);
  expect(await status([{ name: 'answers[0][file]', fileName: 'n'.repeat(9000), body: '' }])).toBe(413);
  expect(await left()).toBe(before);
});

test('a body without a length is counted as it arrives, and a false length changes nothing [U-2]', async () => {
  const before = await left();
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(opening()),
    pull: (controller) => controller.enqueue(Buffer.alloc(MB, 0x61)),
  });
  const { status, json } = await sendForm(api, endless, { token });
  expect([status, json['message']]).toEqual([413, expect.stringContaining('"a.pdf" is larger than 20MB')]);
  expect((await send([file(1000)], { 'content-length': String(30 * MB) })).status).toBe(413);
  expect((await send([file(1000)], { 'content-length': String(900 * MB) })).status).toBe(413);
  expect((await send([file(1000)], { 'content-length': '10' })).status).toBe(200);
  expect(await left()).toBe(before + 1);
});

test('a complete upload cut off at every 97th byte is 400, and leaves no file [U-3]', async () => {
  const before = await left();
  const body = writeForm(
    answerParts(
      'files',
      [0, 1, 2].map((index) => ({ field: ids[index] ?? 0, file: file(3000) })),
    ),
  );
  for (let length = 0; length < body.length - 4; length += 97) {
    api.wait(MINUTE);
    const { status } = await sendForm(api, body.subarray(0, length), { token });
    expect([length, status]).toEqual([length, 400]);
  }
  expect(await left()).toBe(before);
  expect((await sendForm(api, body, { token })).status).toBe(200);
});

test('malicious bodies are refused, never 5xx, and leave no file [U-3]', async () => {
  const before = await left();
  const line = `--${BOUNDARY}\r\n`;
  const bodies = [
    '',
    '\r\n',
    `${line}`,
    `--${BOUNDARY}--`,
    `--${BOUNDARY}--\r\n`,
    `${line}\r\n\r\n--${BOUNDARY}--`,
    `${line.repeat(300)}`,
    `preamble\r\n${line}Content-Disposition: form-data; name="form_id"\r\n\r\nfiles\r\n--${BOUNDARY}--`,
    `${line}Content-Disposition: form-data; name="form_id"\r\n\r\nfiles\r\n--${BOUNDARY}x`,
    `${line}Content-Disposition: form-data; name="form_id"; filename="a.pdf"\r\n\r\nfiles\r\n--${BOUNDARY}--`,
    `${line}Content-Disposition: form-data; name="answers[0][file]"\r\n\r\nbytes\r\n--${BOUNDARY}--`,
    `${line}Content-Disposition: form-data; name="answers[0][file]"; filename=""\r\n\r\nbytes\r\n--${BOUNDARY}--`,
    `${line}Content-Type: multipart/mixed; boundary=inner\r\nContent-Disposition: form-data; name="x"\r\n\r\n--inner\r\n`,
    `${line}${'X: y\r\n'.repeat(100)}\r\n`,
  ];
  for (const body of bodies) {
    const { status } = await sendForm(api, body, { token });
    expect([body.slice(0, 80), status >= 400 && status < 500]).toEqual([body.slice(0, 80), true]);
  }
  expect(await left()).toBe(before);
});

test('an upload that is abandoned halfway leaves no file [U-10]', async () => {
  const before = await left();
  let sent = 0;
  const leaving = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(opening()),
    pull(controller) {
      if ((sent += 1) > 5) controller.error(new Error('the line is cut'));
      else controller.enqueue(Buffer.alloc(MB));
    },
  });
  expect((await sendForm(api, leaving, { token })).status).toBe(400);
  expect(await left()).toBe(before);
});
