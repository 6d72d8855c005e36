import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** What readers saved for later. */
export interface SavedItemTables {
  saved_items: {
    user_id: number;
    kind: 'post' | 'match';
    /** The slug of a post, or the league's slug and the id of a match. */
    target: string;
    label: string;
    created_at: Time;
  };
}

export const savedItems: Migration = {
  name: '0083-saved-items',
  statements: (t) => [
    `create table saved_items (
      user_id ${t.whole} not null references users (id) on delete cascade,
      kind ${t.text} not null,
      target ${t.text} not null,
      label ${t.text} not null,
      created_at ${t.whole} not null,
      primary key (user_id, kind, target)
    )`,
    // A withdrawn post leaves every list.
    'create index saved_items_by_target on saved_items (kind, target)',
  ],
};
