import { Client } from 'pg';

/** Followed by the process id, which shows whether the run has ended. */
const PREFIX = 'maidan_test_';

export interface RunDatabase {
  readonly url: string;
  remove(): Promise<void>;
}

/**
 * Creates a database for this test run only, and drops those left by killed runs. Its catalogue is as small as a new
 * one's, whatever earlier runs created and dropped on a server that never vacuums.
 * @param server the address of a database whose user may create others
 * @throws where the user may not
 */
export async function makeRunDatabase(server: string): Promise<RunDatabase> {
  const name = `${PREFIX}${process.pid}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await withClient(server, async (client) => {
    await dropEndedRuns(client);
    await client.query(`create database ${name} template template0`);
    await client.query(`alter database ${name} set jit = off`);
  });
  const remove = () =>
    withClient(server, async (client) => void (await client.query(`drop database ${name} with (force)`)));
  return { url: url.href, remove };
}

async function withClient(server: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function dropEndedRuns(client: Client): Promise<void> {
  const found = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [PREFIX],
  );
  for (const { datname } of found.rows) {
    if (isRunning(Number(datname.slice(PREFIX.length)))) continue;
    // Refused while a run on another machine is connected.
    await client.query(`drop database "${datname}"`).catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
