import type { Generated } from 'kysely';
import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Work that outlives a process. Of a kind and key there is one job at a time. */
export interface JobTables {
  jobs: {
    kind: string;
    /** What the work is about. */
    key: string;
    /** When it may begin; while a process works on it, when another may take it over. */
    run_at: Time;
    /** How often it has begun. */
    attempts: Generated<number>;
    /** Names the process that works on it, or did last. */
    lease: string | null;
    /** Why the last attempt failed. */
    error: string | null;
    /** When it was given up. */
    failed_at: Time | null;
    created_at: Time;
  };
}

export const jobs: Migration = {
  name: '0013-jobs',
  statements: (t) => [
    `create table jobs (
      kind ${t.text} not null,
      key ${t.text} not null,
      run_at ${t.whole} not null,
      attempts ${t.whole} not null default 0,
      lease ${t.text},
      error ${t.text},
      failed_at ${t.whole},
      created_at ${t.whole} not null,
      primary key (kind, key)
    )`,
    'create index jobs_by_time on jobs (run_at) where failed_at is null',
  ],
};
