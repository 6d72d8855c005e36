import type { Migration } from './migration.ts';

/** What the desk counts by day is read from the index alone. */
export const insights: Migration = {
  name: '0058-insights',
  statements: () => [
    'create index users_by_time on users (created_at)',
    'create index post_likes_by_time on post_likes (created_at, post_id)',
    'create index tag_follows_by_time on tag_follows (created_at, tag_id)',
    'create index category_follows_by_time on category_follows (created_at)',
    'create index poll_votes_by_time on poll_votes (created_at)',
    'create index comments_by_time on comments (created_at)',
    'create index conversations_by_time on conversations (created_at)',
    'create index registration_entries_by_time on registration_entries (created_at)',
    'create index form_responses_by_time on form_responses (created_at)',
  ],
};
