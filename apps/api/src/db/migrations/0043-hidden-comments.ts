import type { Migration } from './migration.ts';

/** What moderators removed is found by its time, and by what readers had hidden. */
export const hiddenComments: Migration = {
  name: '0043-hidden-comments',
  statements: () => [
    'create index comments_hidden on comments (hidden_at) where hidden_rule is not null',
    'create index mutes_of_target on mutes (kind, target)',
  ],
};
