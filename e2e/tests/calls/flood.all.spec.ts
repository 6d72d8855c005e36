import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryOf } from '../../benchmarks/flood/memory.ts';
import { startOwnProduct } from '../../support/start-product.ts';
import { expect, test } from '../../support/test.ts';

const ATTACK = join(import.meta.dirname, '../../benchmarks/flood/attack.ts');
const LOWEST_PRIORITY = 19;
const SECONDS = 12;
/** Megabytes that an attack may leave behind. */
const LEFT = 100;

/** The status of the full page for a well-behaved caller; 0 without a response. */
const readPage = (port: number): Promise<number> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, headers: { 'x-forwarded-for': '198.51.100.7' } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', () => resolve(0));
  });

/** `pnpm bench:flood` measures how long a reader waits meanwhile; a busy machine would fail any limit here. */
test('a reader gets every page while others flood the site or hold connections open, and memory is freed [R-8 R-17 R-19]', async () => {
  test.setTimeout(600_000);
  // Two trusted proxies in front of the API mean one in front of the site, so forwarded addresses identify the callers.
  const { ports, pid, stop } = await startOwnProduct({ TRUSTED_PROXIES: '2', LOG_LEVEL: 'silent' });
  for (const [slow, flooding, path] of [
    [2000, 40, '/?x='],
    [2000, 300, '/?x='],
    [0, 300, '/search?q='],
  ] as const) {
    const before = memoryOf(pid);
    const attacker = fork(ATTACK, [ports.feed, slow, flooding, path].map(String));
    setPriority(attacker.pid ?? 0, LOWEST_PRIORITY);
    // A slow machine takes longer to make as many requests as are refused.
    const seen = { refused: false };
    attacker.once('message', () => {
      seen.refused = true;
    });
    const read: Promise<number>[] = [];
    for (const end = Date.now() + SECONDS * 1000; Date.now() < end || !seen.refused; await wait(100)) {
      read.push(readPage(ports.feed));
    }
    const statuses = await Promise.all(read);
    attacker.kill('SIGTERM');
    const [{ answered, refused }] = (await once(attacker, 'message')) as [{ answered: number; refused: number }];
    expect([path, flooding, statuses.filter((status) => status !== 200)]).toEqual([path, flooding, []]);
    expect(answered).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
    // V8 frees memory after some idle seconds.
    await expect.poll(() => memoryOf(pid) - before, { timeout: 120_000 }).toBeLessThan(LEFT);
  }
  await stop();
});
