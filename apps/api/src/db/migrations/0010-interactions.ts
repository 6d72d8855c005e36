import type { Migration } from './migration.ts';

/** How often something was done with a post on a day; who did it is not kept (docs/decisions/0005-interactions.md). */
export const interactions: Migration = {
  name: '0010-interactions',
  statements: (t) => [
    `create table interaction_counts (
      post_id ${t.whole} not null references posts (id) on delete cascade,
      day ${t.whole} not null,
      action_name ${t.text} not null,
      action ${t.text} not null,
      count ${t.whole} not null,
      primary key (post_id, day, action_name, action)
    )`,
  ],
};
