import type { ReportReason } from '@maidan/contract/feed/reports';
import type { Generated } from 'kysely';
import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Messages of the provider that were reported by the person who received them: one report for each. */
export interface MessageReportTables {
  message_reports: {
    id: Generated<number>;
    user_id: number;
    message_id: number;
    reason: ReportReason;
    note: string | null;
    created_at: Time;
    /** Null while a moderator has not decided. */
    decided_at: Time | null;
    /** What the message was before a moderator removed it; null while it is shown. */
    removed_type: 'text' | 'image' | null;
    removed_message: string | null;
  };
}

export const messageReports: Migration = {
  name: '0033-message-reports',
  statements: (t) => [
    `create table message_reports (
      id ${t.newId},
      user_id ${t.whole} not null references users (id) on delete cascade,
      message_id ${t.whole} not null references chat_messages (id) on delete cascade,
      reason ${t.text} not null,
      note ${t.text},
      created_at ${t.whole} not null,
      decided_at ${t.whole},
      removed_type ${t.text},
      removed_message ${t.text}
    )`,
    'create unique index message_reports_of_message on message_reports (message_id)',
    'create index message_reports_of_user on message_reports (user_id)',
    'create index message_reports_open on message_reports (id) where decided_at is null',
    'create index message_reports_decided on message_reports (decided_at)',
    "create index message_reports_by_image on message_reports (substr(removed_message, 7, 40)) where removed_type = 'image'",
  ],
};
