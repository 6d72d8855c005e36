import type { Migration } from './migration.ts';

/** What staff decided about answers, and how long answers stay. */
export const judgedAnswers: Migration = {
  name: '0088-judged-answers',
  statements: (t) => [
    `alter table form_responses add column state ${t.text} not null default 'new'`,
    `alter table form_responses add column note ${t.text} not null default ''`,
    'create index form_responses_by_state on form_responses (form_id, state, created_at, id)',
    `alter table forms add column answers_kept_days ${t.whole}`,
  ],
};
