import { afterAll, expect, test } from 'vitest';
import { dataFolders, startRunning, stopProcess } from '../../testing/server-process.ts';

const folders = dataFolders();
afterAll(() => folders.removeAll());

test('a process that hung is not live until it has replied in time for a while [R-7]', async () => {
  const running = await startRunning({ DATA_DIR: folders.make() });
  const check = async () => (await fetch(`${running.address}/livez`, { signal: AbortSignal.timeout(60_000) })).status;
  expect(await check()).toBe(200);
  running.child.kill('SIGSTOP');
  const late = check();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  running.child.kill('SIGCONT');
  expect(await late).toBe(503);
  await expect.poll(check, { timeout: 60_000, interval: 500 }).toBe(200);
  expect(await stopProcess(running, 'SIGTERM')).toBe(0);
});
