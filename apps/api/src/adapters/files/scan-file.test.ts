import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formById } from '@maidan/contract/league/custom-forms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../server/create-app.ts';
import { answerParts, sendForm, writeForm } from '../../../testing/form-sender.ts';
import { importContent } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { commandScan } from './scan-file.ts';

// Split in two, so that no scanner flags this file.
const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`;

let api: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'maidan-scan-'));
  api = await createTestApp('SQLite');
  const fields = [{ name: 'file', label: 'File', type: 'file' }];
  await importContent(api, { 'forms.json': [{ slug: 'files', title: 'Files', fields }] });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

/** Writes a scanner with the exit codes of `clamdscan`. */
function scanner(script: string): string {
  const file = path.join(folder, `${Math.random().toString(36).slice(2)}.sh`);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o700);
  return file;
}

test.each([
  ['EICAR with a scanner', 'if /usr/bin/grep -q EICAR "$1"; then exit 1; fi', EICAR, 422],
  ['another file with it', 'if /usr/bin/grep -q EICAR "$1"; then exit 1; fi', 'a,b', 200],
  ['any file with a scanner that fails', 'exit 2', 'a,b', 503],
])('%s [U-9]', async (_, script, bytes, status) => {
  const app = createApp({ ...api.world, scanFile: commandScan(scanner(script)) });
  const form = await api.reply(formById, { params: { id: 'files' } });
  const { token } = await signIn(api);
  const before = await api.db.selectFrom('form_files').select('name').execute();
  const body = writeForm(
    answerParts('files', [{ field: Number(form?.fields[0]?.id), file: { name: 'a.csv', bytes } }]),
  );
  expect((await sendForm({ ...api, app }, body, { token })).status).toBe(status);
  const after = await api.db.selectFrom('form_files').select('name').execute();
  expect(after.length - before.length).toBe(status === 200 ? 1 : 0);
});
