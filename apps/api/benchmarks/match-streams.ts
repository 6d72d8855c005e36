/**
 * `pnpm --filter @maidan/api bench:match [streams] [processes]`: streams of open pages during a live match. A scorer
 * taps about once a second, each time at the next process. Prints how long a tap takes to reach every page, how long
 * other requests take meanwhile, and memory. One process uses SQLite, several use the tests' PostgreSQL.
 */
import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { importPack } from '../src/content/import/import-pack.store.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { makePostgresSchema } from '../testing/databases/engines.ts';
import { setup as findPostgres } from '../testing/databases/find-postgres.ts';
import { writePack } from '../testing/packs.ts';
import { seatStaff } from '../testing/people/staff.ts';
import { dataFolders, startRunning, stopProcess, type ServerProcess } from '../testing/server-process.ts';

const STREAMS = Number(process.argv[2] ?? 2000);
const PROCESSES = Number(process.argv[3] ?? 1);
const TAPS = 25;
/** Milliseconds; slower than the 60 exchanges a minute that a scorer may make. */
const BETWEEN = 1200;
const PAUSE = 25;

const folders = dataFolders();
await findPostgres();
const schema = PROCESSES > 1 ? await makePostgresSchema() : undefined;
const env = { DATA_DIR: folders.make(), ...schema?.settings };
const servers: ServerProcess[] = [];
for (let index = 0; index < PROCESSES; index += 1) servers.push(await startRunning(env));
const at = (index: number): string => servers[index % PROCESSES]?.address ?? '';

const pack = writePack({
  'leagues.json': [{ slug: 'cup', name: 'Cup', created_at: '-1d' }],
  'league-categories.json': [
    { slug: 'open', league: 'cup', name: 'Open', groups: [{ name: 'All', teams: ['Reds', 'Blues'] }] },
  ],
  'league-fixtures.json': [
    { slug: 'final', category: 'open', group: 'All', team_1: 'Reds', team_2: 'Blues', date: '+0d' },
  ],
});
const { db } = openDatabase({ dataDir: env.DATA_DIR, ...schema?.settings }, () => undefined);
await db.transaction().execute((tx) => importPack(tx, pack, new Map(), Date.now()));
const owner = await seatStaff({ db, now: Date.now }, { roles: ['owner'] });
const final = await db.selectFrom('league_fixtures').select('id').executeTakeFirstOrThrow();
await db.destroy();

async function post(address: string, body: object, staff?: string): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', ...(staff && { authorization: `Bearer ${staff}` }) };
  const reply = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${address} was answered by ${reply.status}`);
  return (await reply.json()) as Record<string, unknown>;
}

const made = await post(`${at(0)}/api/desk/fixtures/${final.id}/match/links`, { sport: 'plain' }, owner.token);
const [, link] = String(made['address']).split('#');
const { token } = await post(`${at(0)}/api/ysl/score/open`, { link, device: 'bench' });
let last = 0;
/** The score after event n is n - 1, so the score on a page identifies the tap it shows. */
async function tap(type: string, data: object): Promise<void> {
  last += 1;
  const event = { id: [1, last], after: last > 1 ? [1, last - 1] : null, seen: { 1: last - 1 }, at: 0, type, data };
  await post(`${at(last)}/api/ysl/score/sync`, { token, have: { 1: last - 1 }, events: [event] });
}
await tap('start', {});

const sentAt: number[] = [];
const delays: number[] = [];
const agent = new Agent({ maxSockets: Infinity });

/** Opens a stream and resolves with its first line. */
const open = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get(`${address}/api/ysl/live/league/cup`, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`a stream was answered by ${answer.statusCode}`));
      answer.on('data', (chunk: Buffer) => {
        const score = Number(/"sides":\[\{"score":"(\d+)"/.exec(chunk.toString())?.[1] ?? 0);
        const sent = sentAt[score];
        if (sent !== undefined) delays.push(performance.now() - sent);
        resolve();
      });
    }).on('error', reject);
  });

async function memory(): Promise<string> {
  const sizes = await Promise.all(
    servers.map(async ({ address }) => {
      const text = await (await fetch(`${address}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (.+)$/m.exec(text)?.[1]) / 2 ** 20;
    }),
  );
  return sizes.map((size) => `${size.toFixed(0)} MiB`).join(' and ');
}

const before = await memory();
for (let index = 0; index < STREAMS; index += 50) {
  await Promise.all(Array.from({ length: Math.min(50, STREAMS - index) }, (_, place) => open(at(index + place))));
}
await wait(2000);
const opened = await memory();

const others: number[] = [];
const stopped = new AbortController();
async function readTables(): Promise<void> {
  for (let turn = 0; !stopped.signal.aborted; turn += 1) {
    const start = performance.now();
    await post(`${at(turn)}/api/ysl/league_fixtures`, { league_id: 'cup', yslcategory_id: 'open' });
    others.push(performance.now() - start);
    await wait(PAUSE);
  }
}
const reading = readTables();
for (let score = 1; score <= TAPS; score += 1) {
  sentAt[score] = performance.now();
  await tap('score', { side: 1, by: 1 });
  await wait(BETWEEN);
}
for (let waited = 0; delays.length < STREAMS * TAPS && waited < 100; waited += 1) await wait(100);
stopped.abort();
await reading;
const after = await memory();

function describe(values: number[]): string {
  const sorted = values.toSorted((one, two) => one - two);
  const part = (share: number) => `${sorted[Math.ceil(sorted.length * share) - 1]?.toFixed(0)} ms`;
  return `${sorted.length}; median ${part(0.5)}, 95 % within ${part(0.95)}, 99 % within ${part(0.99)}, last ${part(1)}`;
}
process.stdout.write(`
Open pages               ${STREAMS} on ${PROCESSES} of ${schema ? 'PostgreSQL' : 'SQLite'}
A tap until it is shown  ${describe(delays)} (of ${STREAMS * TAPS})
Other requests           ${describe(others)}
Resident memory          ${before} before, ${opened} with them, ${after} after ${TAPS} taps
`);
agent.destroy();
await Promise.all(servers.map((server) => stopProcess(server, 'SIGTERM')));
folders.removeAll();
await schema?.remove();
process.exit(0);
