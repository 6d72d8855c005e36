/** Address of a real PostgreSQL to run the tests on besides, or undefined. */
export const testDatabaseUrl: string | undefined = process.env['TEST_DATABASE_URL'] || undefined;

const whole = (name: string, otherwise: number): number => Number.parseInt(process.env[name] ?? '', 10) || otherwise;

/** How much the races and the model do: more of it at night, by the environment. */
export const stress = {
  /** Seeds of each race. */
  seeds: whole('STRESS_SEEDS', 1),
  /** People in a crowd, each with twenty toggles; by default as many as an engine can serve in some seconds. */
  people: whole('STRESS_PEOPLE', 0),
  /** Runs of the model of the whole API. */
  models: whole('STRESS_MODELS', 10),
} as const;
