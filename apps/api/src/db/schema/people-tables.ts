import type { Generated } from 'kysely';
import type { Time } from './post-tables.ts';

export interface UserTable {
  id: Generated<number>;
  /** Ten digits, canonical. */
  phone: string;
  name: string;
  email: string | null;
  /** The e-mail in the form in which two spellings of one address are equal. */
  email_key: string | null;
  avatar: string | null;
  created_at: Time;
}

export interface SessionTable {
  id: Generated<number>;
  user_id: number;
  /** What the owner sees in the list of devices, for example "Chrome on Android". */
  device: string;
  cookie_hash: string;
  /** The value before the last exchange, to know a late second tab from a thief's old copy. */
  old_cookie_hash: string | null;
  created_at: Time;
  last_used_at: Time;
  expires_at: Time;
}

export interface SessionTokenTable {
  token_hash: string;
  session_id: number;
  created_at: Time;
}

/** What is remembered of a phone between codes. Its row is also the lock that makes tries of one phone wait for each other. */
export interface OtpPhoneTable {
  phone: string;
  /** JSON: when codes were sent in the last day, oldest first. */
  sends: string;
  /** JSON: when a wrong code was entered in the last day, oldest first; emptied by a right one. */
  failures: string;
  locked_until: Time;
  verified_at: Time;
  touched_at: Time;
}

export interface OtpCodeTable {
  id: Generated<number>;
  phone: string;
  purpose: 'login' | 'change-phone' | 'delete-account';
  salt: string;
  mac: string;
  tries: number;
  created_at: Time;
  expires_at: Time;
}

export interface RateWindowTable {
  name: string;
  started_at: Time;
  used: number;
}

export interface SmsOutboxTable {
  id: Generated<number>;
  recipient: string;
  content: string;
  sent_at: Time;
}

export interface UserLocationTable {
  user_id: number;
  /** Degrees, two decimals. */
  lat: number;
  lng: number;
  location: string;
  updated_at: Time;
}
