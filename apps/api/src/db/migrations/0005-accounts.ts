import type { Generated } from 'kysely';
import { personal } from './table-rules.ts';
import type { Engine, Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** SQLite cannot index a custom function: other programs could not open the file. */
const nameFolding: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    `create trigger users_name_added after insert on users begin
      update users set folded_name = folded(new.name) where id = new.id; end`,
    `create trigger users_name_changed after update of name on users begin
      update users set folded_name = folded(new.name) where id = new.id; end`,
  ],
  postgres: [
    `create function fold_name() returns trigger language plpgsql as $$
      begin new.folded_name := folded(new.name); return new; end $$`,
    `create trigger users_name before insert or update of name on users for each row execute function fold_name()`,
  ],
};

/** Accounts, and their guardians' consents. */
export interface AccountTables {
  users: {
    id: Generated<number>;
    /** Ten digits, canonical; `former <id>` for an account that lost its number. */
    phone: string;
    name: string;
    /** The folded name for searches, maintained by triggers. */
    folded_name: Generated<string>;
    email: string | null;
    /**
     * The e-mail that the account registered with, normalised so that two spellings of one address are equal. No other
     * account can register with it. Null once the profile has another, unconfirmed one.
     */
    email_key: string | null;
    avatar: string | null;
    /** The number of bytes that the account has ever stored; never decreases. */
    stored_bytes: Generated<number>;
    created_at: Time;
    /** The last login or call, to a day. */
    last_used_at: Time;
  };
  /**
   * The former number of an account that was idle for so long that the number may have a new owner; no login opens the
   * account.
   */
  former_numbers: { user_id: number; phone: string; left_at: Time };
  /** The PIN that protects an idle account from the next owner of its number. */
  account_pins: {
    user_id: number;
    salt: string;
    mac: string;
    set_at: Time;
    /** Wrong guesses since `guesses_since`, which is at most a day ago. */
    guesses: number;
    guesses_since: Time;
  };
  account_deletions: {
    user_id: number;
    /** The person's visible comments were hidden at this time. */
    asked_at: Time;
    due_at: Time;
  };
  /** The terms that a person accepted at registration. */
  consents: { user_id: number; version: string; given_at: Time };
  birth_years: { user_id: number; birth_year: number; stated_at: Time };
  /** Every guardian that a person named; only the latest counts. */
  guardian_consents: {
    id: Generated<number>;
    user_id: number;
    /** The guardian's number, canonical. */
    phone: string;
    /** SHA-256 of the link in the message to the guardian. */
    link_hash: string;
    /** The guardian's own name, stated with the consent. */
    guardian_name: string | null;
    /** The version of the text that the guardian agreed to. */
    version: string | null;
    asked_at: Time;
    given_at: Time | null;
    /** When the guardian refused, or withdrew the consent. */
    ended_at: Time | null;
    /** From then on the link no longer works, and the row is removed. */
    expires_at: Time;
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

export const accounts: Migration<AccountTables> = {
  name: '0005-accounts',
  tables: {
    users: personal('users', { owner: { id: 'userId' }, order: 'id', secret: ['email_key'] }),
    former_numbers: personal('former_numbers', { order: 'left_at' }),
    account_pins: personal('account_pins', { order: 'set_at', secret: ['salt', 'mac'] }),
    account_deletions: personal('account_deletions', { order: 'asked_at' }),
    consents: personal('consents', { order: 'given_at' }),
    birth_years: personal('birth_years', { order: 'stated_at' }),
    guardian_consents: personal('guardian_consents', { since: 'expires_at', order: 'id', secret: ['link_hash'] }),
    user_locations: personal('user_locations', { order: 'user_id' }),
  },
  statements: (t) => [
    `create table users (
      id ${t.newId},
      phone ${t.text} not null unique,
      name ${t.text} not null,
      folded_name ${t.text} not null default '',
      email ${t.text},
      email_key ${t.text} unique,
      avatar ${t.text},
      stored_bytes ${t.whole} not null default 0,
      created_at ${t.whole} not null,
      last_used_at ${t.whole} not null
    )`,
    ...nameFolding[t.engine],
    'create index users_by_name on users (folded_name, id)',
    'create index users_by_time on users (created_at)',
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
    `create table account_deletions (
      user_id ${t.whole} primary key references users (id) on delete cascade,
      asked_at ${t.whole} not null,
      due_at ${t.whole} not null
    )`,
    'create index account_deletions_due on account_deletions (due_at)',
    `create table consents (
      user_id ${t.whole} not null references users (id) on delete cascade,
      version ${t.text} not null,
      given_at ${t.whole} not null,
      primary key (user_id, version)
    )`,
    `create table birth_years (
      user_id ${t.whole} primary key references users (id) on delete cascade,
      birth_year ${t.whole} not null,
      stated_at ${t.whole} not null
    )`,
    `create table guardian_consents (
      id ${t.newId},
      user_id ${t.whole} not null references users (id) on delete cascade,
      phone ${t.text} not null,
      link_hash ${t.text} not null,
      guardian_name ${t.text},
      version ${t.text},
      asked_at ${t.whole} not null,
      given_at ${t.whole},
      ended_at ${t.whole},
      expires_at ${t.whole} not null
    )`,
    'create index guardian_consents_of_user on guardian_consents (user_id, id)',
    'create index guardian_consents_by_link on guardian_consents (link_hash, id)',
    'create index guardian_consents_by_expiry on guardian_consents (expires_at)',
    `create table user_locations (
      user_id ${t.whole} primary key references users (id) on delete cascade,
      lat double precision not null,
      lng double precision not null,
      location ${t.text} not null,
      updated_at ${t.whole} not null
    )`,
  ],
};
