import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** PgBouncer from the system's packages; it refuses to run as root. */
const PROGRAM = 'pgbouncer';

export interface Pooler {
  /** Its address; the path of a URL names the database, as with PostgreSQL. */
  readonly host: string;
  stop(): void;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Starts PgBouncer in transaction mode in front of a PostgreSQL, for all its databases. @throws where it is not
 * installed
 */
export async function startPgBouncer(postgres: URL): Promise<Pooler> {
  const folder = mkdtempSync(path.join(tmpdir(), 'maidan-pgbouncer-'));
  const port = await freePort();
  const password = postgres.password === '' ? '' : ` password=${postgres.password}`;
  const settings = `[databases]
* = host=${postgres.hostname} port=${postgres.port || '5432'} user=${postgres.username}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 2000
default_pool_size = 10
server_idle_timeout = 2
ignore_startup_parameters = extra_float_digits
`;
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings);
  const asRoot = process.getuid?.() === 0;
  if (asRoot) execFileSync('chown', ['-R', 'nobody', folder]);
  const server = spawn(PROGRAM, ['-q', ...(asRoot ? ['-u', 'nobody'] : []), file], { stdio: 'ignore' });
  const failed = new Promise<never>((_, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PgBouncer ended with ${code}`)));
  });
  const started = (async () => {
    while (!(await answers(port))) await wait(20);
  })();
  await Promise.race([started, failed]);
  failed.catch(() => undefined);
  return {
    host: `127.0.0.1:${port}`,
    stop() {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
