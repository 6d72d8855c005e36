import type { KyselyPlugin } from 'kysely';
import { createQueryId } from 'kysely';
import type { TestDatabase } from './engines.ts';

/** The database with a list that records every statement from now on. */
export function countStatements(database: TestDatabase): { database: TestDatabase; statements: string[] } {
  const statements: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(database.db.getExecutor().compileQuery(node, createQueryId()).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { database: { ...database, db: database.db.withPlugin(plugin) }, statements };
}
