import type { Generated } from 'kysely';
import { DAY } from '../../runtime/clock.ts';
import { limited, personal } from './table-rules.ts';
import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** The event that a push message reports; `text` for a message with nothing but its text. */
export type PushEvent =
  | 'text'
  | 'scheduled'
  | 'cancelled'
  | 'on_again'
  | 'teams'
  | 'played'
  | 'walkover'
  | 'no_result'
  | 'reply'
  | 'place';

/** Browsers with push messages, their topics, and unsent notes. */
export interface PushTables {
  push_subscriptions: {
    id: Generated<number>;
    endpoint: string;
    p256dh: string;
    auth: string;
    /** Null for a visitor's browser. */
    user_id: number | null;
    /** The login; without it the user's own messages are not sent. */
    session_id: number | null;
    /** When the browser last confirmed it. */
    used_at: Time;
    /** The language in which the browser gets push messages. */
    language: string;
  };
  push_topics: {
    subscription_id: number;
    kind: 'tag' | 'match' | 'team' | 'messages';
    target: string;
    label: string;
  };
  push_notes: {
    id: Generated<number>;
    subscription_id: number;
    kind: 'tag' | 'match' | 'team' | 'messages';
    target: string;
    /** The topic for which the browser gets it. */
    label: string;
    text: string;
    /** The site and the path that it opens. */
    site: 'feed' | 'league';
    path: string;
    run_at: Time;
    attempts: Generated<number>;
    event: PushEvent;
  };
  /** When a browser last got a message of a kind. */
  push_pace: {
    subscription_id: number;
    kind: string;
    sent_at: Time;
  };
}

export const push: Migration<PushTables> = {
  name: '0011-push',
  tables: {
    push_subscriptions: personal('push_subscriptions', {
      since: 'used_at',
      order: 'id',
      secret: ['endpoint', 'p256dh', 'auth'],
    }),
    push_topics: personal('push_topics', {
      through: { column: 'subscription_id', table: 'push_subscriptions' },
      order: 'target',
    }),
    push_notes: limited('Push notifications that are still to be sent', { since: 'run_at', life: 2 * DAY }),
    push_pace: limited('When a browser last got a push notification, so that it gets few', {
      since: 'sent_at',
      life: DAY,
    }),
  },
  statements: (t) => [
    `create table push_subscriptions (
      id ${t.newId},
      endpoint ${t.text} not null unique,
      p256dh ${t.text} not null,
      auth ${t.text} not null,
      user_id ${t.whole} references users (id) on delete cascade,
      session_id ${t.whole} references sessions (id) on delete set null,
      used_at ${t.whole} not null,
      language ${t.text} not null default 'en'
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
      attempts ${t.whole} not null default 0,
      event ${t.text} not null default 'text'
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
