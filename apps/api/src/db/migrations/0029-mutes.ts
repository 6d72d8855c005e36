import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** What readers hid and muted. */
export interface MuteTables {
  mutes: {
    user_id: number;
    kind: 'post' | 'person' | 'tag' | 'category';
    /** The id of a post, the key of the person whose comments are muted, or the slug of a topic. */
    target: string;
    label: string;
    created_at: Time;
  };
}

export const mutes: Migration = {
  name: '0029-mutes',
  statements: (t) => [
    `create table mutes (
      user_id ${t.whole} not null references users (id) on delete cascade,
      kind ${t.text} not null,
      target ${t.text} not null,
      label ${t.text} not null,
      created_at ${t.whole} not null,
      primary key (user_id, kind, target)
    )`,
  ],
};
