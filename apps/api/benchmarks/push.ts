/**
 * `pnpm bench:push [subscriptions]`: the time from confirming a result until the push service has the message for
 * every browser that follows the match, and whether a server killed while sending sends anything twice. It only prints
 * figures.
 */
import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../src/db/open-database.ts';
import { addPushNews } from '../src/modules/push/push.store.ts';
import { DAY, HOUR, MINUTE } from '../src/runtime/clock.ts';
import { dataFolders, startRunning, stopProcess } from '../testing/server-process.ts';

const SUBSCRIPTIONS = Number(process.argv[2] ?? 10_000);
const CHUNK = 500;
/** Milliseconds for each prepared message, on a busy machine. */
const PREPARED_IN = 6;

/** When each message arrived, by match and number. This must stay cheap, because it shares the server's cores. */
const receipts = new Map<string, Map<string, number[]>>();
function received(match: string): Map<string, number[]> {
  const known = receipts.get(match) ?? new Map<string, number[]>();
  receipts.set(match, known);
  return known;
}

const service = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const [, match = '', number = ''] = request.url?.split('/') ?? [];
    const times = received(match).get(number);
    if (times) times.push(performance.now());
    else received(match).set(number, [performance.now()]);
    response.writeHead(201).end();
  });
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

/** The offset of all clocks, here and in the server: noon in India, because nothing is sent in the quiet hours. */
const AHEAD = (((6.5 * HOUR - (Date.now() % DAY)) % DAY) + DAY) % DAY;
const now = () => Date.now() + AHEAD;
const moveClock = `const now = Date.now; Date.now = () => now() + ${AHEAD};`;

const folders = dataFolders();
const dataDir = folders.make();
const settings = {
  DATA_DIR: dataDir,
  PUSH_LOCAL_SERVICE: origin,
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(moveClock)}`,
};
let server = await startRunning(settings);
const { db } = openDatabase({ dataDir }, () => undefined);

const p256dh = createECDH('prime256v1').generateKeys().toString('base64url');

/** Browsers, each following a match of its own. */
async function subscribe(match: string): Promise<void> {
  for (let start = 0; start < SUBSCRIPTIONS; start += CHUNK) {
    const count = Math.min(CHUNK, SUBSCRIPTIONS - start);
    const rows = Array.from({ length: count }, (_, index) => ({
      endpoint: `${origin}/${match}/${start + index}`,
      p256dh,
      auth: randomBytes(16).toString('base64url'),
      language: 'en',
      user_id: null,
      session_id: null,
      used_at: now(),
    }));
    const added = await db.insertInto('push_subscriptions').values(rows).returning('id').execute();
    await db
      .insertInto('push_topics')
      .values(added.map(({ id }) => ({ subscription_id: id, kind: 'match' as const, target: match, label: 'Lions' })))
      .execute();
  }
}

const confirm = (match: string) =>
  db.transaction().execute((tx) => {
    const at = now();
    const news = {
      kind: 'match',
      target: match,
      event: 'played',
      text: 'Lions – Tigers',
      path: '/',
      runAt: at,
    } as const;
    return addPushNews(tx, { ...news, site: 'league' }, at);
  });

/** The server's processor time, independent of other work on the machine. */
async function cpuSeconds(): Promise<number> {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (.+)$/m.exec(text)?.[1]);
}

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isDone())) await wait(20);
}

async function measureReceipt(match: string): Promise<void> {
  const before = await cpuSeconds();
  const start = performance.now();
  await confirm(match);
  const written = performance.now();
  await until(() => received(match).size === SUBSCRIPTIONS);
  const spent = ((await cpuSeconds()) - before) * 1000;
  const times = [...received(match).values()].map(([at = 0]) => at - start).toSorted((a, b) => a - b);
  const at = (share: number) => `${Math.round(times[Math.ceil(times.length * share) - 1] ?? 0)} ms`;
  console.log(`${SUBSCRIPTIONS} subscriptions: the result was written in ${Math.round(written - start)} ms`);
  console.log(
    `received: the first after ${Math.round(times[0] ?? 0)} ms, half after ${at(0.5)}, the last after ${at(1)}`,
  );
  console.log(`processor time of the server: ${Math.round(spent)} ms`);
}

async function killInTheMiddle(): Promise<void> {
  const match = 'killed';
  await subscribe(match);
  await confirm(match);
  await until(() => received(match).size > SUBSCRIPTIONS / 3);
  await stopProcess(server, 'SIGKILL');
  const before = received(match).size;
  server = await startRunning(settings);
  await until(async () => (await db.selectFrom('push_notes').select('id').limit(1).execute()).length === 0);
  await wait(2000);
  const counts = [...received(match).values()].map((times) => times.length);
  const twice = counts.filter((count) => count > 1).length;
  console.log(
    `killed after ${before}: ${counts.length} received in the end, ${SUBSCRIPTIONS - counts.length} lost, ${twice} twice`,
  );
}

await subscribe('new');
console.log('right after all have subscribed:');
await measureReceipt('new');
await subscribe('known');
// Waits for the next check for new subscribers, and the preparation.
await wait(MINUTE + SUBSCRIPTIONS * PREPARED_IN);
console.log('once their messages are prepared:');
await measureReceipt('known');
await killInTheMiddle();
await stopProcess(server, 'SIGTERM');
await db.destroy();
service.close();
folders.removeAll();
