import type { Generated } from 'kysely';
import type { ReportReason } from '@maidan/contract/feed/reports';
import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** What readers reported, and the comments that moderators hid. */
export interface ReportTables {
  reports: {
    id: Generated<number>;
    user_id: number;
    /** Of the two one is set. */
    comment_id: number | null;
    post_id: number | null;
    reason: ReportReason;
    note: string | null;
    created_at: Time;
    /** Null while a moderator has not decided. */
    decided_at: Time | null;
  };
}

export const reports: Migration = {
  name: '0026-reports',
  statements: (t) => [
    `create table reports (
      id ${t.newId},
      user_id ${t.whole} not null references users (id) on delete cascade,
      comment_id ${t.whole} references comments (id) on delete cascade,
      post_id ${t.whole} references posts (id) on delete cascade,
      reason ${t.text} not null,
      note ${t.text},
      created_at ${t.whole} not null,
      decided_at ${t.whole},
      check ((comment_id is null) <> (post_id is null))
    )`,
    // Both begin with the thing, so that they also serve its deletion.
    'create unique index reports_of_comment on reports (comment_id, user_id)',
    'create unique index reports_of_post on reports (post_id, user_id)',
    'create index reports_of_user on reports (user_id)',
    'create index reports_open on reports (id) where decided_at is null',
    'create index reports_decided on reports (decided_at)',
    `alter table comments add column hidden_at ${t.whole}`,
    'create index comments_shown on comments (post_id, created_at, id) where hidden_at is null',
  ],
};
