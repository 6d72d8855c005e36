import type { Migration } from './migration.ts';

/** When a change of a post was begun, so that it does not undo what was published after that. */
export const openedChanges: Migration = {
  name: '0135-opened-changes',
  // Changes that are open already count as older than anything.
  statements: (t) => [`alter table post_drafts add column opened_at ${t.whole} not null default 0`],
};
