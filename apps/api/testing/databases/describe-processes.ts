import { describe } from 'vitest';
import { engines, hasPostgres, type TestEngine } from './engines.ts';

/**
 * A suite of several processes on one database, for each engine. PGlite runs inside the test's own process: without a
 * real PostgreSQL its suite counts as skipped.
 * @param canRun false if another required program is missing
 */
export function describeProcesses(title: string, suite: (engine: TestEngine) => void, canRun = true): void {
  for (const engine of engines) {
    const isOpen = engine === 'SQLite' || hasPostgres;
    describe.runIf(canRun && isOpen)(`${title} on ${engine}`, () => {
      suite(engine);
    });
  }
}
