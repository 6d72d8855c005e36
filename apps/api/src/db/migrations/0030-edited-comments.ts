import type { Migration } from './migration.ts';

/** When their writers last changed comments. */
export const editedComments: Migration = {
  name: '0030-edited-comments',
  statements: (t) => [`alter table comments add column edited_at ${t.whole}`],
};
