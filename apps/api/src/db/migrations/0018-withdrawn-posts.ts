import type { Migration } from './migration.ts';

/**
 * Only withdrawn posts are in the index. With all of them in it, SQLite found the posts on show by it and sorted them,
 * instead of walking the index that has them in order.
 */
export const withdrawnPosts: Migration = {
  name: '0018-withdrawn-posts',
  statements: () => [
    'drop index posts_by_withdrawal',
    'create index posts_by_withdrawal on posts (withdrawn_at) where withdrawn_at is not null',
  ],
};
