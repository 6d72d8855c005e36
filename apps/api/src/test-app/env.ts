/** Address of a real PostgreSQL to run the tests on besides, or undefined. */
export const testDatabaseUrl: string | undefined = process.env['TEST_DATABASE_URL'] || undefined;
