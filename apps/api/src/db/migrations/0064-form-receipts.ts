import type { Migration } from './migration.ts';

/** Answers that people may take back. */
export const formReceipts: Migration = {
  name: '0064-form-receipts',
  statements: (t) => [`alter table forms add column can_withdraw ${t.flag} not null default 0`],
};
