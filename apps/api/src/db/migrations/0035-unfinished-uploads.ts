import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Large files that are sent in pieces. Each piece is a stored upload, so that any process can go on with it. */
export interface UnfinishedUploadTables {
  unfinished_uploads: {
    /** 128 random bits as hexadecimal digits. */
    id: string;
    /** One of the two is set. */
    staff_id: number | null;
    user_id: number | null;
    /** As its sender named it, cleaned. */
    name: string;
    bytes: number;
    /** Bytes that are safe. */
    received: number;
    /** The reply once it was made ready, as JSON. */
    result: string | null;
    expires_at: Time;
  };
  upload_chunks: {
    upload_id: string;
    start: number;
    bytes: number;
    /** Of the stored upload. */
    name: string;
    stored_at: Time;
  };
}

export const unfinishedUploads: Migration = {
  name: '0035-unfinished-uploads',
  statements: (t) => [
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
