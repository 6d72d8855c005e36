import type { Migration } from './migration.ts';

/** Answers that people may change. */
export const editedAnswers: Migration = {
  name: '0102-edited-answers',
  statements: (t) => [
    `alter table forms add column can_edit ${t.flag} not null default 0`,
    `alter table form_responses add column edited_at ${t.whole}`,
    `alter table form_responses add column revision ${t.whole} not null default 0`,
  ],
};
