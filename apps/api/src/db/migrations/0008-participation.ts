import type { HoldReason } from '@maidan/contract/desk/cases/reports';
import type { ReportReason } from '@maidan/contract/feed/reports';
import type { Generated } from 'kysely';
import { DAY } from '../../runtime/clock.ts';
import { limited, personal } from './table-rules.ts';
import type { Time } from '../value-types.ts';
import { oncePerUser, type Migration } from './migration.ts';

/** Users' activity on posts, tags and polls. Each "once per user" rule is a primary key. */
export interface ParticipationTables {
  post_likes: { user_id: number; post_id: number; created_at: Time };
  tag_follows: { user_id: number; tag_id: number; created_at: Time };
  category_follows: { user_id: number; category_id: number; created_at: Time };
  poll_votes: { poll_id: number; user_id: number; option_id: number; created_at: Time };
  /** A comment has an author, or comes from a pack, with a name and a key that identifies it at the next import. */
  comments: {
    id: Generated<number>;
    post_id: number;
    user_id: number | null;
    author_name: string | null;
    pack_key: string | null;
    comment: string;
    created_at: Time;
    /** When a moderator hid it. */
    hidden_at: Generated<Time | null>;
    /** When its writer last changed it. */
    edited_at: Generated<Time | null>;
    /** Why it is held for a moderator; `hidden_at` is set meanwhile. */
    held_for: Generated<HoldReason | null>;
    /** The rule for which a moderator hid it. */
    hidden_rule: Generated<ReportReason | null>;
    /** The member of staff who hid it. */
    hidden_by: Generated<number | null>;
  };
  notifications: {
    id: Generated<number>;
    slug: string | null;
    /** Null for everyone. */
    user_id: number | null;
    /** Sanitised HTML. */
    content: string;
    created_at: Time;
  };
  email_subscriptions: {
    id: Generated<number>;
    /** The user who subscribed; null for a visitor. The e-mail is not verified, so it identifies no account. */
    user_id: number | null;
    email_key: string;
    tag_id: number;
    email: string;
    phone: string | null;
    created_at: Time;
  };
  /** How often an action happened on a day; its authors are not stored. */
  interaction_counts: {
    post_id: number;
    /** Days since 1970 UTC. */
    day: number;
    action_name: string;
    action: string;
    count: number;
  };
  mutes: {
    user_id: number;
    kind: 'post' | 'person' | 'tag' | 'category';
    /** The id of a post, the key of the person whose comments are muted, or the slug of a topic. */
    target: string;
    label: string;
    created_at: Time;
  };
  saved_items: {
    user_id: number;
    kind: 'post' | 'match';
    /** The slug of a post, or the league's slug and the id of a match. */
    target: string;
    label: string;
    created_at: Time;
  };
}

export const participation: Migration<ParticipationTables> = {
  name: '0008-participation',
  tables: {
    post_likes: personal('post_likes', {
      order: 'post_id',
      counter: { table: 'posts', column: 'like_count', row: 'post_id' },
    }),
    tag_follows: personal('tag_follows', {
      order: 'tag_id',
      counter: { table: 'tags', column: 'follower_count', row: 'tag_id' },
    }),
    category_follows: personal('category_follows', {
      order: 'category_id',
      counter: { table: 'categories', column: 'follower_count', row: 'category_id' },
    }),
    poll_votes: personal('poll_votes', {
      order: 'poll_id',
      counter: { table: 'poll_options', column: 'vote_count', row: 'option_id' },
    }),
    comments: personal('comments', { since: 'hidden_at', order: 'id', secret: ['hidden_by'] }),
    notifications: personal('notifications', { order: 'id' }),
    email_subscriptions: personal('email_subscriptions', { since: 'created_at', order: 'id', secret: ['email_key'] }),
    interaction_counts: limited('How often an action happened on a day; who did it is not stored', {
      since: 'day',
      life: 90 * DAY,
      remainder: 'their sum stays, without the day',
    }),
    mutes: personal('mutes', { order: 'created_at' }),
    saved_items: personal('saved_items', { order: 'created_at' }),
  },
  statements: (t) => [
    ...oncePerUser(t, 'post_likes', 'post', 'posts'),
    'create index post_likes_by_time on post_likes (created_at, post_id)',
    ...oncePerUser(t, 'tag_follows', 'tag', 'tags'),
    'create index tag_follows_by_time on tag_follows (created_at, tag_id)',
    ...oncePerUser(t, 'category_follows', 'category', 'categories'),
    'create index category_follows_by_time on category_follows (created_at)',
    `create table poll_votes (
      poll_id ${t.whole} not null references polls (id) on delete cascade,
      user_id ${t.whole} not null references users (id) on delete cascade,
      option_id ${t.whole} not null references poll_options (id) on delete cascade,
      created_at ${t.whole} not null,
      primary key (poll_id, user_id)
    )`,
    'create index poll_votes_of_user on poll_votes (user_id)',
    'create index poll_votes_of_option on poll_votes (option_id)',
    'create index poll_votes_by_time on poll_votes (created_at)',
    `create table comments (
      id ${t.newId},
      post_id ${t.whole} not null references posts (id) on delete cascade,
      user_id ${t.whole} references users (id) on delete cascade,
      author_name ${t.text},
      pack_key ${t.text} unique,
      comment ${t.text} not null,
      created_at ${t.whole} not null,
      hidden_at ${t.whole},
      held_for ${t.text},
      hidden_rule ${t.text},
      hidden_by ${t.whole},
      edited_at ${t.whole}
    )`,
    'create index comments_of_post on comments (post_id, created_at, id)',
    'create index comments_shown on comments (post_id, created_at, id) where hidden_at is null',
    'create index comments_of_user on comments (user_id, id)',
    'create index comments_held on comments (id) where held_for is not null',
    'create index comments_hidden on comments (hidden_at) where hidden_rule is not null',
    'create index comments_by_time on comments (created_at)',
    `create table notifications (
      id ${t.newId},
      slug ${t.text} unique,
      user_id ${t.whole} references users (id) on delete cascade,
      content ${t.text} not null,
      created_at ${t.whole} not null
    )`,
    'create index notifications_of_user on notifications (user_id, created_at desc, id desc)',
    `create table email_subscriptions (
      id ${t.newId},
      user_id ${t.whole} references users (id) on delete cascade,
      email_key ${t.text} not null,
      tag_id ${t.whole} not null references tags (id) on delete cascade,
      email ${t.text} not null,
      phone ${t.text},
      created_at ${t.whole} not null
    )`,
    'create unique index email_subscriptions_once on email_subscriptions (email_key, tag_id, coalesce(user_id, 0))',
    'create index email_subscriptions_of_user on email_subscriptions (user_id)',
    'create index email_subscriptions_by_time on email_subscriptions (created_at)',
    `create table interaction_counts (
      post_id ${t.whole} not null references posts (id) on delete cascade,
      day ${t.whole} not null,
      action_name ${t.text} not null,
      action ${t.text} not null,
      count ${t.whole} not null,
      primary key (post_id, day, action_name, action)
    )`,
    `create table mutes (
      user_id ${t.whole} not null references users (id) on delete cascade,
      kind ${t.text} not null,
      target ${t.text} not null,
      label ${t.text} not null,
      created_at ${t.whole} not null,
      primary key (user_id, kind, target)
    )`,
    'create index mutes_of_target on mutes (kind, target)',
    `create table saved_items (
      user_id ${t.whole} not null references users (id) on delete cascade,
      kind ${t.text} not null,
      target ${t.text} not null,
      label ${t.text} not null,
      created_at ${t.whole} not null,
      primary key (user_id, kind, target)
    )`,
    'create index saved_items_by_target on saved_items (kind, target)',
  ],
};
