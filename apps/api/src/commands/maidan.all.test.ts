import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { openLocation } from '../../testing/databases/data-locations.ts';
import { png } from '../../testing/operator.ts';
import { commandProgram } from '../../testing/programs.ts';
import { dataFolders, startRunning, stopProcess } from '../../testing/server-process.ts';

const folders = dataFolders();
afterAll(() => folders.removeAll());

const script = commandProgram();
const call = promisify(execFile);

test('with a running server, the effect of a command is visible at once; a refused command exits with 1', async () => {
  const DATA_DIR = folders.make();
  const running = await startRunning({ DATA_DIR });
  const env = { PATH: '/usr/bin', DATA_DIR, INIT_CWD: DATA_DIR };
  const run = async (...args: string[]) => (await call(process.execPath, [script, ...args], { env })).stdout;

  const pack = path.join(DATA_DIR, 'pack');
  mkdirSync(path.join(pack, 'media'), { recursive: true });
  writeFileSync(path.join(pack, 'media/turf.png'), png(640, 480));
  writeFileSync(path.join(pack, 'pack.json'), JSON.stringify({ format: 1, name: 'Turf' }));
  const post = { slug: 'turf', name: 'Turf', media: 'media/turf.png', published_at: '-1h' };
  writeFileSync(path.join(pack, 'posts.json'), JSON.stringify([post]));
  expect(await run('--', 'content', 'import', 'pack')).toBe(`Imported "Turf" from ${pack}.\n`);
  const reply = await fetch(`${running.address}/api/post/turf`);
  const shown = (await reply.json()) as { name: string; media: string };
  expect(shown.name).toBe('Turf');
  expect((await fetch(running.address + shown.media)).status).toBe(200);

  await expect(run('staff', 'revoke', '7')).rejects.toMatchObject({
    code: 1,
    stderr: `Data: ${path.join(DATA_DIR, 'maidan.sqlite')}\nThere is no open invitation 7. pnpm maidan staff list shows them all.\n`,
  });
  await expect(run('staff', 'revoke', '--now')).rejects.toMatchObject({ code: 2 });
  await expect(run('counts', 'chekc')).rejects.toMatchObject({
    code: 2,
    stderr: "error: unknown command 'chekc'\n(Did you mean check?)\nHelp: pnpm maidan --help\n",
  });
  expect(await run('counts', 'check')).toBe('Every counter equals its rows.\n');
  expect(await run('counts', '--help')).toContain('counts check');
  await stopProcess(running, 'SIGTERM');

  const { db } = openLocation({ DATA_DIR });
  await db.updateTable('posts').set({ like_count: 3 }).execute();
  await db.destroy();
  const drifts = [{ counter: 'posts.like_count', id: 1, kept: 3, counted: 0 }];
  await expect(run('counts', 'check', '--json')).rejects.toMatchObject({
    code: 1,
    stdout: `${JSON.stringify({ drifts })}\n`,
  });
});
