import type { StaffRole } from '@maidan/contract/desk/access/staff-roles';
import type { Generated } from 'kysely';
import { DAY, HOUR } from '../../runtime/clock.ts';
import { limited, ofStaff } from './table-rules.ts';
import type { Flag, Time } from '../value-types.ts';
import { auditLogTriggers, LOG_LIFE } from './audit-log-triggers.ts';
import type { Migration } from './migration.ts';

/** The staff, how they sign in, and what they did. */
export interface StaffTables {
  staff: {
    id: Generated<number>;
    name: string;
    /** Canonical; null once the person has been removed. */
    phone: string | null;
    joined_at: Time;
    last_seen_at: Time;
    /** The row is kept while the log names the person. */
    removed_at: Time | null;
  };
  staff_roles: { staff_id: number; role: StaffRole };
  /** Removed when it is used or revoked. */
  staff_invitations: {
    id: Generated<number>;
    secret_hash: string;
    phone: string;
    name: string | null;
    /** JSON: a list of roles. */
    roles: string;
    /** JSON: a list of ids. */
    league_ids: string;
    /** Null for the operator's command. */
    invited_by: number | null;
    created_at: Time;
    expires_at: Time;
  };
  staff_passkeys: {
    id: Generated<number>;
    staff_id: number;
    credential_id: string;
    /** COSE, as base64url. */
    public_key: string;
    counter: number;
    /** JSON: a list of texts. */
    transports: string;
    name: string;
    /** Whether it is synced to the person's other devices. */
    synced: Flag;
    created_at: Time;
    last_used_at: Time;
  };
  /** A code is removed when it is used. */
  staff_recovery_codes: { staff_id: number; code_hash: string };
  staff_sessions: {
    id: Generated<number>;
    staff_id: number;
    token_hash: string;
    device: string;
    created_at: Time;
    last_used_at: Time;
    expires_at: Time;
    /** Until then the passkey counts as freshly used. */
    fresh_until: Time;
  };
  /** A sign-in, or another use of a passkey, in progress. */
  staff_tickets: {
    ticket_hash: string;
    purpose: 'join' | 'sign-in' | 'recover' | 'step-up' | 'add-passkey';
    phone: string;
    /** Null for an invited person who is not on the staff yet. */
    staff_id: number | null;
    invitation_id: number | null;
    /** The challenge that the passkey signs. */
    challenge: string;
    /** The number of wrong recovery codes. */
    tries: Generated<number>;
    expires_at: Time;
  };
  staff_idempotency_keys: {
    staff_id: number;
    idempotency_key: string;
    fingerprint: string;
    reply: string;
    created_at: Time;
  };
  /** Rows are only added, and removed after two years; triggers refuse anything else. */
  audit_log: {
    id: Generated<number>;
    at: Time;
    /** Null for the server itself, or a command. */
    staff_id: number | null;
    action: string;
    thing_kind: string | null;
    thing_id: string | null;
    thing_name: string | null;
    /** JSON: texts by name. Never the text of a message. */
    old_values: string | null;
    new_values: string | null;
    device: string | null;
  };
}

export const staff: Migration<StaffTables> = {
  name: '0007-staff',
  tables: {
    staff: limited('The staff: name, and phone to sign in to the desk; on removal the phone is deleted at once', {
      since: 'removed_at',
      life: LOG_LIFE,
      remainder: 'who is on the staff stays',
    }),
    staff_roles: ofStaff('What a member of staff may do'),
    staff_invitations: limited('Who is invited to the staff: phone, name and roles, and the link, hashed', {
      since: 'expires_at',
      life: DAY,
    }),
    staff_passkeys: ofStaff('Public keys that staff sign in with'),
    staff_recovery_codes: ofStaff('Codes in place of a lost passkey, hashed'),
    staff_sessions: limited('Sessions of the desk, their tokens hashed', { since: 'expires_at', life: DAY }),
    staff_tickets: limited('Sign-ins of staff that have begun', { since: 'expires_at', life: HOUR }),
    staff_idempotency_keys: limited(
      'Repeats a reply to staff instead of a write; of replies with secrets only the key',
      { since: 'created_at', life: 8 * DAY },
    ),
    audit_log: limited('Who of the staff did what, on what, and when; no texts of messages', {
      since: 'at',
      life: LOG_LIFE,
      remainder: 'the removal itself is logged',
    }),
  },
  statements: (t) => [
    `create table staff (
        id ${t.newId}, name ${t.text} not null, phone ${t.text} unique,
        joined_at ${t.whole} not null, last_seen_at ${t.whole} not null, removed_at ${t.whole}
      )`,
    'create index staff_by_name on staff (name, id) where removed_at is null',
    `create table staff_roles (staff_id ${t.whole} not null references staff (id) on delete cascade, role ${t.text} not null, primary key (staff_id, role))`,
    'create index staff_roles_by_role on staff_roles (role)',
    `create table staff_invitations (
        id ${t.newId}, secret_hash ${t.text} not null unique, phone ${t.text} not null unique, name ${t.text},
        roles ${t.text} not null, league_ids ${t.text} not null,
        invited_by ${t.whole} references staff (id) on delete cascade,
        created_at ${t.whole} not null, expires_at ${t.whole} not null
      )`,
    'create index staff_invitations_by_expiry on staff_invitations (expires_at)',
    'create index staff_invitations_of_staff on staff_invitations (invited_by)',
    `create table staff_passkeys (
        id ${t.newId}, staff_id ${t.whole} not null references staff (id) on delete cascade, credential_id ${t.text} not null unique,
        public_key ${t.text} not null, counter ${t.whole} not null, transports ${t.text} not null,
        name ${t.text} not null, synced ${t.flag} not null,
        created_at ${t.whole} not null, last_used_at ${t.whole} not null
      )`,
    'create index staff_passkeys_of_staff on staff_passkeys (staff_id, id)',
    `create table staff_recovery_codes (
        staff_id ${t.whole} not null references staff (id) on delete cascade, code_hash ${t.text} not null, primary key (staff_id, code_hash)
      )`,
    `create table staff_sessions (
        id ${t.newId}, staff_id ${t.whole} not null references staff (id) on delete cascade, token_hash ${t.text} not null unique, device ${t.text} not null,
        created_at ${t.whole} not null, last_used_at ${t.whole} not null,
        expires_at ${t.whole} not null, fresh_until ${t.whole} not null
      )`,
    'create index staff_sessions_of_staff on staff_sessions (staff_id, last_used_at desc, id desc)',
    'create index staff_sessions_by_expiry on staff_sessions (expires_at)',
    `create table staff_tickets (
        ticket_hash ${t.text} primary key, purpose ${t.text} not null, phone ${t.text} not null,
        staff_id ${t.whole} references staff (id) on delete cascade,
        invitation_id ${t.whole} references staff_invitations (id) on delete cascade,
        challenge ${t.text} not null, tries ${t.whole} not null default 0, expires_at ${t.whole} not null
      )`,
    'create index staff_tickets_by_expiry on staff_tickets (expires_at)',
    'create index staff_tickets_of_staff on staff_tickets (staff_id)',
    'create index staff_tickets_of_invitation on staff_tickets (invitation_id)',
    `create table staff_idempotency_keys (
        staff_id ${t.whole} not null references staff (id) on delete cascade, idempotency_key ${t.text} not null, fingerprint ${t.text} not null,
        reply ${t.text} not null, created_at ${t.whole} not null, primary key (staff_id, idempotency_key)
      )`,
    'create index staff_idempotency_keys_by_time on staff_idempotency_keys (created_at)',
    `create table audit_log (
        id ${t.newId}, at ${t.whole} not null, staff_id ${t.whole}, action ${t.text} not null,
        thing_kind ${t.text}, thing_id ${t.text}, thing_name ${t.text},
        old_values ${t.text}, new_values ${t.text}, device ${t.text}
      )`,
    'create index audit_log_of_staff on audit_log (staff_id, id)',
    'create index audit_log_of_action on audit_log (action, id)',
    'create index audit_log_of_thing on audit_log (thing_kind, thing_id, id)',
    'create index audit_log_by_time on audit_log (at)',
    ...auditLogTriggers(t),
  ],
};
