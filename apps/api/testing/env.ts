/** Address of a real PostgreSQL to run the tests on, or undefined; see find-postgres.ts. */
export const testDatabaseUrl = (): string | undefined => process.env['TEST_DATABASE_URL'] || undefined;

/** Host and port of PgBouncer, when the tests run through it; see find-postgres.ts. */
export const testPooler = (): string | undefined => process.env['TEST_POOLER'] || undefined;

export function setTestPooler(host: string): void {
  process.env['TEST_POOLER'] = host;
}

/** Whether the tests reach PostgreSQL through PgBouncer. */
export const throughPgBouncer = process.env['TEST_PGBOUNCER'] === '1';

/** For a quick run: what holds on one engine is not tried on the other. */
export const onSqliteAlone = process.env['TEST_SQLITE_ALONE'] === '1';

/** Sets the address for all workers, unless the environment sets one (an empty one means PGlite). */
export async function chooseTestDatabase(choose: () => Promise<string>): Promise<void> {
  process.env['TEST_DATABASE_URL'] ??= await choose();
}

const whole = (name: string, otherwise: number): number => Number.parseInt(process.env[name] ?? '', 10) || otherwise;

/** For a long run: server processes are started from the build, which takes half the time. */
export const onTheBuild = process.env['STRESS_BUILT'] === '1';

/** How much the races and the model do; the environment can raise it for a long run. */
export const stress = {
  /** Seeds of each race. */
  seeds: whole('STRESS_SEEDS', 3),
  /** Users in a crowd, each with twenty toggles; 0 means as many as an engine serves in some seconds. */
  people: whole('STRESS_PEOPLE', 0),
  /** Requests made from the contract, on each engine. */
  requests: whole('STRESS_REQUESTS', 1000),
  /** The ordinary run makes the same requests each time, a long one others. */
  requestSeed: process.env['STRESS_REQUESTS'] === undefined ? 1 : Date.now(),
  /** Runs of the model of the whole API. */
  models: whole('STRESS_MODELS', 10),
  /** Kills of the server in the middle of uploads. */
  kills: whole('STRESS_KILLS', 8),
  /** Kills of server and worker while they make clips ready. */
  clipKills: whole('STRESS_CLIP_KILLS', 2),
  /** Kills of the server under a load of writes. */
  serverKills: { SQLite: whole('STRESS_SQLITE_KILLS', 50), PostgreSQL: whole('STRESS_POSTGRES_KILLS', 10) },
} as const;
