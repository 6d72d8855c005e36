import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderUploads } from './folder-uploads.ts';

test('no other account on the machine may open the folder or a file in it [U-5]', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'maidan-uploads-'));
  const folder = path.join(parent, 'uploads');
  const uploads = folderUploads(folder);
  const draft = await uploads.begin();
  await draft.write(Buffer.from('a,b\n'));
  await draft.finish();
  const name = 'a'.repeat(32);
  await uploads.keep(draft, name);
  const modes = [folder, path.join(folder, name)].map(async (at) => (await stat(at)).mode & 0o777);
  expect(await Promise.all(modes)).toEqual([0o700, 0o600]);
  await rm(parent, { recursive: true });
});
