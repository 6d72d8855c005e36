import { afterAll, expect, test } from 'vitest';
import { codeFor } from '../../../testing/login-at.ts';
import { dataFolders, startRunning, stopProcess } from '../../../testing/server-process.ts';

const folders = dataFolders();
afterAll(() => folders.removeAll());

interface Reply {
  code?: string;
  message: string;
}

test(
  'a kill between two tries forgets neither the tries nor the wait for the next code [O-7]',
  { timeout: 90_000 },
  async () => {
    const env = { DATA_DIR: folders.make() };
    const phone = '9876543210';
    const codes: (string | undefined)[] = [];
    let server = await startRunning(env);
    const post = async (body: object): Promise<[number, Reply]> => {
      const headers = { 'content-type': 'application/json' };
      const sent = { method: 'POST', headers, body: JSON.stringify({ phone, ...body }) };
      const answer = await fetch(`${server.address}/api/mobileotp`, sent);
      return [answer.status, (await answer.json()) as Reply];
    };

    expect((await post({ type: 'phone' }))[0]).toBe(200);
    const right = await codeFor(server.address, phone);
    const pin = right === '111111' ? '222222' : '111111';
    for (let tries = 1; tries <= 5; tries += 1) {
      codes.push((await post({ type: '', pin }))[1].code);
      await stopProcess(server, 'SIGKILL');
      server = await startRunning(env);
    }
    expect(codes).toEqual(Array.from({ length: 5 }, () => 'wrong_code'));
    const [status, reply] = await post({ type: '', pin: right });
    expect([status, reply.code]).toEqual([429, 'otp_locked']);
    expect((await post({ type: 'phone' }))[1].code).toBe('too_many_requests');
    await stopProcess(server, 'SIGTERM');
  },
);
