import type { Migration } from './migration.ts';

/**
 * Accounts and how one gets into them. A session is one login on one device; its tokens are what the sites hold, one
 * per site. Codes, tokens and cookies are stored only as hashes (trust.md, O-2 and T-1).
 */
export const people: Migration = {
  name: '0004-people',
  statements: (t) => [
    `create table users (
      id ${t.newId},
      phone ${t.text} not null unique,
      name ${t.text} not null,
      email ${t.text},
      email_key ${t.text} unique,
      avatar ${t.text},
      created_at ${t.whole} not null
    )`,
    `create table sessions (
      id ${t.newId},
      user_id ${t.whole} not null references users (id) on delete cascade,
      device ${t.text} not null,
      cookie_hash ${t.text} not null unique,
      old_cookie_hash ${t.text},
      created_at ${t.whole} not null,
      last_used_at ${t.whole} not null,
      expires_at ${t.whole} not null
    )`,
    'create index sessions_of_user on sessions (user_id, last_used_at)',
    'create index sessions_by_old_cookie on sessions (old_cookie_hash)',
    'create index sessions_by_expiry on sessions (expires_at)',
    `create table session_tokens (
      token_hash ${t.text} primary key,
      session_id ${t.whole} not null references sessions (id) on delete cascade,
      created_at ${t.whole} not null
    )`,
    'create index session_tokens_of_session on session_tokens (session_id)',
    `create table otp_phones (
      phone ${t.text} primary key,
      sends ${t.text} not null,
      failures ${t.text} not null,
      locked_until ${t.whole} not null,
      verified_at ${t.whole} not null,
      touched_at ${t.whole} not null
    )`,
    'create index otp_phones_by_time on otp_phones (touched_at)',
    `create table otp_codes (
      id ${t.newId},
      phone ${t.text} not null,
      purpose ${t.text} not null,
      salt ${t.text} not null,
      mac ${t.text} not null,
      tries ${t.whole} not null,
      created_at ${t.whole} not null,
      expires_at ${t.whole} not null
    )`,
    'create index otp_codes_of_phone on otp_codes (phone, purpose, id)',
    'create index otp_codes_by_expiry on otp_codes (expires_at)',
    `create table rate_windows (
      name ${t.text} primary key,
      started_at ${t.whole} not null,
      used ${t.whole} not null
    )`,
    'create index rate_windows_by_time on rate_windows (started_at)',
    `create table sms_outbox (
      id ${t.newId},
      recipient ${t.text} not null,
      content ${t.text} not null,
      sent_at ${t.whole} not null
    )`,
  ],
};
