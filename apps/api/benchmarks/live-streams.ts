/**
 * `pnpm bench:live [streams]`: the cost of open live event streams for one server process. It only prints figures:
 * resident memory, processor time while idle, and how long a notification to everyone takes to arrive.
 */
import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { DAY } from '../src/runtime/clock.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { publishEvent } from '../src/modules/events/live-events.store.ts';
import { createSession } from '../src/modules/sessions/sessions.store.ts';
import { addUsers } from '../testing/people/crowd.ts';
import { dataFolders, startRunning, stopProcess } from '../testing/server-process.ts';

const STREAMS = Number(process.argv[2] ?? 500);
const PER_PERSON = 10;
const IDLE_SECONDS = 20;

const lives = { whole: DAY, idle: DAY };

const folders = dataFolders();
const dataDir = folders.make();
const server = await startRunning({ DATA_DIR: dataDir });
const { db } = openDatabase({ dataDir }, () => undefined);

/** A value from the server's own `/metrics`. */
async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
}
const memory = async () => (await figure('process_resident_memory_bytes')) / 2 ** 20;
const cpuSeconds = () => figure('process_cpu_seconds_total');
async function idleShare(): Promise<number> {
  const [start, before] = [performance.now(), await cpuSeconds()];
  await wait(IDLE_SECONDS * 1000);
  return ((await cpuSeconds()) - before) / ((performance.now() - start) / 1000);
}

async function tokens(): Promise<string[]> {
  const users = await addUsers(db, Math.ceil(STREAMS / PER_PERSON));
  const found: string[] = [];
  for (const id of users) {
    const session = await db
      .transaction()
      .execute((tx) => createSession(tx, { userId: id, device: 'bench', lives }, Date.now()));
    found.push(session.token);
  }
  return found;
}

const arrivals: number[] = [];
const agent = new Agent({ maxSockets: Infinity });

/** Opens a stream and resolves with its first event. */
function open(token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    get(`${server.address}/api/live`, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`a stream was answered by ${answer.statusCode}`));
      answer.on('data', (chunk: Buffer) => {
        if (chunk.includes('"notification"')) arrivals.push(performance.now());
        resolve();
      });
    }).on('error', reject);
  });
}

const all = await tokens();
await fetch(`${server.address}/readyz`);
const [memoryBefore, idleBefore] = [await memory(), await idleShare()];
const openedAt = performance.now();
for (let index = 0; index < STREAMS; index += 50) {
  const some = Array.from({ length: Math.min(50, STREAMS - index) }, (_, place) => all[(index + place) % all.length]);
  await Promise.all(some.map((token) => open(token ?? '')));
}
const openingMs = performance.now() - openedAt;
const [memoryAfter, idleAfter] = [await memory(), await idleShare()];
const publishedAt = performance.now();
await publishEvent(db, { kind: 'notification', userId: null }, Date.now());
while (arrivals.length < STREAMS && performance.now() - publishedAt < 10_000) await wait(20);
const delays = arrivals.map((at) => at - publishedAt).toSorted((a, b) => a - b);

const share = (part: number) => `${(part * 100).toFixed(2)} % of one core`;
const mib = (size: number) => `${size.toFixed(1)} MiB`;
process.stdout.write(`
Streams open             ${STREAMS} of ${all.length} users, opened in ${(openingMs / 1000).toFixed(1)} s
Resident memory          ${mib(memoryBefore)} before, ${mib(memoryAfter)} with them: ${(((memoryAfter - memoryBefore) * 1024) / STREAMS).toFixed(1)} KiB each
Processor while idle     ${share(idleBefore)} before, ${share(idleAfter)} with them, over ${IDLE_SECONDS} s
One event to all         ${delays.length} arrived; median ${delays[Math.floor(delays.length / 2)]?.toFixed(0)} ms, last ${delays.at(-1)?.toFixed(0)} ms
`);
agent.destroy();
await db.destroy();
await stopProcess(server, 'SIGTERM');
folders.removeAll();
process.exit(0);
