/** Address of a real PostgreSQL to run the tests on, or undefined; see find-postgres.ts. */
export const testDatabaseUrl = (): string | undefined => process.env['TEST_DATABASE_URL'] || undefined;

/** Host and port of PgBouncer, when the tests run through it; see find-postgres.ts. */
export const testPooler = (): string | undefined => process.env['TEST_POOLER'] || undefined;

export function setTestPooler(host: string): void {
  process.env['TEST_POOLER'] = host;
}

/** Whether the database belongs to this run only, and is dropped afterwards; see find-postgres.ts. */
export const hasRunDatabase = (): boolean => process.env['TEST_RUN_DATABASE'] === '1';

export function setRunDatabase(url: string): void {
  process.env['TEST_DATABASE_URL'] = url;
  process.env['TEST_RUN_DATABASE'] = '1';
}

/** The folder of this run's bundled programs, undefined outside of tests; see programs.ts. */
export const programFolder = (): string | undefined => process.env['TEST_PROGRAMS'];

export function setProgramFolder(folder: string): void {
  process.env['TEST_PROGRAMS'] = folder;
}

/** Whether the tests run on a separate PostgreSQL with a streaming replica, behind PgBouncer. */
export const isScaled = process.env['TEST_SCALED'] === '1';

/** Whether the tests reach PostgreSQL through PgBouncer. */
export const throughPgBouncer = isScaled || process.env['TEST_PGBOUNCER'] === '1';

/** Host and port of the replica, when the tests read from one. */
export const testReplica = (): string | undefined => process.env['TEST_REPLICA'] || undefined;

export function setTestCluster(primary: string, replica: string): void {
  process.env['TEST_DATABASE_URL'] = primary;
  process.env['TEST_REPLICA'] = new URL(replica).host;
}

/** Whether `pnpm test:all` runs: everything at full numbers, with everything this machine has. */
export const testsAll = process.env['TEST_ALL'] === '1';

/** For the servers that tests start. */
export function leaveOutFfmpeg(): void {
  process.env['FFMPEG'] ??= 'none';
}

/** For a quick run: behaviour of one engine is not tested on the other. */
export const onSqliteAlone = process.env['TEST_SQLITE_ALONE'] === '1';

/** Sets the address for all workers, unless the environment sets one (an empty one means PGlite). */
export async function chooseTestDatabase(choose: () => Promise<string>): Promise<void> {
  process.env['TEST_DATABASE_URL'] ??= await choose();
}

const whole = (name: string, otherwise: number): number => Number.parseInt(process.env[name] ?? '', 10) || otherwise;

/** A number of rounds: that of `pnpm test:all`, or the smaller one of `pnpm test`. The environment can raise it for a long run. */
const rounds = (name: string, inAll: number, usually: number): number => whole(name, testsAll ? inAll : usually);

/** How much the races, kills, floods and the model do. */
export const stress = {
  /** Seeds of each race. */
  seeds: rounds('STRESS_SEEDS', 3, 1),
  /** Users in a crowd, each with twenty toggles; 0 means as many as an engine serves in a few seconds. */
  people: whole('STRESS_PEOPLE', 0),
  /** Generated requests, on each engine. */
  requests: rounds('STRESS_REQUESTS', 1000, 300),
  /** The ordinary run always makes the same requests, a long one makes new ones. */
  requestSeed: process.env['STRESS_REQUESTS'] === undefined ? 1 : Date.now(),
  /** Runs of the model of the whole API. */
  models: rounds('STRESS_MODELS', 10, 3),
  /** Logins with the right code, each a hundred times at once. */
  logins: rounds('STRESS_LOGINS', 50, 3),
  /** People who ask for the same places at once. */
  crowd: rounds('STRESS_CROWD', 500, 100),
  /** Kills of the server in the middle of uploads, in `pnpm test:all`. */
  kills: whole('STRESS_KILLS', 8),
  /** Kills of server and worker while they process clips. */
  clipKills: whole('STRESS_CLIP_KILLS', 2),
  /** Whether all phone files are tested everywhere. */
  allPhones: process.env['STRESS_PHONES'] === '1',
  /** Kills of the server under a load of writes. */
  serverKills: { SQLite: rounds('STRESS_SQLITE_KILLS', 20, 2), PostgreSQL: rounds('STRESS_POSTGRES_KILLS', 10, 1) },
} as const;
