import type { Migration } from './migration.ts';

/** Forms that staff start others from. */
export const formTemplates: Migration = {
  name: '0107-form-templates',
  statements: (t) => [`alter table forms add column is_template ${t.flag} not null default 0`],
};
