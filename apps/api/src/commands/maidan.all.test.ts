import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { postTo, signInAt } from '../../testing/people/login-at.ts';
import { png } from '../../testing/operator.ts';
import { commandProgram } from '../../testing/programs.ts';
import { dataFolders, startRunning, stopProcess } from '../../testing/server-process.ts';

const folders = dataFolders();
afterAll(() => folders.removeAll());

const script = commandProgram();
const call = promisify(execFile);

test('next to a running server, an answer and a post appear at once; a refused command ends with 1', async () => {
  const DATA_DIR = folders.make();
  const running = await startRunning({ DATA_DIR });
  const env = { PATH: '/usr/bin', DATA_DIR, INIT_CWD: DATA_DIR };
  const run = async (...args: string[]) => (await call(process.execPath, [script, ...args], { env })).stdout;
  const phone = '9876543210';
  const token = await signInAt(running.address, phone);
  const question = { name: 'Turf', location: 'Hebbal', message: 'Free at six?' };
  const { cid } = await postTo(running.address, 'newconversation', question, token);

  expect(await run('conversation', 'list', '--waiting')).toMatch(
    new RegExp(`^${cid}  waiting .*Asha ${phone}  Turf, Hebbal`),
  );
  writeFileSync(path.join(DATA_DIR, 'map.png'), png(640, 480));
  expect(await run('conversation', 'answer', String(cid), 'Yes.', '--image', 'map.png')).toBe('Answered Asha.\n');
  const read = async (route: string) =>
    (await fetch(`${running.address}/api/${route}`, { headers: { authorization: `Bearer ${token}` } })).json();
  const { data } = (await read(`chats/${String(cid)}`)) as { data: { type: string; message: string }[] };
  expect(data.map(({ type }) => type)).toEqual(['text', 'text', 'image']);
  expect((await fetch(`${running.address}${data[2]?.message}`)).status).toBe(200);

  expect(await run('post', 'publish', 'turf', '--name', 'Turf', '--media', 'map.png')).toBe(
    'Published "Turf" (/post/turf).\n',
  );
  expect(await read('post/turf')).toMatchObject({ name: 'Turf' });
  await run('post', 'withdraw', 'turf');
  expect((await fetch(`${running.address}/api/post/turf`)).status).toBe(404);

  await expect(run('staff', 'revoke', '7')).rejects.toMatchObject({
    code: 1,
    stderr: `Data: ${path.join(DATA_DIR, 'maidan.sqlite')}\nNo invitation 7 works. pnpm maidan staff list shows those that do.\n`,
  });
  await expect(run('conversation', 'close', '12')).rejects.toMatchObject({ code: 1 });
  await expect(run('conversation', 'close', '--now')).rejects.toMatchObject({ code: 2 });
  await expect(run('counts', 'chekc')).rejects.toMatchObject({
    code: 2,
    stderr: 'Unknown command "counts chekc". Did you mean "counts check"?\n',
  });
  expect(await run('counts', 'check')).toBe('Every counter equals its rows.\n');
  await stopProcess(running, 'SIGTERM');
});
