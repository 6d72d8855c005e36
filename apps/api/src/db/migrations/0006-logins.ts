import type { Generated } from 'kysely';
import { DAY } from '../../runtime/clock.ts';
import { limited, personal } from './table-rules.ts';
import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/**
 * How people log in. A session is one login on one device; each site holds one token of it.
 * Codes, tokens and cookies are stored only as hashes.
 */
export interface LoginTables {
  sessions: {
    id: Generated<number>;
    user_id: number;
    /** As shown to the owner in the list of devices: "Chrome on Android". */
    device: string;
    cookie_hash: string;
    /** The value before the last exchange: it distinguishes a late second tab from a stolen copy. */
    old_cookie_hash: string | null;
    created_at: Time;
    last_used_at: Time;
    expires_at: Time;
  };
  session_tokens: { token_hash: string; session_id: number; created_at: Time };
  /** The history of the codes sent to a phone. Its row is also the lock that serialises attempts on one phone. */
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
  /**
   * A new number that its holder has confirmed with a code. It waits for the code of the old number, or for its due
   * time.
   */
  phone_changes: {
    user_id: number;
    phone: string;
    /** The login that requested it, which stays open. */
    session_id: number;
    confirmed_at: Time;
    /** When the number changes automatically; null until the person chooses to wait. */
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
  /** The outcome of each message given to a provider; neither its number nor its text. */
  sms_messages: {
    id: string;
    /** The provider's id of the message, used in its reports; null when it refused the message. */
    provider_id: string | null;
    kind: string;
    state: 'sent' | 'delivered' | 'failed';
    reason: string | null;
    /** Thousandths of a rupee; null if neither the settings nor the provider state a price. */
    cost: number | null;
    sent_at: Time;
  };
  /** The reply to a write with a key: repeating the request returns the same reply and writes nothing. */
  idempotency_keys: {
    user_id: number;
    idempotency_key: string;
    fingerprint: string;
    /** JSON; empty while the write is running, which is visible only to its transaction. */
    reply: string;
    created_at: Time;
  };
}

export const logins: Migration<LoginTables> = {
  name: '0006-logins',
  tables: {
    sessions: personal('sessions', { since: 'expires_at', order: 'id', secret: ['cookie_hash', 'old_cookie_hash'] }),
    session_tokens: personal('session_tokens', {
      through: { column: 'session_id', table: 'sessions' },
      order: 'created_at',
      secret: ['token_hash'],
    }),
    otp_phones: personal('otp_phones', { since: 'touched_at', owner: { phone: 'phone' }, order: 'phone' }),
    otp_codes: personal('otp_codes', {
      since: 'expires_at',
      owner: { phone: 'phone' },
      order: 'id',
      secret: ['salt', 'mac'],
    }),
    phone_changes: personal('phone_changes', { since: 'confirmed_at', order: 'confirmed_at', secret: ['undo_hash'] }),
    rate_windows: limited(
      'Limits of messages, by hashed callers and mailboxes, and of what staff remove, and the readiness check',
      { since: 'started_at', life: DAY },
    ),
    sms_outbox: personal('sms_outbox', {
      since: 'sent_at',
      owner: { recipient: 'phone' },
      order: 'id',
      secret: ['content'],
    }),
    sms_messages: limited('Whether a text message arrived, and what it cost; neither its number nor its text', {
      since: 'sent_at',
      life: 90 * DAY,
    }),
    idempotency_keys: personal('idempotency_keys', {
      since: 'created_at',
      order: 'created_at',
      secret: ['fingerprint', 'reply'],
    }),
  },
  statements: (t) => [
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
    `create table sms_messages (
      id ${t.text} primary key,
      provider_id ${t.text} unique,
      kind ${t.text} not null,
      state ${t.text} not null,
      reason ${t.text},
      cost ${t.whole},
      sent_at ${t.whole} not null
    )`,
    'create index sms_messages_by_time on sms_messages (sent_at, state)',
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
