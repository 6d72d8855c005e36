import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/** Whom it is about. The phone is canonical, the e-mail in the form that is compared. */
export interface Owner {
  readonly userId: number;
  readonly phone: string;
  readonly emailKey: string | null;
}

type Whose = (owner: Owner) => RawBuilder<unknown>;

/** A table with rows that belong to a person. */
export interface PersonalTable {
  readonly name: keyof Tables;
  /** The condition that finds the person's rows. */
  readonly whose: Whose;
  /** What the person's copy has of it: 'nothing' where a row tells only how the server does its work. */
  readonly copied: 'nothing' | { readonly order: string; readonly without?: readonly string[] };
  /** The number elsewhere that each of the rows has added one to. */
  readonly counter?: { readonly table: keyof Tables; readonly column: string; readonly row: string };
  /** The column that names an upload of the person. */
  readonly upload?: string;
}

const ofUser: Whose = ({ userId }) => sql`user_id = ${userId}`;
const ofPhone: Whose = ({ phone }) => sql`phone = ${phone}`;
const inSession: Whose = ({ userId }) => sql`session_id in (select id from sessions where user_id = ${userId})`;
const inResponse: Whose = ({ userId }) => sql`response_id in (select id from form_responses where user_id = ${userId})`;
const inTalk: Whose = ({ userId }) => sql`conversation_id in (select id from conversations where user_id = ${userId})`;

/**
 * Every table with something of a person's, each before those it refers to: what is copied for them and deleted with
 * them. `users` itself comes last. A test holds the list against the schema, so a new table with a column that names a
 * person belongs here.
 */
export const personalTables: readonly PersonalTable[] = [
  { name: 'session_tokens', whose: inSession, copied: 'nothing' },
  {
    name: 'sessions',
    whose: ofUser,
    copied: { order: 'id', without: ['cookie_hash', 'old_cookie_hash'] },
  },
  { name: 'otp_codes', whose: ofPhone, copied: 'nothing' },
  { name: 'otp_phones', whose: ofPhone, copied: 'nothing' },
  { name: 'sms_outbox', whose: ({ phone }) => sql`recipient = ${phone}`, copied: 'nothing' },
  { name: 'idempotency_keys', whose: ofUser, copied: 'nothing' },
  { name: 'live_events', whose: ofUser, copied: 'nothing' },
  { name: 'user_locations', whose: ofUser, copied: { order: 'user_id' } },
  {
    name: 'post_likes',
    whose: ofUser,
    copied: { order: 'post_id' },
    counter: { table: 'posts', column: 'like_count', row: 'post_id' },
  },
  {
    name: 'tag_follows',
    whose: ofUser,
    copied: { order: 'tag_id' },
    counter: { table: 'tags', column: 'follower_count', row: 'tag_id' },
  },
  {
    name: 'category_follows',
    whose: ofUser,
    copied: { order: 'category_id' },
    counter: { table: 'categories', column: 'follower_count', row: 'category_id' },
  },
  {
    name: 'league_follows',
    whose: ofUser,
    copied: { order: 'league_id' },
    counter: { table: 'leagues', column: 'follower_count', row: 'league_id' },
  },
  {
    name: 'poll_votes',
    whose: ofUser,
    copied: { order: 'poll_id' },
    counter: { table: 'poll_options', column: 'vote_count', row: 'option_id' },
  },
  { name: 'form_files', whose: inResponse, copied: { order: 'created_at' }, upload: 'name' },
  { name: 'form_answers', whose: inResponse, copied: { order: 'response_id' } },
  { name: 'form_responses', whose: ofUser, copied: { order: 'created_at' } },
  {
    name: 'registration_entries',
    whose: ofUser,
    copied: { order: 'group_id' },
    counter: { table: 'registration_groups', column: 'taken', row: 'group_id' },
  },
  { name: 'comments', whose: ofUser, copied: { order: 'id' } },
  { name: 'notifications', whose: ofUser, copied: { order: 'id' } },
  { name: 'chat_messages', whose: inTalk, copied: { order: 'id' } },
  { name: 'conversations', whose: ofUser, copied: { order: 'created_at' } },
  {
    name: 'email_subscriptions',
    whose: ({ phone, emailKey }) => sql`(email_key = ${emailKey} or phone = ${phone})`,
    copied: { order: 'created_at', without: ['email_key'] },
  },
  { name: 'users', whose: ({ userId }) => sql`id = ${userId}`, copied: { order: 'id', without: ['email_key'] } },
];
