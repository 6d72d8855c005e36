import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { formById } from '@maidan/contract/league/custom-forms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '../../../runtime/clock.ts';
import { answerParts, sendForm, writeForm } from '../../../../testing/form-sender.ts';
import { hostileBodies, hostileTypes } from '../../../../testing/hostile-bodies.ts';
import { hostileNames } from '../../../../testing/hostile-names.ts';
import { importContent } from '../../../../testing/packs.ts';
import { signIn } from '../../../../testing/people/users.ts';
import { createTestApp } from '../../../../testing/test-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { cleanFileName } from '../../../adapters/files/clean-file-name.ts';

let api: TestApp;
let folder: string;
let token: string;
let field: number;
beforeAll(async () => {
  api = await createTestApp('SQLite');
  const fields = [{ name: 'sheet', label: 'Sheet', type: 'file' }];
  await importContent(api, { 'forms.json': [{ slug: 'files', title: 'Files', fields }] });
  field = (await api.reply(formById, { params: { id: 'files' } }))?.fields[0]?.id as number;
  const draft = await api.world.uploads.begin();
  folder = path.dirname(draft.path);
  await draft.drop();
  ({ token } = await signIn(api));
});
afterAll(() => api.close());

/** The upload limit is not under test here. */
async function send(body: Buffer, headers: Record<string, string> = {}) {
  api.wait(MINUTE);
  return sendForm(api, body, { token, headers });
}
const withFile = (name: string) =>
  writeForm(answerParts('files', [{ field, file: { name, bytes: 'a,b', type: 'text/csv' } }]));
const kept = () => api.db.selectFrom('form_files').select(['name', 'original_name', 'response_id']).execute();

/** Every file in the folder belongs to a row: no draft or other file is left. */
async function expectNothingLeft(): Promise<void> {
  expect((await readdir(folder)).toSorted()).toEqual((await kept()).map(({ name }) => name).toSorted());
}

describe('malicious bodies [U-3]', () => {
  test('are accepted or refused with an error, and leave no file', async () => {
    const wrong: unknown[] = [];
    for (const { what, body, verdict } of hostileBodies(field)) {
      const { status, json } = await send(body);
      const isRight = verdict === 'accepted' ? status === 200 : status >= 400 && status < 500;
      if (!isRight || typeof json['message'] !== 'string') wrong.push([what, status, json]);
    }
    expect(wrong).toEqual([]);
    await expectNothingLeft();
  });

  test('content types without the boundary of the body are refused', async () => {
    const wrong: unknown[] = [];
    for (const type of hostileTypes) {
      const { status } = await send(withFile('a.csv'), { 'content-type': type });
      if (![400, 415].includes(status)) wrong.push([type, status]);
    }
    expect(wrong).toEqual([]);
    expect((await send(withFile('a.csv'))).status).toBe(200);
    await expectNothingLeft();
  });

  test('a byte lost, doubled or replaced by NUL at any position is accepted or refused, and leaves no file', async () => {
    const body = withFile('a.csv');
    const wrong: unknown[] = [];
    for (let at = 0; at < body.length; at += 3) {
      const [before, byte, after] = [body.subarray(0, at), body.subarray(at, at + 1), body.subarray(at + 1)];
      const changed = [
        [before, after],
        [before, byte, byte, after],
        [before, Buffer.from([0]), after],
      ];
      for (const pieces of changed) {
        const { status } = await send(Buffer.concat(pieces));
        if (status !== 200 && (status < 400 || status >= 500)) wrong.push([at, pieces.length, status]);
      }
    }
    expect(wrong).toEqual([]);
    await expectNothingLeft();
  });
});

test('a file of any name is stored under our name, and sent under its clean one [U-4]', async () => {
  const wrong: unknown[] = [];
  let taken = 0;
  for (const hostile of Object.values(hostileNames).flat()) {
    const name = hostile.endsWith('.csv') ? hostile : `${hostile}.csv`;
    const { status, json } = await send(withFile(name));
    if (status !== 200) {
      if (![400, 413, 422].includes(status)) wrong.push([name, status]);
      continue;
    }
    taken += 1;
    const row = (await kept()).find(({ response_id }) => String(response_id) === String(json['id']));
    const { headers } = await api.get(`/api/forms/file/${row?.name}`, { token });
    const [, encoded = ''] = /filename\*=UTF-8''([\w.%~-]*)$/.exec(headers.get('content-disposition') ?? '') ?? [];
    const clean = cleanFileName(name);
    const isRandom = /^[0-9a-f]{32}$/.test(row?.name ?? '');
    const isKept = row?.original_name === clean && decodeURIComponent(encoded) === clean;
    if (!isRandom || !isKept) wrong.push([name, row, encoded]);
  }
  expect(wrong).toEqual([]);
  expect(taken).toBeGreaterThan(200);
  await expectNothingLeft();
});
