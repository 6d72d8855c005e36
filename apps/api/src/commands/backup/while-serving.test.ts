import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { nothingYet, writeUntilGone } from '../../../testing/databases/constant-writers.ts';
import { dataLocations, fillLocation, type DataLocation } from '../../../testing/databases/data-locations.ts';
import { describeProcesses } from '../../../testing/databases/describe-processes.ts';
import { manyPosts } from '../../../testing/packs.ts';
import { commandProgram } from '../../../testing/programs.ts';
import { startRunning, stopProcess } from '../../../testing/server-process.ts';

const locations = dataLocations();
afterAll(() => locations.removeAll());

const script = commandProgram();
const call = promisify(execFile);

describeProcesses('a back-up made while people write', (engine) => {
  test('contains everything acknowledged before, and its counters agree [D-6]', async () => {
    const [from, to] = [await locations.make(engine), await locations.make(engine)];
    await fillLocation(from, manyPosts(1));
    const tools = locations.makeFolder();
    const run = async (location: DataLocation, ...args: string[]) =>
      (await call(process.execPath, [script, ...args], { env: { PATH: '/usr/bin', INIT_CWD: tools, ...location } }))
        .stdout;
    const key = /age1\S+/.exec(await run(from, 'backup', 'key', 'the.key'))?.[0] ?? '';

    const running = await startRunning({ ...from, SMS_PER_HOUR: '1000000' });
    const done = nothingYet();
    const writers = ['1001', '1002', '1003'].map((writer) => writeUntilGone(running.address, writer, done));
    while (done.logins.size < 10) await wait(10);
    const before = new Map(done.logins);
    await run(from, 'backup', 'create', 'busy.backup', '--for', key);
    expect(done.logins.size).toBeGreaterThan(before.size);
    await stopProcess(running, 'SIGKILL');
    await Promise.all(writers);

    await run(to, 'backup', 'restore', 'busy.backup', '--key', 'the.key');
    expect(await run(to, 'counts', 'check')).toBe('Every counter equals its rows.\n');
    const restored = await startRunning({ ...to });
    for (const [token, phone] of before) {
      const me = await fetch(`${restored.address}/api/me`, { headers: { authorization: `Bearer ${token}` } });
      expect(await me.json()).toMatchObject({ phone });
    }
    await stopProcess(restored, 'SIGTERM');
  });
});
