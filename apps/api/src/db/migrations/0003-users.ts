import type { Generated } from 'kysely';
import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/**
 * Accounts and how people log in to them. A session is one login on one device; each site holds one token of it.
 * Codes, tokens and cookies are stored only as hashes.
 */
export interface UserTables {
  users: {
    id: Generated<number>;
    /** Ten digits, canonical; `former <id>` for an account that lost its number. */
    phone: string;
    name: string;
    email: string | null;
    /**
     * The e-mail that the account registered with, normalised so that two spellings of one address are equal. No other
     * account can register with it. Null once the profile has another, unconfirmed one.
     */
    email_key: string | null;
    avatar: string | null;
    /** How much the account has ever stored; only rises. */
    stored_bytes: Generated<number>;
    created_at: Time;
    /** The last login or call, to a day. */
    last_used_at: Time;
  };
  /** The number of an account that was idle for so long that the number may have a new owner; no login opens it. */
  former_numbers: { user_id: number; phone: string; left_at: Time };
  /** What keeps an idle account from the next owner of its number. */
  account_pins: {
    user_id: number;
    salt: string;
    mac: string;
    set_at: Time;
    /** Wrong ones since `guesses_since`, a day ago at most. */
    guesses: number;
    guesses_since: Time;
  };
  /** What a person agreed to when the account was made. */
  consents: { user_id: number; version: string; given_at: Time };
  sessions: {
    id: Generated<number>;
    user_id: number;
    /** As the owner sees it in the list of devices: "Chrome on Android". */
    device: string;
    cookie_hash: string;
    /** The value before the last exchange: it distinguishes a late second tab from a stolen copy. */
    old_cookie_hash: string | null;
    created_at: Time;
    last_used_at: Time;
    expires_at: Time;
  };
  session_tokens: { token_hash: string; session_id: number; created_at: Time };
  /** What the codes sent to a phone leave behind. Its row is also the lock that serialises attempts on one phone. */
  otp_phones: {
    phone: string;
    /** A device on which the phone has logged in; '' for all others together. */
    device: string;
    /** JSON: when codes were sent in the last day, oldest first. */
    sends: string;
    /** JSON: when a wrong code was entered in the last day, oldest first; emptied by a right code. */
    failures: string;
    locked_until: Time;
    verified_at: Time;
    touched_at: Time;
  };
  otp_codes: {
    id: Generated<number>;
    phone: string;
    device: string;
    purpose:
      | 'login'
      | 'change-phone'
      | 'leave-phone'
      | 'export-account'
      | 'delete-account'
      | 'account-pin'
      | 'guardian'
      | 'desk';
    salt: string;
    mac: string;
    tries: number;
    created_at: Time;
    expires_at: Time;
  };
  /** A new number that its holder has confirmed with a code. It waits for the code of the old one, or for its time. */
  phone_changes: {
    user_id: number;
    phone: string;
    /** The login that requested it, which continues. */
    session_id: number;
    confirmed_at: Time;
    /** When the number changes by itself; null until the person chooses to wait. */
    due_at: Time | null;
    /** SHA-256 of the link in the message to the old number. */
    undo_hash: string | null;
  };
  rate_windows: { name: string; started_at: Time; used: number };
  sms_outbox: {
    id: Generated<number>;
    recipient: string;
    content: string;
    sent_at: Time;
  };
  /** The latest location of a user, to about a kilometre. */
  user_locations: {
    user_id: number;
    /** Degrees, two decimals. */
    lat: number;
    /** Degrees, two decimals. */
    lng: number;
    location: string;
    updated_at: Time;
  };
}

export const users: Migration = {
  name: '0003-users',
  statements: (t) => [
    `create table users (
      id ${t.newId},
      phone ${t.text} not null unique,
      name ${t.text} not null,
      email ${t.text},
      email_key ${t.text} unique,
      avatar ${t.text},
      stored_bytes ${t.whole} not null default 0,
      created_at ${t.whole} not null,
      last_used_at ${t.whole} not null
    )`,
    `create table former_numbers (
      user_id ${t.whole} primary key references users (id) on delete cascade,
      phone ${t.text} not null,
      left_at ${t.whole} not null
    )`,
    'create index former_numbers_by_phone on former_numbers (phone, left_at)',
    'create index former_numbers_by_time on former_numbers (left_at)',
    `create table account_pins (
      user_id ${t.whole} primary key references users (id) on delete cascade,
      salt ${t.text} not null,
      mac ${t.text} not null,
      set_at ${t.whole} not null,
      guesses ${t.whole} not null,
      guesses_since ${t.whole} not null
    )`,
    `create table consents (
      user_id ${t.whole} not null references users (id) on delete cascade,
      version ${t.text} not null,
      given_at ${t.whole} not null,
      primary key (user_id, version)
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
      phone ${t.text} not null,
      device ${t.text} not null,
      sends ${t.text} not null,
      failures ${t.text} not null,
      locked_until ${t.whole} not null,
      verified_at ${t.whole} not null,
      touched_at ${t.whole} not null,
      primary key (phone, device)
    )`,
    'create index otp_phones_by_time on otp_phones (touched_at)',
    `create table otp_codes (
      id ${t.newId},
      phone ${t.text} not null,
      device ${t.text} not null,
      purpose ${t.text} not null,
      salt ${t.text} not null,
      mac ${t.text} not null,
      tries ${t.whole} not null,
      created_at ${t.whole} not null,
      expires_at ${t.whole} not null
    )`,
    'create index otp_codes_of_phone on otp_codes (phone, device, purpose, id)',
    'create index otp_codes_by_expiry on otp_codes (expires_at)',
    `create table phone_changes (
      user_id ${t.whole} primary key references users (id) on delete cascade,
      phone ${t.text} not null,
      session_id ${t.whole} not null,
      confirmed_at ${t.whole} not null,
      due_at ${t.whole},
      undo_hash ${t.text} unique
    )`,
    'create index phone_changes_by_time on phone_changes (due_at)',
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
    `create table user_locations (
      user_id ${t.whole} primary key references users (id) on delete cascade,
      lat double precision not null,
      lng double precision not null,
      location ${t.text} not null,
      updated_at ${t.whole} not null
    )`,
  ],
};
