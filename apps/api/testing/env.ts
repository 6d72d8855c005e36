/** Address of a real PostgreSQL to run the tests on, or undefined; see find-postgres.ts. */
export const testDatabaseUrl = (): string | undefined => process.env['TEST_DATABASE_URL'] || undefined;

/** For the tests of all workers, where the environment says nothing of a PostgreSQL, not even that there is none. */
export async function chooseTestDatabase(choose: () => Promise<string>): Promise<void> {
  process.env['TEST_DATABASE_URL'] ??= await choose();
}

const whole = (name: string, otherwise: number): number => Number.parseInt(process.env[name] ?? '', 10) || otherwise;

/** How much the races and the model do: more of it at night, by the environment. */
export const stress = {
  /** Seeds of each race. */
  seeds: whole('STRESS_SEEDS', 3),
  /** People in a crowd, each with twenty toggles; by default as many as an engine can serve in some seconds. */
  people: whole('STRESS_PEOPLE', 0),
  /** Runs of the model of the whole API. */
  models: whole('STRESS_MODELS', 10),
  /** Kills of the server in the middle of uploads. */
  kills: whole('STRESS_KILLS', 8),
} as const;
