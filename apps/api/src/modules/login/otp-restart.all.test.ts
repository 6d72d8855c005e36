import { afterAll, expect, test } from 'vitest';
import { codeFor } from '../../../testing/people/login-at.ts';
import { dataFolders, startRunning, stopProcess } from '../../../testing/server-process.ts';

const folders = dataFolders();
afterAll(() => folders.removeAll());

interface Reply {
  code?: string;
  message: string;
}

test('a kill between two tries loses neither the tries nor the wait for the next code [O-7]', async () => {
  const env = { DATA_DIR: folders.make() };
  const phone = '9876543210';
  const codes: (string | undefined)[] = [];
  let server = await startRunning(env);
  const restart = async (): Promise<void> => {
    await stopProcess(server, 'SIGKILL');
    server = await startRunning(env);
  };
  const post = async (body: object): Promise<[number, Reply]> => {
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify({ phone, ...body }) };
    const answer = await fetch(`${server.address}/api/mobileotp`, sent);
    return [answer.status, (await answer.json()) as Reply];
  };

  expect((await post({ type: 'phone' }))[0]).toBe(200);
  await restart();
  // Without delay: the wait is short, and each start of the server takes part of it.
  expect((await post({ type: 'phone' }))[1].code).toBe('too_many_requests');
  const right = await codeFor(server.address, phone);
  const pin = right === '111111' ? '222222' : '111111';
  for (let tries = 1; tries <= 5; tries += 1) {
    codes.push((await post({ type: '', pin }))[1].code);
    await restart();
  }
  expect(codes).toEqual(Array.from({ length: 5 }, () => 'wrong_code'));
  const [status, reply] = await post({ type: '', pin: right });
  expect([status, reply.code]).toEqual([429, 'otp_locked']);
  await stopProcess(server, 'SIGTERM');
});
