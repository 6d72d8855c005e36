import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { png } from '../../testing/provider-desk.ts';
import { dataFolders, startRunning, stopProcess } from '../../testing/server-process.ts';

const folders = dataFolders();
afterAll(() => folders.removeAll());

const cli = path.join(import.meta.dirname, 'provider.ts');
const call = promisify(execFile);

test(
  'beside a running server: an answer and a post are served at once, and a mistake ends with 1 and changes nothing',
  { timeout: 90_000 },
  async () => {
    const DATA_DIR = folders.make();
    const running = await startRunning({ DATA_DIR });
    const env = { PATH: '/usr/bin', DATA_DIR, INIT_CWD: DATA_DIR };
    const run = async (...typed: string[]) => (await call(process.execPath, [cli, ...typed], { env })).stdout;
    const post = async (route: string, body: object, token = '') => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const answer = await fetch(`${running.address}/api/${route}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return (await answer.json()) as Record<string, unknown>;
    };
    const phone = '9876543210';
    await post('mobileotp', { phone, type: 'phone' });
    const outbox = (await (await fetch(`${running.address}/dev/outbox.json`)).json()) as { text: string }[];
    const pin = outbox[0]?.text.slice(0, 6);
    const { response } = await post('mobileotp', { phone, type: '', pin, name: 'Asha', email: '' });
    const token = (response as { original: { access_token: string } }).original.access_token;
    const { cid } = await post('newconversation', { name: 'Turf', location: 'Hebbal', message: 'Free at six?' }, token);

    expect(await run('conversations', '--waiting')).toMatch(
      new RegExp(`^${cid}  waiting .*Asha ${phone}  Turf, Hebbal`),
    );
    writeFileSync(path.join(DATA_DIR, 'map.png'), png(640, 480));
    expect(await run('answer', String(cid), 'Yes.', '--image', 'map.png')).toBe('Answered Asha.\n');
    const read = async (route: string) =>
      (await fetch(`${running.address}/api/${route}`, { headers: { authorization: `Bearer ${token}` } })).json();
    const { data } = (await read(`chats/${String(cid)}`)) as { data: { type: string; message: string }[] };
    expect(data.map(({ type }) => type)).toEqual(['text', 'text', 'image']);
    expect((await fetch(`${running.address}${data[2]?.message}`)).status).toBe(200);

    expect(await run('publish', 'turf', '--name', 'Turf', '--media', 'map.png')).toBe(
      'Published "Turf" (/post/turf).\n',
    );
    expect(await read('post/turf')).toMatchObject({ name: 'Turf' });
    await run('withdraw', 'turf');
    expect((await fetch(`${running.address}/api/post/turf`)).status).toBe(404);

    await expect(run('close', '12')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^Nothing was changed\.\nThere is no conversation "12"[^]*provider:close --help\n$/,
      ),
    });
    await expect(run('close', '--now')).rejects.toMatchObject({ code: 2 });
    await stopProcess(running, 'SIGTERM');
  },
);
