import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const watch = `
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.kill(-process.pid, 'SIGKILL'), 1000);
  require('node:worker_threads').parentPort.postMessage('watching');
`;

/**
 * Ends this process, which leads its group, and the programs it has started when its parent is gone. A thread watches,
 * because a process in a loop notices neither a closed channel nor SIGTERM. The thread cannot start during such a
 * loop, so wait for it.
 */
export async function endWithParent(): Promise<void> {
  const watcher = new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } });
  await once(watcher, 'message');
  watcher.unref();
}
