import type { Generated } from 'kysely';
import type { Time } from './post-tables.ts';

export interface PostLikeTable {
  user_id: number;
  post_id: number;
  created_at: Time;
}

export interface TagFollowTable {
  user_id: number;
  tag_id: number;
  created_at: Time;
}

export interface CategoryFollowTable {
  user_id: number;
  category_id: number;
  created_at: Time;
}

export interface LeagueFollowTable {
  user_id: number;
  league_id: number;
  created_at: Time;
}

export interface PollVoteTable {
  poll_id: number;
  user_id: number;
  option_id: number;
  created_at: Time;
}

export interface CommentTable {
  id: Generated<number>;
  post_id: number;
  user_id: number | null;
  author_name: string | null;
  pack_key: string | null;
  comment: string;
  created_at: Time;
}

export interface NotificationTable {
  id: Generated<number>;
  slug: string | null;
  /** Null goes to everybody. */
  user_id: number | null;
  /** Sanitised HTML. */
  content: string;
  created_at: Time;
}

export interface EmailSubscriptionTable {
  email_key: string;
  tag_id: number;
  email: string;
  phone: string | null;
  created_at: Time;
}

export interface IdempotencyKeyTable {
  user_id: number;
  idempotency_key: string;
  fingerprint: string;
  /** JSON; empty while the write runs, which nobody else sees. */
  reply: string;
  created_at: Time;
}

export interface InteractionCountTable {
  post_id: number;
  /** Days since 1970 UTC. */
  day: number;
  action_name: string;
  action: string;
  count: number;
}
