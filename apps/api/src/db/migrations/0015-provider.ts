import type { Migration } from './migration.ts';

/** The provider looks through everybody's conversations, the newest first. */
export const provider: Migration = {
  name: '0015-provider',
  statements: () => ['create index conversations_by_latest on conversations (latest_at desc, id desc)'],
};
