import type { Migration } from './migration.ts';

/** When a comment of a post was last removed: devices that store its page drop it then. Only posts with one are in the index. */
export const removedComments: Migration = {
  name: '0075-removed-comments',
  statements: (t) => [
    `alter table posts add column comments_removed_at ${t.whole}`,
    'create index posts_by_removed_comment on posts (comments_removed_at) where comments_removed_at is not null',
  ],
};
