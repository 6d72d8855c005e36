import type { Migration } from './migration.ts';

/** What the specification's fields do not have, and the version of the form that was answered. */
export const fieldSettings: Migration = {
  name: '0103-field-settings',
  statements: (t) => [
    `alter table form_fields add column settings ${t.text} not null default '{}'`,
    `alter table form_responses add column form_version ${t.whole}`,
  ],
};
