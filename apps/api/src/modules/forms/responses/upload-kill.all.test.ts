import { mkdir, readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { HOUR, systemClock } from '../../../runtime/clock.ts';
import type { OpenDatabase } from '../../../db/open-database.ts';
import { seeded } from '../../../../testing/people/crowd.ts';
import { fillLocation, openLocation } from '../../../../testing/databases/data-locations.ts';
import { stress } from '../../../../testing/databases/env.ts';
import { answerParts, writeForm } from '../../../../testing/form-sender.ts';
import { dataFolders, startRunning, stopProcess } from '../../../../testing/server-process.ts';
import { signInAt } from '../../../../testing/people/login-at.ts';
import { upload } from '../../../../testing/media/upload-client.ts';
import { writePdf } from '../../../../testing/media/file-writers.ts';
import { folderUploads } from '../../../adapters/files/folder-uploads.ts';
import { cleanUpUploads } from '../../../jobs/cleanup-uploads.ts';

const folders = dataFolders();
afterAll(() => folders.removeAll());

const fields = [
  { name: 'one', label: 'One', type: 'file' },
  { name: 'two', label: 'Two', type: 'file' },
];

const namesIn = ({ db }: OpenDatabase) => db.selectFrom('form_files').select(['name', 'bytes']).execute();

test(
  'after repeated kills during uploads every row has its whole file, and the cleanup leaves no other [U-10]',
  { timeout: 0 },
  async () => {
    const dataDir = folders.make();
    const folder = path.join(dataDir, 'uploads');
    await fillLocation({ DATA_DIR: dataDir }, { 'forms.json': [{ slug: 'files', title: 'Files', fields }] });
    await mkdir(folder, { recursive: true });
    const database = openLocation({ DATA_DIR: dataDir });
    const ids = (await database.db.selectFrom('form_fields').select('id').orderBy('id').execute()).map(({ id }) => id);
    const big = Buffer.concat([writePdf(), Buffer.alloc(3_000_000, 0x20), Buffer.from('%%EOF\n')]);
    const file = { name: 'sheet.pdf', type: 'application/pdf', bytes: big };
    const body = writeForm(
      answerParts(
        'files',
        ids.map((field) => ({ field, file })),
      ),
    );

    const random = seeded(3);
    const acknowledged: number[] = [];
    for (let round = 0; round < stress.kills; round += 1) {
      const running = await startRunning({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
      const token = await signInAt(running.address, String(9_200_000_000 + round));
      const before = acknowledged.length;
      const senders = Array.from({ length: 4 }, async () => {
        for (;;) {
          const answer = await upload(running.address, { body, token }).catch(() => null);
          if (!answer) return;
          if (answer.status === 200) acknowledged.push(Number((JSON.parse(answer.text) as { id: number }).id));
        }
      });
      // Some rounds are killed before anything is done, others a little later.
      while (acknowledged.length < before + (round % 3)) await wait(3);
      await wait(random() * 150);
      await stopProcess(running, 'SIGKILL');
      await Promise.all(senders);
    }

    // By the sweeper's clock, the leftovers are old enough to remove.
    const before = await readdir(folder);
    const old = new Date(systemClock() - 2 * HOUR);
    await Promise.all(before.map((name) => utimes(path.join(folder, name), old, old)));
    await cleanUpUploads(database.db, folderUploads(folder), systemClock());
    const rows = await namesIn(database);
    expect((await readdir(folder)).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    for (const { name, bytes } of rows) {
      expect([name, await folderUploads(folder).size(name), bytes]).toEqual([name, big.length, big.length]);
    }
    const responses = await database.db.selectFrom('form_responses').select('id').execute();
    expect(rows.length).toBe(responses.length * 2);
    expect(acknowledged.filter((id) => !responses.some((row) => row.id === id))).toEqual([]);
    // Proves that the kills came halfway: some uploads left remains, and some succeeded.
    expect([before.length > rows.length, acknowledged.length > 0]).toEqual([true, true]);
    await database.db.destroy();
  },
);
