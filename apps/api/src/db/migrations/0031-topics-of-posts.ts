import type { Migration } from './migration.ts';

/** Finds the tags and categories of a post, as each list of posts does. */
export const topicsOfPosts: Migration = {
  name: '0031-topics-of-posts',
  statements: () => [
    'create index post_tags_post on post_tags (post_id)',
    'create index post_categories_post on post_categories (post_id)',
  ],
};
