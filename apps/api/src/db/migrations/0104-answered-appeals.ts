import type { ReportReason } from '@maidan/contract/feed/reports';
import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Columns that appeals gained: how the comment was hidden until one was granted, so that the answer can be taken back. */
export interface FormerDecision {
  was_hidden_at: Time | null;
  was_hidden_rule: ReportReason | null;
  /** The member of staff who hid it. */
  was_hidden_by: number | null;
}

/** The answer to an appeal can be taken back. */
export const answeredAppeals: Migration = {
  name: '0104-answered-appeals',
  statements: (t) => [
    `alter table appeals add column was_hidden_at ${t.whole}`,
    `alter table appeals add column was_hidden_rule ${t.text}`,
    `alter table appeals add column was_hidden_by ${t.whole}`,
  ],
};
