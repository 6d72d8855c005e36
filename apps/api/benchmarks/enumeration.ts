/**
 * `pnpm bench:enumeration [numbers]`: whether the time or the size of the reply to a request for a code reveals who has an
 * account. It only prints figures. One request for each number, half of them with an account, in a
 * seeded random order over one connection. On SQLite, and on PostgreSQL where one answers.
 */
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { openDatabase } from '../src/db/open-database.ts';
import { addUsers, seeded, shuffled } from '../testing/people/crowd.ts';
import { makePostgresSchema } from '../testing/databases/engines.ts';
import { testDatabaseUrl } from '../testing/databases/env.ts';
import { setup as findPostgres } from '../testing/databases/find-postgres.ts';
import { newPhone } from '../testing/people/users.ts';
import { dataFolders, startRunning, stopProcess } from '../testing/server-process.ts';
import { signInAt } from '../testing/people/login-at.ts';
import { mannWhitney } from './mann-whitney.ts';

const NUMBERS = Number(process.argv[2] ?? 1000);
const WARM_UP = 200;
const SEED = 20_261;

/** The budgets are configurable; loopback addresses have none. */
const settings = { NODE_ENV: 'production', ALLOW_DEV_OUTBOX: '1', SMS_PER_HOUR: '1000000' };

type Kind = 'known' | 'unknown';

interface Sample {
  readonly kind: Kind;
  readonly ms: number;
  readonly bytes: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Requests a code; measures from the first byte sent to the last one received, and the size of the body. */
function timeOne(address: string, phone: string, kind: Kind): Promise<Sample> {
  const body = JSON.stringify({ phone, type: 'phone', pin: '', name: '', email: '' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  return new Promise((resolve, reject) => {
    const sending = request(`${address}/api/mobileotp`, { agent, method: 'POST', headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve({ kind, ms: performance.now() - began, bytes });
        else reject(new Error(`a request for a code was answered by ${answer.statusCode}`));
      });
    });
    sending.on('error', reject);
    const began = performance.now();
    sending.end(body);
  });
}

/** One request for each known number and for as many unknown ones, shuffled. */
async function round(address: string, known: readonly string[]): Promise<Sample[]> {
  const numbers = known.flatMap((phone) => [
    { phone, kind: 'known' as const },
    { phone: newPhone(), kind: 'unknown' as const },
  ]);
  const samples: Sample[] = [];
  for (const { phone, kind } of shuffled(numbers, seeded(SEED))) samples.push(await timeOne(address, phone, kind));
  return samples;
}

function describeRound(title: string, samples: readonly Sample[]): string {
  const of = (kind: Kind) => samples.filter((sample) => sample.kind === kind);
  const times = (kind: Kind) => of(kind).map(({ ms }) => ms);
  const middle = (kind: Kind) => times(kind).toSorted((a, b) => a - b)[Math.floor(of(kind).length / 2)] ?? NaN;
  const sizes = (kind: Kind) => [...new Set(of(kind).map(({ bytes }) => bytes))].toSorted((a, b) => a - b).join(', ');
  const [known, unknown] = [middle('known'), middle('unknown')];
  const ratio = Math.max(known, unknown) / Math.min(known, unknown);
  const { u, p } = mannWhitney(times('known'), times('unknown'));
  return `
${title}: ${of('known').length} with an account, ${of('unknown').length} without
  Middle time        ${known.toFixed(3)} ms known, ${unknown.toFixed(3)} ms unknown, ratio ${ratio.toFixed(4)} (goal: at most 1.05)
  Mann-Whitney       U ${u}, p ${p.toFixed(4)} (goal: above 0.01)
  Bytes answered     ${sizes('known')} known, ${sizes('unknown')} unknown ("existing" and "new" are named by the contract)
`;
}

async function measure(title: string, place: { readonly DATABASE_URL?: string }): Promise<void> {
  const folders = dataFolders();
  const dataDir = folders.make();
  const server = await startRunning({ DATA_DIR: dataDir, ...settings, ...place });
  const { db } = openDatabase({ dataDir, ...place }, () => undefined);
  const addNumbers = async (count: number) => {
    const ids = await addUsers(db, count);
    const rows = await db.selectFrom('users').select('phone').where('id', 'in', ids).execute();
    return rows.map(({ phone }) => phone);
  };
  await round(server.address, await addNumbers(WARM_UP / 2));
  const quiet = await round(server.address, await addNumbers(NUMBERS));
  process.stdout.write(describeRound(`${title}, no recent logins`, quiet));
  const present = Array.from({ length: NUMBERS }, newPhone);
  for (const phone of present) await signInAt(server.address, phone);
  const lively = await round(server.address, present);
  process.stdout.write(describeRound(`${title}, the known users logged in a moment ago`, lively));
  await db.destroy();
  await stopProcess(server, 'SIGTERM');
  folders.removeAll();
}

await findPostgres();
await measure('SQLite', {});
if (testDatabaseUrl()) {
  const schema = await makePostgresSchema();
  await measure('PostgreSQL', schema.settings);
  await schema.remove();
} else {
  process.stdout.write('\nPostgreSQL: not available, not measured\n');
}
agent.destroy();
