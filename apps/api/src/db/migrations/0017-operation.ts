import type { Generated } from 'kysely';
import { content, personal } from './table-rules.ts';
import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Jobs that outlive a process, chunked uploads, and imported packs. */
export interface OperationTables {
  jobs: {
    kind: string;
    /** The subject of the job. */
    key: string;
    /** When it may start; while a process is working on it, when another may take it over. */
    run_at: Time;
    /** How often it has been started. */
    attempts: Generated<number>;
    /** Names the process that is working on it, or was the last to. */
    lease: string | null;
    /** Why the last attempt failed. */
    error: string | null;
    /** When it was given up. */
    failed_at: Time | null;
    created_at: Time;
  };
  imported_packs: { name: string; first_imported_at: Time };
  unfinished_uploads: {
    /** 128 random bits as hexadecimal digits. */
    id: string;
    /** Exactly one of the two is set. */
    staff_id: number | null;
    user_id: number | null;
    /** The sender's name for it, cleaned. */
    name: string;
    bytes: number;
    /** Bytes that are safely stored. */
    received: number;
    /** The reply once the file has been processed, as JSON. */
    result: string | null;
    expires_at: Time;
  };
  upload_chunks: {
    upload_id: string;
    start: number;
    bytes: number;
    /** The name of the stored upload. */
    name: string;
    stored_at: Time;
  };
}

export const operation: Migration<OperationTables> = {
  name: '0017-operation',
  tables: {
    jobs: content('Work that waits for its turn; what failed stays to be seen'),
    imported_packs: content('When a pack was first imported'),
    unfinished_uploads: personal('unfinished_uploads', {
      since: 'expires_at',
      order: 'expires_at',
      secret: ['result', 'staff_id'],
    }),
    upload_chunks: personal('upload_chunks', {
      through: { column: 'upload_id', table: 'unfinished_uploads' },
      order: 'start',
    }),
  },
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
    'create index jobs_failed on jobs (failed_at, kind, key) where failed_at is not null',
    `create table imported_packs (
      name ${t.text} primary key,
      first_imported_at ${t.whole} not null
    )`,
    `create table unfinished_uploads (
      id ${t.text} primary key,
      staff_id ${t.whole} references staff (id) on delete cascade,
      user_id ${t.whole} references users (id) on delete cascade,
      name ${t.text} not null,
      bytes ${t.whole} not null,
      received ${t.whole} not null,
      result ${t.text},
      expires_at ${t.whole} not null
    )`,
    'create index unfinished_uploads_of_staff on unfinished_uploads (staff_id)',
    'create index unfinished_uploads_of_user on unfinished_uploads (user_id)',
    'create index unfinished_uploads_by_expiry on unfinished_uploads (expires_at)',
    `create table upload_chunks (
      upload_id ${t.text} not null references unfinished_uploads (id) on delete cascade,
      start ${t.whole} not null,
      bytes ${t.whole} not null,
      name ${t.text} not null unique,
      stored_at ${t.whole} not null,
      primary key (upload_id, start)
    )`,
    'create index upload_chunks_by_time on upload_chunks (stored_at)',
  ],
};
