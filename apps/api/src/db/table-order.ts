import type { Tables } from './schema/tables.ts';

/** A table and the columns that tell its rows apart and order them. */
export interface OrderedTable {
  readonly name: keyof Tables;
  readonly key: readonly string[];
  /** Whether the database gives out its ids. */
  readonly counted: boolean;
}

const counted = (name: keyof Tables): OrderedTable => ({ name, key: ['id'], counted: true });
const keyed = (name: keyof Tables, ...key: string[]): OrderedTable => ({ name, key, counted: false });

/** Every table, each after those it refers to. */
export const tableOrder: readonly OrderedTable[] = [
  keyed('imported_packs', 'name'),
  counted('posts'),
  keyed('post_images', 'post_id', 'position'),
  counted('audio_bars'),
  counted('ad_carousels'),
  keyed('ad_images', 'carousel_id', 'position'),
  counted('polls'),
  counted('poll_options'),
  counted('tag_scrollers'),
  keyed('latest_story', 'id'),
  counted('tags'),
  counted('categories'),
  keyed('post_tags', 'tag_id', 'post_id'),
  keyed('post_categories', 'category_id', 'post_id'),
  keyed('tag_scroller_tags', 'scroller_id', 'position'),
  counted('users'),
  counted('sessions'),
  keyed('session_tokens', 'token_hash'),
  keyed('otp_phones', 'phone'),
  counted('otp_codes'),
  keyed('rate_windows', 'name'),
  counted('sms_outbox'),
  keyed('idempotency_keys', 'user_id', 'idempotency_key'),
  keyed('interaction_counts', 'post_id', 'day', 'action_name', 'action'),
  keyed('conversations', 'id'),
  counted('chat_messages'),
  counted('live_events'),
  keyed('user_locations', 'user_id'),
  keyed('view_marks', 'post_id', 'viewer'),
  keyed('post_likes', 'user_id', 'post_id'),
  keyed('tag_follows', 'user_id', 'tag_id'),
  keyed('category_follows', 'user_id', 'category_id'),
  keyed('poll_votes', 'poll_id', 'user_id'),
  counted('comments'),
  counted('notifications'),
  keyed('email_subscriptions', 'email_key', 'tag_id'),
  counted('leagues'),
  keyed('about_league', 'id'),
  counted('league_categories'),
  counted('league_groups'),
  counted('league_fixtures'),
  counted('league_social_posts'),
  keyed('league_follows', 'user_id', 'league_id'),
  counted('forms'),
  counted('form_fields'),
  counted('form_field_options'),
  keyed('form_responses', 'id'),
  keyed('form_answers', 'response_id', 'field_id'),
  keyed('form_files', 'name'),
  counted('league_registrations'),
  counted('registration_sports'),
  counted('registration_groups'),
  keyed('registration_entries', 'user_id', 'group_id'),
];
