import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { testsAll } from './env.ts';
import { freePort } from './pgbouncer.ts';

/** Where Debian's packages put the programs of each version. */
const PACKAGES = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, or undefined in `pnpm test` and where its server is not installed. */
export function findPostgresPrograms(): string | undefined {
  if (!testsAll) return undefined;
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => path.join(PACKAGES, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')));
}

/** A separate PostgreSQL server with a streaming replica. */
export interface Cluster {
  /** The address of the database `postgres` on each. */
  readonly primary: string;
  readonly replica: string;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  stop(): Promise<void>;
}

const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'nobody']));

const addressOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

const end = async (child: ChildProcess): Promise<void> => {
  // SIGINT: does not wait for connected clients.
  if (child.exitCode === null) child.kill('SIGINT');
  while (child.exitCode === null && child.signalCode === null) await wait(20);
};

/** @param synchronous whether a commit waits until the replica shows it, so that a test sees its writes there too */
export async function startCluster({ synchronous }: { synchronous: boolean }): Promise<Cluster> {
  const programs = findPostgresPrograms();
  if (programs === undefined) throw new Error(`PostgreSQL's server is not installed in ${PACKAGES}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'maidan-cluster-'));
  // PostgreSQL refuses to run as root.
  const asRoot = process.getuid?.() === 0;
  const owner = asRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  chmodSync(folder, 0o755);
  if (asRoot) execFileSync('chown', ['nobody', folder]);
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(programs, program), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const [ports, data] = [
    [await freePort(), await freePort()] as const,
    ['primary', 'replica'].map((name) => path.join(folder, name)),
  ];
  const [primaryData = '', replicaData = ''] = data;

  const start = async (directory: string, port: number): Promise<ChildProcess> => {
    const child = spawn(path.join(programs, 'postgres'), ['-D', directory, '-p', String(port)], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });
    while (!(await answers(addressOf(port)))) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
      await wait(50);
    }
    return child;
  };

  run('initdb', '-D', primaryData, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8', '--no-sync');
  const settings = ["listen_addresses = '127.0.0.1'", "unix_socket_directories = ''", 'max_connections = 300'];
  appendFileSync(
    path.join(primaryData, 'postgresql.conf'),
    `${settings.join('\n')}\nmax_locks_per_transaction = 256\n`,
  );
  const primary = await start(primaryData, ports[0]);
  run('pg_basebackup', '-d', addressOf(ports[0]), '-D', replicaData, '-R', '-X', 'stream', '-c', 'fast', '--no-sync');
  let replica = await start(replicaData, ports[1]);
  if (synchronous) {
    for (const setting of ["synchronous_standby_names = '*'", "synchronous_commit = 'remote_apply'"]) {
      await queryCluster(addressOf(ports[0]), `alter system set ${setting}`);
    }
    await queryCluster(addressOf(ports[0]), 'select pg_reload_conf()');
  }
  return {
    primary: addressOf(ports[0]),
    replica: addressOf(ports[1]),
    stopReplica: () => end(replica),
    startReplica: async () => void (replica = await start(replicaData, ports[1])),
    async stop() {
      await Promise.all([end(replica), end(primary)]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function queryCluster(address: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const answers = (address: string): Promise<boolean> =>
  queryCluster(address, 'select 1').then(
    () => true,
    () => false,
  );
