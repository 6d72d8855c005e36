import type { Generated } from 'kysely';
import type { ModeratedComment } from './0028-moderation.ts';
import type { Time } from '../value-types.ts';
import { oncePerUser, type Migration } from './migration.ts';

/** What users do with posts, tags and polls. Each "once per user" rule is a primary key. */
export interface ParticipationTables {
  post_likes: { user_id: number; post_id: number; created_at: Time };
  tag_follows: { user_id: number; tag_id: number; created_at: Time };
  category_follows: { user_id: number; category_id: number; created_at: Time };
  poll_votes: { poll_id: number; user_id: number; option_id: number; created_at: Time };
  /** A comment has an author, or came with a pack, which gives a name and a key to find it by on the next import. */
  comments: ModeratedComment & {
    id: Generated<number>;
    post_id: number;
    user_id: number | null;
    author_name: string | null;
    pack_key: string | null;
    comment: string;
    created_at: Time;
    /** When a moderator hid it; see 0026. */
    hidden_at: Generated<Time | null>;
    /** When its writer last changed it; see 0030. */
    edited_at: Generated<Time | null>;
  };
  notifications: {
    id: Generated<number>;
    slug: string | null;
    /** Null goes to everyone. */
    user_id: number | null;
    /** Sanitised HTML. */
    content: string;
    created_at: Time;
  };
  email_subscriptions: {
    id: Generated<number>;
    /** Who subscribed; null for a visitor. No one has confirmed the e-mail, so it identifies no account. */
    user_id: number | null;
    email_key: string;
    tag_id: number;
    email: string;
    phone: string | null;
    created_at: Time;
  };
  /** How often an action happened on a day; who did it is not stored. */
  interaction_counts: {
    post_id: number;
    /** Days since 1970 UTC. */
    day: number;
    action_name: string;
    action: string;
    count: number;
  };
  /** The reply to a write with a key: repeating the request gives the same reply and writes nothing. */
  idempotency_keys: {
    user_id: number;
    idempotency_key: string;
    fingerprint: string;
    /** JSON; empty while the write runs, which no one else sees. */
    reply: string;
    created_at: Time;
  };
}

export const participation: Migration = {
  name: '0004-participation',
  statements: (t) => [
    ...oncePerUser(t, 'post_likes', 'post', 'posts'),
    ...oncePerUser(t, 'tag_follows', 'tag', 'tags'),
    ...oncePerUser(t, 'category_follows', 'category', 'categories'),
    `create table poll_votes (
      poll_id ${t.whole} not null references polls (id) on delete cascade,
      user_id ${t.whole} not null references users (id) on delete cascade,
      option_id ${t.whole} not null references poll_options (id) on delete cascade,
      created_at ${t.whole} not null,
      primary key (poll_id, user_id)
    )`,
    'create index poll_votes_of_user on poll_votes (user_id)',
    'create index poll_votes_of_option on poll_votes (option_id)',
    `create table comments (
      id ${t.newId},
      post_id ${t.whole} not null references posts (id) on delete cascade,
      user_id ${t.whole} references users (id) on delete cascade,
      author_name ${t.text},
      pack_key ${t.text} unique,
      comment ${t.text} not null,
      created_at ${t.whole} not null
    )`,
    'create index comments_of_post on comments (post_id, created_at, id)',
    'create index comments_of_user on comments (user_id)',
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
    `create table interaction_counts (
      post_id ${t.whole} not null references posts (id) on delete cascade,
      day ${t.whole} not null,
      action_name ${t.text} not null,
      action ${t.text} not null,
      count ${t.whole} not null,
      primary key (post_id, day, action_name, action)
    )`,
    `create table idempotency_keys (
      user_id ${t.whole} not null references users (id) on delete cascade,
      idempotency_key ${t.text} not null,
      fingerprint ${t.text} not null,
      reply ${t.text} not null,
      created_at ${t.whole} not null,
      primary key (user_id, idempotency_key)
    )`,
    'create index idempotency_keys_by_time on idempotency_keys (created_at)',
  ],
};
