import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const inspectProcess = path.join(import.meta.dirname, 'inspect-process.ts');

/** Keeps the program busy forever once it waits for orders. */
const spin = `
  setInterval(() => {
    if (process.listenerCount('message') === 0) return;
    process.send('spinning');
    for (;;);
  }, 100);
`;
const server = `
  import { fork } from 'node:child_process';
  const child = fork(process.argv[2], [], { detached: true, execArgv: ['--import', process.argv[3]] });
  child.on('message', () => process.send(child.pid));
`;

test('the inspecting process ends with its server, even in the middle of an endless loop [R-21]', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'maidan-orphan-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [serverFile, spinFile] = ['server.mjs', 'spin.mjs'].map((name) => path.join(folder, name));
  writeFileSync(serverFile ?? '', server);
  writeFileSync(spinFile ?? '', spin);
  const parent = fork(serverFile ?? '', [inspectProcess, spinFile ?? ''], { stdio: 'inherit' });
  const [pid] = (await once(parent, 'message')) as [number];
  onTestFinished(() => {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
