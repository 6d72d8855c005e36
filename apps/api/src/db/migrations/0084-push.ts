import type { Generated } from 'kysely';
import type { Time } from '../value-types.ts';
import type { PushEventColumn, PushLanguage } from './0098-push-language.ts';
import type { Migration } from './migration.ts';

/** Browsers that get push messages, what about, and what is still to be sent. */
export interface PushTables {
  push_subscriptions: PushLanguage & {
    id: Generated<number>;
    endpoint: string;
    p256dh: string;
    auth: string;
    /** Null for a visitor's. */
    user_id: number | null;
    /** The login; without it nothing of the user's own is sent. */
    session_id: number | null;
    /** When the browser last confirmed it. */
    used_at: Time;
  };
  push_topics: {
    subscription_id: number;
    kind: 'tag' | 'match' | 'team' | 'messages';
    target: string;
    label: string;
  };
  push_notes: PushEventColumn & {
    id: Generated<number>;
    subscription_id: number;
    kind: 'tag' | 'match' | 'team' | 'messages';
    target: string;
    /** Why the browser gets it. */
    label: string;
    text: string;
    /** On which site, and where on it. */
    site: 'feed' | 'league';
    path: string;
    run_at: Time;
    attempts: Generated<number>;
  };
  /** When a browser last got a message of a kind. */
  push_pace: {
    subscription_id: number;
    kind: string;
    sent_at: Time;
  };
}

export const push: Migration = {
  name: '0084-push',
  statements: (t) => [
    `create table push_subscriptions (
      id ${t.newId},
      endpoint ${t.text} not null unique,
      p256dh ${t.text} not null,
      auth ${t.text} not null,
      user_id ${t.whole} references users (id) on delete cascade,
      session_id ${t.whole} references sessions (id) on delete set null,
      used_at ${t.whole} not null
    )`,
    'create index push_subscriptions_of_user on push_subscriptions (user_id)',
    'create index push_subscriptions_of_session on push_subscriptions (session_id)',
    'create index push_subscriptions_by_use on push_subscriptions (used_at)',
    `create table push_topics (
      subscription_id ${t.whole} not null references push_subscriptions (id) on delete cascade,
      kind ${t.text} not null,
      target ${t.text} not null,
      label ${t.text} not null,
      primary key (subscription_id, kind, target)
    )`,
    'create index push_topics_by_target on push_topics (kind, target)',
    `create table push_notes (
      id ${t.newId},
      subscription_id ${t.whole} not null references push_subscriptions (id) on delete cascade,
      kind ${t.text} not null,
      target ${t.text} not null,
      label ${t.text} not null,
      text ${t.text} not null,
      site ${t.text} not null,
      path ${t.text} not null,
      run_at ${t.whole} not null,
      attempts ${t.whole} not null default 0
    )`,
    'create index push_notes_by_time on push_notes (run_at)',
    'create index push_notes_of_subscription on push_notes (subscription_id, kind)',
    `create table push_pace (
      subscription_id ${t.whole} not null references push_subscriptions (id) on delete cascade,
      kind ${t.text} not null,
      sent_at ${t.whole} not null,
      primary key (subscription_id, kind)
    )`,
  ],
};
