import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Accounts that their owners deleted, and may still keep. */
export interface AccountDeletionTables {
  account_deletions: {
    user_id: number;
    /** The person's comments that were visible then were hidden at this moment. */
    asked_at: Time;
    due_at: Time;
  };
}

export const accountDeletions: Migration = {
  name: '0032-account-deletions',
  statements: (t) => [
    `create table account_deletions (
      user_id ${t.whole} primary key references users (id) on delete cascade,
      asked_at ${t.whole} not null,
      due_at ${t.whole} not null
    )`,
    'create index account_deletions_due on account_deletions (due_at)',
  ],
};
